/** What a match to come is told with: the last results of both teams in its tournament, and what they played each other. */
import { comparePlayOrder } from '../matches/play-order.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/** Completed matches, newest first. */
export interface RecentForm<M> {
  readonly home: readonly M[];
  readonly away: readonly M[];
  readonly meetings: readonly M[];
}

type FormMatch = Pick<StoredMatchFields, 'id' | 'status' | 'matchDate' | 'matchTime' | 'homeTeamId' | 'awayTeamId'>;

const shownResults = 3;

/**
 * By match id, the form before the matches that are the next one of both their teams: until then a team has another match
 * to play first, and its last results would not be the last. A result so changes the form before two matches at most. Left
 * out are matches of two teams that have played nobody.
 *
 * @param matches all of one tournament, in any order
 * @param isToCome whether a completed match is a walkover of a day to come, which is no result yet
 */
export function formBeforeNextMatches<M extends FormMatch>(
  matches: readonly M[],
  isToCome: (match: M) => boolean,
): Map<number, RecentForm<M>> {
  const results = new Map<number, M[]>();
  const next = new Map<number, M>();
  for (const match of matches.toSorted(comparePlayOrder)) {
    for (const teamId of teamsOf(match)) {
      if (match.status === 'completed' && !isToCome(match)) {
        results.set(teamId, [match, ...(results.get(teamId) ?? [])]);
        // A scheduled match before a result is one whose own result is missing.
        next.delete(teamId);
      } else if (match.status === 'scheduled' && !next.has(teamId)) next.set(teamId, match);
    }
  }
  const forms = new Map<number, RecentForm<M>>();
  for (const match of next.values()) {
    const [home, away] = teamsOf(match);
    if (home === undefined || away === undefined || next.get(home) !== next.get(away)) continue;
    const [ofHome, ofAway] = [results.get(home) ?? [], results.get(away) ?? []];
    if (ofHome.length === 0 && ofAway.length === 0) continue;
    forms.set(match.id, {
      home: ofHome.slice(0, shownResults),
      away: ofAway.slice(0, shownResults),
      meetings: ofHome.filter((result) => teamsOf(result).includes(away)).slice(0, shownResults),
    });
  }
  return forms;
}

/** The home team first; a side of a knock-out may still be open. */
const teamsOf = ({ homeTeamId, awayTeamId }: FormMatch): number[] =>
  [homeTeamId, awayTeamId].filter((id) => id !== null);
