/** The latest results with their goals, and the goals of the matches in play: of one tournament, and of all together. */

import { limits } from '#shared/domain/limits.ts';
import { listGoals } from '#shared/domain/matches/match-goals.ts';
import { latestResults } from '#shared/domain/rounds/latest-results.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import type { TournamentData } from './tournament-data.ts';

export interface PublishedLatest {
  /** Newest first. */
  readonly results: FormattedMatch[];
  readonly goals: MatchGoal[];
}

export function composeLatest(
  matches: readonly FormattedMatch[],
  today: string,
  events: TournamentData['events'],
  playerNames: ReadonlyMap<number, string>,
): PublishedLatest {
  const results = latestResults(matches, today, limits.resultsOnHome);
  const live = matches.filter(({ status }) => status === 'in_progress');
  return { results, goals: listGoals([...live, ...results], events, playerNames) };
}

export function mergeLatest(all: readonly PublishedLatest[], today: string): PublishedLatest {
  const everyResult = all.flatMap(({ results }) => results);
  const results = latestResults(everyResult, today, limits.resultsOnHome);
  const left = new Set(everyResult.filter((match) => !results.includes(match)).map(({ id }) => id));
  return { results, goals: all.flatMap(({ goals }) => goals).filter(({ matchId }) => !left.has(matchId)) };
}
