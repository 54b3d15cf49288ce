/** Whether an event can hardly be a player's: he was sent off, is off for a blue card, or is not marked as present. */
import { blueTimeOutsAt } from '#shared/domain/sheet/blue-time-outs.ts';
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import { clockText } from '../clock/clock-reading.ts';
import { shortNameOf } from '../event-texts.ts';
import type { SheetSide } from '../sheet-sides.ts';
import type { SheetPlayer, ShownSheet } from '../shown-sheet.ts';
import type { EventEntry } from './event-entry.ts';

export interface Doubt {
  readonly question: string;
  /** Whether his word makes him present, because he came later. */
  readonly isAbsence: boolean;
}

type Asked = Pick<EventEntry, 'minute' | 'recorded'>;

/** @param now the server's time in milliseconds since the epoch */
export function doubtAbout(
  sheet: ShownSheet,
  side: SheetSide,
  player: SheetPlayer,
  { minute, recorded }: Asked,
  now: number,
): Doubt | null {
  const name = shortNameOf(player);
  const red = sheet.events.find(({ playerId, eventType }) => playerId === player.id && eventType === 'redcard');
  if (red?.minute && (minute === null || red.minute <= minute)) {
    return { question: `${name} fue expulsado a los ${red.minute}'. ¿Fue él?`, isAbsence: false };
  }
  const recordedAt = recorded && eventToCorrect(sheet.events, recorded)?.at;
  const moment = recordedAt ? Date.parse(recordedAt) : now;
  const timeOuts = blueTimeOutsAt(sheet.events, sheet.clock, sheet.rules, moment);
  const timeOut = timeOuts.find(
    ({ event }) => event.playerId === player.id && (minute === null || (event.minute ?? 0) <= minute),
  );
  if (timeOut) {
    const left = clockText(timeOut.secondsLeft);
    return { question: `${name} está afuera por tarjeta azul, le faltan ${left}. ¿Fue él?`, isAbsence: false };
  }
  if (!isAbsent(side, player)) return null;
  return { question: `${name} no está entre los presentes. ¿Llegó después?`, isAbsence: true };
}

/** Whether somebody has said who is present of the team, and the player is not among them. */
export const isAbsent = ({ present }: SheetSide, { id }: SheetPlayer): boolean =>
  present !== null && present.length > 0 && !present.includes(id);

/** Whether the yellow card that is recorded now is the player's second one, for which he was not shown the red one. */
export function isSecondYellow({ events }: ShownSheet, playerId: number): boolean {
  const cards = events.filter((event) => event.playerId === playerId).map(({ eventType }) => eventType);
  return cards.includes('yellowcard') && !cards.includes('redcard');
}
