/** Sheets and operations in a short notation: Norte (team 1, players 11 to 16) against Sur (team 2, players 21 to 26). */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { applyOperation } from '#shared/domain/sheet/apply-operation.ts';
import {
  emptySheet,
  type SheetContext,
  type SheetEvent,
  type SheetWithMatch,
  type SquadMember,
} from '#shared/domain/sheet/state.ts';
import { textOfReason } from '#shared/text/sheet-reasons.ts';

export const [norte, sur] = [1, 2];

const playerOf = (id: number): SquadMember => ({
  id,
  firstName: 'Juan',
  lastName: `Pérez ${id}`,
  suspension: id === 16 ? 'roja en Fecha 1' : '',
});

export const context: SheetContext = {
  rules: { matchMinutes: 30, periods: 1, walkoverGoals: 3 },
  squads: { home: [11, 12, 13, 14, 15, 16].map(playerOf), away: [21, 22, 23, 24, 25, 26].map(playerOf) },
};

export const contextOfHalves: SheetContext = { ...context, rules: { ...context.rules, periods: 2 } };

export const scheduledMatch: SheetWithMatch = {
  ...emptySheet,
  status: 'scheduled',
  homeTeamId: norte,
  awayTeamId: sur,
  homeScore: null,
  awayScore: null,
  homePenalties: null,
  awayPenalties: null,
  walkover: null,
  scoreFollowsEvents: false,
  events: [],
};

/** Kick-off is at 15:00:00; `instant(90)` is a minute and a half later. */
export const instant = (seconds: number): string => new Date(Date.UTC(2026, 10, 22, 15, 0, seconds)).toISOString();

/** Operations have readable ids, because the rules only compare them. */
type Parts<Kind extends SheetOperation['kind']> = Omit<
  Extract<SheetOperation, { kind: Kind }>,
  'format' | 'id' | 'ageSeconds' | 'kind'
>;
export type Entry = { readonly operation: SheetOperation; readonly at: string };

function entry<Kind extends SheetOperation['kind']>(
  kind: Kind,
  id: string,
  seconds: number,
  parts: Parts<Kind>,
): Entry {
  return {
    operation: { format: 1, id, ageSeconds: 0, kind, ...parts } as unknown as SheetOperation,
    at: instant(seconds),
  };
}

export const clock = (action: Parts<'clock'>['action'], seconds: number): Entry =>
  entry('clock', `${action} ${seconds}`, seconds, { action });
export const start = clock('start', 0);

/** `goal('g1', 11, 65)`: player 11 scores; the team is that of the player's first digit. */
export const event = (id: string, playerId: number, seconds: number, parts: Partial<Parts<'event'>> = {}): Entry =>
  entry('event', id, seconds, {
    teamId: Math.floor(playerId / 10),
    playerId,
    eventType: 'goal',
    minute: Math.min(30, Math.floor(seconds / 60) + 1),
    ...parts,
  });

export const correction = (operationId: string, seconds: number, parts: Partial<Parts<'correction'>>): Entry =>
  entry('correction', `correction of ${operationId} at ${seconds}`, seconds, { operationId, ...parts });

export const end = (seconds: number, parts: Partial<Parts<'end'>> = {}): Entry =>
  entry('end', `end ${seconds}`, seconds, {
    homePenalties: null,
    awayPenalties: null,
    walkover: null,
    observation: '',
    ...parts,
  });

export const remark = (observation: string, seconds: number): Entry =>
  entry('remark', `remark ${seconds}`, seconds, { observation });

export const shirt = (playerId: number, jerseyNumber: number, seconds: number): Entry =>
  entry('shirt', `shirt ${playerId} ${seconds}`, seconds, {
    teamId: Math.floor(playerId / 10),
    playerId,
    jerseyNumber,
  });

/** Bruno Sosa, 23, is not on the list; his id follows from the last twelve digits of `id`. */
export const newPlayer = (id: string, teamId: number, seconds: number): Entry =>
  entry('newPlayer', id, seconds, { teamId, firstName: 'Bruno', lastName: 'Sosa', jerseyNumber: 23 });

export const presence = (teamId: number, playerIds: number[], seconds: number): Entry =>
  entry('presence', `presence ${teamId} ${seconds}`, seconds, { teamId, playerIds });

export const confirmation = (side: 'home' | 'away', seconds: number, seen?: Parts<'confirmation'>['seen']): Entry =>
  entry('confirmation', `${side} ${seconds}`, seconds, { side, by: 'Ana Paz', ...(seen && { seen }) });

/** Applies the entries one after another; the outcomes are those of each. */
export function play(entries: readonly Entry[], from: SheetWithMatch = scheduledMatch, within = context) {
  let state = from;
  const results = entries.map(({ operation, at }) => {
    const applied = applyOperation(state, operation, at, within);
    state = applied.state;
    return { outcome: applied.outcome, message: applied.reason ? textOfReason(applied.reason) : '' };
  });
  return { state, results, last: results.at(-1), score: scoreOf(state) };
}

/** '2-1', followed by the shoot-out as '2-2 (4-3)'. */
export function scoreOf({ homeScore, awayScore, homePenalties, awayPenalties }: SheetWithMatch): string {
  const penalties = homePenalties === null ? '' : ` (${homePenalties}-${awayPenalties})`;
  return `${homeScore}-${awayScore}${penalties}`;
}

/** Events as `11 goal 2'`, in order of minute. */
export const eventsOf = ({ events }: SheetWithMatch): string[] =>
  [...events]
    .sort((a, b) => (a.minute ?? 99) - (b.minute ?? 99) || compareIds(a, b))
    .map(({ playerId, eventType, minute }) => `${playerId} ${eventType} ${minute ?? '?'}'`);

const compareIds = (a: SheetEvent, b: SheetEvent) => ((a.operationId ?? '') < (b.operationId ?? '') ? -1 : 1);
