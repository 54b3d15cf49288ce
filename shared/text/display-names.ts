/** The names by which the teams of a tournament are shown where there is little room. */
import { limits } from '../domain/limits.ts';
import type { Match } from '../domain/schemas/match.ts';
import type { Team } from '../domain/schemas/team.ts';
import { teamNameOrFallback } from './labels.ts';

type NamedTeam = Pick<Team, 'id' | 'name' | 'shortName'>;

/** A name does not end in one of these words when it is cut after it. */
const linkingWords = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);

/**
 * By team id: its short name, else the longest run of its name's first whole words of at most twelve characters that
 * does not end in a linking word; the whole name where there is none, or where another participant would be called the
 * same.
 */
export function displayNamesOf(participants: readonly NamedTeam[]): Map<number, string> {
  const wanted = participants.map(({ name, shortName }) => shortName || shortNameOf(name));
  const counts = Map.groupBy(wanted, (name) => name);
  return new Map(
    participants.map(({ id, name, shortName }, at) => {
      const short = wanted[at] ?? name;
      const isUnique = counts.get(short)?.length === 1;
      return [id, shortName || (isUnique ? short : name)];
    }),
  );
}

/** The first whole words of a name, where there is little room for it; the whole name where none is short enough. */
export const shortNameOf = (name: string): string => firstWordsOf(name) || name;

type MatchSides = Pick<Match, 'homeTeamId' | 'awayTeamId' | 'homeTeam' | 'awayTeam'>;

/**
 * The names of a match's teams for places that cut a long name at its end. Two long names with the same first words would
 * look the same there, so these are left out, all but the last: '… Norte A' and '… Norte B'.
 */
export function namesOfSides({ homeTeamId, awayTeamId, homeTeam, awayTeam }: MatchSides): readonly [string, string] {
  const home = teamNameOrFallback(homeTeam.displayName, homeTeamId);
  const away = teamNameOrFallback(awayTeam.displayName, awayTeamId);
  const [ofHome, ofAway] = [home.split(' '), away.split(' ')];
  const most = Math.min(ofHome.length, ofAway.length) - 1;
  const same = ofHome.slice(0, most).findIndex((word, at) => word !== ofAway[at]);
  const from = (same === -1 ? most : same) - 1;
  if (from < 1 || Math.max(home.length, away.length) <= longestUncutName) return [home, away];
  return [`… ${ofHome.slice(from).join(' ')}`, `… ${ofAway.slice(from).join(' ')}`];
}

/** So many letters are seen beside a score on two lines of a small phone. */
const longestUncutName = 24;

/** '' when not even the first word is short enough. */
function firstWordsOf(name: string): string {
  const words = name.split(' ');
  const runs = words.map((_, at) => words.slice(0, at + 1));
  const fits = (run: readonly string[]) =>
    [...run.join(' ')].length <= limits.shortNameLength && !linkingWords.has(run.at(-1)?.toLowerCase() ?? '');
  return runs.findLast(fits)?.join(' ') ?? '';
}
