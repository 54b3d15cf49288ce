/** An operation of a sheet as a Spanish sentence, for the administrator who decides about it. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import { eventLabels, formatMinute } from '#shared/text/event-labels.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

type NamedSheet = Pick<SheetView, 'match' | 'squads' | 'events' | 'newPlayers' | 'unapplied'>;

const clockTexts = {
  start: 'Empezó el reloj',
  pause: 'Paró el reloj',
  resume: 'Siguió el reloj',
  endHalf: 'Terminó un tiempo',
  correctStart: 'Corrigió el comienzo',
  undoStart: 'Anuló el comienzo',
} as const;

export function operationText(operation: SheetOperation, sheet: NamedSheet): string {
  switch (operation.kind) {
    case 'event': {
      const { eventType, playerId, teamId, minute } = operation;
      const parts = [playerName(playerId, eventType, sheet), teamName(teamId, sheet), formatMinute(minute)];
      return `${eventLabels[eventType]}: ${parts.filter(Boolean).join(', ')}`;
    }
    case 'correction':
      return correctionText(operation, sheet);
    case 'presence':
      return `Presentes de ${teamName(operation.teamId, sheet)}: ${operation.playerIds.length}`;
    case 'newPlayer':
      return `Agregar a ${nameOf(operation)} (n.º ${operation.jerseyNumber}) a ${teamName(operation.teamId, sheet)}`;
    case 'shirt':
      return `Número ${operation.jerseyNumber} para ${playerName(operation.playerId, undefined, sheet)}`;
    case 'clock':
      return clockTexts[operation.action];
    case 'end':
      // An end waits only for its remark: without one it is told at once that another came first.
      return operation.observation ? `Observación: ${operation.observation}` : 'Terminó el partido';
    case 'remark':
      return `Observación: ${operation.observation}`;
    case 'confirmation':
      return `Confirmó ${operation.by} por ${teamName(sideTeamId(operation.side, sheet), sheet)}`;
  }
}

function correctionText(operation: SheetOperation & { kind: 'correction' }, sheet: NamedSheet): string {
  const { eventId, operationId, remove, teamId, playerId, eventType, minute } = operation;
  const event = sheet.events.find((each) => each.id === eventId || each.operationId === (operationId ?? ''));
  const what = event ? eventText(event) : 'un evento';
  if (remove) return `Borrar ${what}`;
  const changes = [
    teamId !== undefined && teamId !== event?.teamId && teamName(teamId, sheet),
    eventType && eventLabels[eventType],
    playerId !== undefined && playerName(playerId, eventType ?? event?.eventType, sheet),
    minute !== undefined && (formatMinute(minute) || 'sin minuto'),
  ];
  return `Cambiar ${what} → ${changes.filter(Boolean).join(', ')}`;
}

function eventText({ eventType, playerDisplayName, minuteFormatted }: NamedSheet['events'][number]): string {
  const who = playerDisplayName ? `de ${playerDisplayName}` : nobody(eventType);
  return [`${eventLabels[eventType]} ${who}`, minuteFormatted].filter(Boolean).join(', ');
}

const sideTeamId = (side: 'home' | 'away', { match }: NamedSheet): number | null =>
  side === 'home' ? match.homeTeamId : match.awayTeamId;

function teamName(id: number | null, { match }: NamedSheet): string {
  const { name } = id === match.homeTeamId ? match.homeTeam : match.awayTeam;
  return teamNameOrFallback(name, id);
}

/** @param eventType undefined for an event that is not known any more */
function playerName(id: number, eventType: EventType | undefined, sheet: NamedSheet): string {
  if (id === 0) return nobody(eventType);
  const player = findPlayer(id, sheet) ?? findUnappliedPlayer(id, sheet);
  return player ? nameOf(player) : 'jugador desconocido';
}

/** A device may have named him by the operation that added him. */
const findPlayer = (id: number, { squads, newPlayers = [] }: NamedSheet) => {
  const added = newPlayers.find(({ operationId }) => newPlayerId(operationId) === id);
  return [...squads.home, ...squads.away].find((each) => each.id === (added?.playerId ?? id));
};

/** Whom an operation adds that waits itself. */
const findUnappliedPlayer = (id: number, { unapplied }: NamedSheet) =>
  unapplied
    .flatMap(({ operation }) => (operation.kind === 'newPlayer' ? [operation] : []))
    .find((operation) => newPlayerId(operation.id) === id);

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

const nobody = (eventType: EventType | undefined): string => (eventType === 'goal' ? 'sin goleador' : 'sin jugador');
