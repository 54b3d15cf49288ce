/** The latest results with their goals, and the goals of the matches in play: of one tournament, and of all together. */
import { limits } from '#shared/domain/limits.ts';
import { listGoals } from '#shared/domain/match-goals.ts';
import { comparePlayOrder } from '#shared/domain/play-order.ts';
import type { FormattedMatch, StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import type { TournamentData } from './tournament-data.ts';

export interface PublishedLatest {
  /** Newest first. */
  readonly results: FormattedMatch[];
  readonly goals: MatchGoal[];
}

export function composeLatest(
  matches: readonly FormattedMatch[],
  events: TournamentData['events'],
  playerNames: ReadonlyMap<number, string>,
): PublishedLatest {
  const results = latestResults(matches, limits.resultsOnHome);
  const live = matches.filter(({ status }) => status === 'in_progress');
  return { results, goals: listGoals([...live, ...results], events, playerNames) };
}

export function mergeLatest(all: readonly PublishedLatest[]): PublishedLatest {
  const everyResult = all.flatMap(({ results }) => results);
  const results = latestResults(everyResult, limits.resultsOnHome);
  const left = new Set(everyResult.filter((match) => !results.includes(match)).map(({ id }) => id));
  return { results, goals: all.flatMap(({ goals }) => goals).filter(({ matchId }) => !left.has(matchId)) };
}

/** The completed matches that were played last, newest first, at most `most`. */
export const latestResults = <M extends Pick<StoredMatchFields, 'id' | 'status' | 'matchDate' | 'matchTime'>>(
  matches: readonly M[],
  most: number,
): M[] =>
  matches
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => comparePlayOrder(b, a))
    .slice(0, most);
