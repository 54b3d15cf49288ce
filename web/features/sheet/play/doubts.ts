/** Whether an event can hardly be a player's: he was sent off, is off for a blue card, or is not marked as present. */

import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import { blueTimeOutsAt } from '#shared/domain/sheet/blue-time-outs.ts';
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import { eventLabels } from '#shared/text/event-labels.ts';
import { clockText } from '../clock/clock-reading.ts';
import { shortNameOf } from '../event-texts.ts';
import { findTwin, type OwnEvents } from '../own-events.ts';
import type { SheetSide } from '../sheet-sides.ts';
import type { SheetPlayer, ShownSheet } from '../shown-sheet.ts';
import type { EventEntry } from './event-entry.ts';

export interface Doubt {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** Whether the answer makes him present, because he came later. */
  readonly isAbsence?: true;
  /** Whether another phone may have recorded the same card. */
  readonly isTwin?: true;
}

const whetherHim = { yes: 'Sí, fue él', no: 'Elegir otro' };

type Asked = Pick<EventEntry, 'eventType' | 'minute' | 'recorded'>;

/**
 * @param now the server's time in milliseconds since the epoch
 * @param isOwn whether this phone recorded an event
 */
export function doubtAbout(
  sheet: ShownSheet,
  side: SheetSide,
  player: SheetPlayer,
  { eventType, minute, recorded }: Asked,
  now: number,
  isOwn: OwnEvents['isOwn'],
): Doubt | null {
  const name = shortNameOf(player);
  const asked = { teamId: side.teamId, playerId: player.id, eventType, at: new Date(now).toISOString() };
  if (!recorded && !isGoalType(eventType) && findTwin(sheet, asked, isOwn)) {
    const question = `Ya la anotó otro teléfono: ${eventLabels[eventType]} de ${name}. ¿Es otra?`;
    return { question, yes: 'Sí, es otra', no: 'No, es la misma', isTwin: true };
  }
  const red = sheet.events.find(({ playerId, eventType }) => playerId === player.id && eventType === 'redcard');
  if (red?.minute && (minute === null || red.minute <= minute)) {
    return { question: `${name} fue expulsado a los ${red.minute}'. ¿Fue él?`, ...whetherHim };
  }
  const recordedAt = recorded && eventToCorrect(sheet.events, recorded)?.at;
  const moment = recordedAt ? Date.parse(recordedAt) : now;
  const timeOuts = blueTimeOutsAt(sheet.events, sheet.clock, sheet.rules, moment);
  const timeOut = timeOuts.find(
    ({ event }) => event.playerId === player.id && (minute === null || (event.minute ?? 0) <= minute),
  );
  if (timeOut) {
    const left = clockText(timeOut.secondsLeft);
    return { question: `${name} está afuera por tarjeta azul, le faltan ${left}. ¿Fue él?`, ...whetherHim };
  }
  if (!isAbsent(side, player)) return null;
  const question = `${name} no está entre los presentes. ¿Llegó después?`;
  return { question, yes: 'Sí, está', no: 'Elegir otro', isAbsence: true };
}

/** Whether somebody has said who is present of the team, and the player is not among them. */
export const isAbsent = ({ present }: SheetSide, { id }: SheetPlayer): boolean =>
  present !== null && present.length > 0 && !present.includes(id);

/** Whether the yellow card that is recorded now is the player's second one, for which he was not shown the red one. */
export function isSecondYellow({ events }: ShownSheet, playerId: number): boolean {
  const cards = events.filter((event) => event.playerId === playerId).map(({ eventType }) => eventType);
  return cards.includes('yellowcard') && !cards.includes('redcard');
}
