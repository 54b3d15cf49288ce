/** What is told to the teams of a table in short notation, each by its name. */
import { explainOutlook } from '#shared/domain/outlook/explanation/explain.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { TieBreaker } from '#shared/domain/schemas/rules.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { type OutlookToTell, tellOutlook } from '#shared/text/outlook/outlook-sentences.ts';
import { aTeam } from '../support/builders.ts';
import { type NotedTable, openMatch, outlooksIn, upTo } from './outlook-notation.ts';

interface ToldTable extends NotedTable {
  /** Goal differences by team, 0 where absent. */
  readonly differences?: Readonly<Record<string, number>>;
  readonly tieBreakers?: readonly TieBreaker[];
  /** Completed matches, for the tie-breakers between two teams. */
  readonly played?: readonly Match[];
  /** The teams that nothing but the name separates from the next one. */
  readonly byName?: readonly string[];
}

export function outlooksToTellIn(table: ToldTable): Record<string, OutlookToTell> {
  const { points, open, bands = [upTo(1)], differences = {}, tieBreakers, played = [], byName = [] } = table;
  const names = Object.keys(points);
  const outlooks = outlooksIn(table);
  const matches = open.map(openMatch);
  const explained = explainOutlook({
    outlook: { groupId: 0, matchesLeft: matches.length, teams: Object.values(outlooks) },
    rows: names.map((name, at) => ({
      teamId: aTeam(name).id,
      position: at + 1,
      points: points[name] ?? 0,
      goalDifference: differences[name] ?? 0,
      goalsFor: 0,
      won: 0,
      decidedBy: byName.includes(name) ? 'name' : 'points',
    })),
    open: matches,
    played: { matches: played, rules: { ...defaultRules, ...(tieBreakers && { tieBreakers: [...tieBreakers] }) } },
    bands,
  });
  const nameOf = (id: number) => names.find((name) => aTeam(name).id === id) ?? '';
  return Object.fromEntries(
    explained.teams.map((explanation) => {
      const name = nameOf(explanation.teamId);
      return [name, { bands, outlooks: outlooks[name]?.bands ?? [], explanation, nameOf }];
    }),
  );
}

/** A line for each band: 'Hasta 1: Clasificado. Aunque pierda …'. */
export const toldIn = (table: ToldTable): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(outlooksToTellIn(table)).map(([name, told]) => [
      name,
      tellOutlook(told).map(({ label, mark, sentences }) => [`${label}: ${mark.words}.`, ...sentences].join(' ')),
    ]),
  );
