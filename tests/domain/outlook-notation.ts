/** Tables in a short notation: points by team, open matches as 'Fecha 5: Lanús–Ferro'. */
import type { OpenMatch } from '#shared/domain/outlook/table.ts';
import { computeOutlook } from '#shared/domain/outlook/table-outlook.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { BandOutlook, TeamOutlook } from '#shared/domain/schemas/outlook.ts';
import { aTeam } from '../support/builders.ts';

/** A match, in brackets the day of March on which it is played: 'Fecha 5: Lanús–Ferro (3)'. Absent: the round's number. */
export function openMatch(line: string, at: number): OpenMatch {
  const [, round = '', home = '', away = '', day = round.replace('Fecha ', '')] =
    /^(Fecha \d+): (.+)–(.+?)(?: \((\d+)\))?$/.exec(line) ?? [];
  if (!home) throw new Error(`Not a match: '${line}'`);
  return {
    id: at + 1,
    round,
    matchDate: `2026-03-${day.padStart(2, '0')}`,
    matchTime: '15:00',
    homeTeamId: aTeam(home).id,
    awayTeamId: aTeam(away).id,
  };
}

export const upTo = (to: number): Band => ({ from: 1, to, label: `Hasta ${to}`, kind: 'good', table: 'general' });
export const downFrom = (from: number): Band => ({ from, to: 20, label: 'Desciende', kind: 'bad', table: 'general' });

export interface NotedTable {
  /** In the order of the table. */
  readonly points: Readonly<Record<string, number>>;
  readonly open: readonly string[];
  readonly bands?: readonly Band[];
  readonly rules?: { readonly win: number; readonly draw: number; readonly loss: number };
}

/** The outlook of each team by its name. */
export function outlooksIn({ points, open, bands = [upTo(1)], rules }: NotedTable): Record<string, TeamOutlook> {
  const names = Object.keys(points);
  const outlooks = computeOutlook({
    teams: names.map((name, at) => ({ teamId: aTeam(name).id, points: points[name] as number, position: at + 1 })),
    matches: open.map(openMatch),
    bands,
    points: rules ?? { win: 3, draw: 1, loss: 0 },
  });
  return Object.fromEntries(names.map((name, at) => [name, outlooks[at] as TeamOutlook]));
}

/** What the first band says of each team. */
export function bandOutlooksIn(table: NotedTable): Record<string, BandOutlook> {
  const entries = Object.entries(outlooksIn(table));
  return Object.fromEntries(entries.map(([name, { bands }]) => [name, bands[0] as BandOutlook]));
}

export const statesIn = (table: NotedTable): Record<string, string> =>
  Object.fromEntries(Object.entries(bandOutlooksIn(table)).map(([name, { state }]) => [name, state]));

/** What each result of the next match means: 'win sometimes/never' is that it secures sometimes, and is never the end. */
export const nextInWords = ({ next }: BandOutlook): string | null =>
  next &&
  (['win', 'draw', 'loss'] as const)
    .map((result) => `${result} ${next[result].secured}/${next[result].out}`)
    .join(', ');
