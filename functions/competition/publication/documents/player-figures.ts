/** Goals, remaining bans and matches of players over all tournaments, published in documents of a thousand player ids each. */
import type { GoalFigures } from '#shared/domain/schemas/statistics.ts';
import { sumAppearances } from '#shared/domain/statistics/appearances.ts';
import { readDocuments } from '../store/documents-store.ts';
import type { TotalsAndSummary } from './overall-source.ts';

/** Figures by player id; a player with none of them is absent. */
export interface PlayerFigures {
  readonly [playerId: number]: readonly [
    goalsScored: number,
    suspensionMatchesRemaining: number,
    matchesPlayed: number,
  ];
}

type FiguresDocumentName = `FIGURES#${number}`;
const figuresDocumentNameOf = (playerId: number): FiguresDocumentName => `FIGURES#${Math.floor(playerId / 1000)}`;

/**
 * The figures' documents, by name. A player's goals and matches are summed over all tournaments; of the bans in tournaments not yet
 * over, the longest counts.
 */
export function composePlayerFigures(
  goals: readonly GoalFigures[],
  tournaments: readonly TotalsAndSummary[],
): { [name: FiguresDocumentName]: PlayerFigures } {
  const scored = new Map(goals.map((row) => [row.playerId, row.goals]));
  const bans = longestBanByPlayer(tournaments);
  const appearances = sumAppearances(tournaments.flatMap(({ totals }) => totals.appearances));
  const played = new Map(appearances.map(({ playerId, matches }) => [playerId, matches]));
  const ids = [...new Set([...scored.keys(), ...bans.keys(), ...played.keys()])].sort((a, b) => a - b);
  const figures = ids.map((id) => [id, [scored.get(id) ?? 0, bans.get(id) ?? 0, played.get(id) ?? 0]] as const);
  const documents = Map.groupBy(figures, ([id]) => figuresDocumentNameOf(id));
  return Object.fromEntries([...documents].map(([name, rows]) => [name, Object.fromEntries(rows)]));
}

/**
 * Matches each player is still banned for: bans within one tournament are added, and of several tournaments the largest
 * sum counts.
 */
function longestBanByPlayer(tournaments: readonly TotalsAndSummary[]): Map<number, number> {
  const largest = new Map<number, number>();
  for (const { totals } of tournaments.filter(({ tournament }) => tournament.status !== 'completed')) {
    const sums = new Map<number, number>();
    for (const { playerId, remaining } of totals.suspensions) {
      sums.set(playerId, (sums.get(playerId) ?? 0) + remaining);
    }
    for (const [playerId, sum] of sums) {
      if (sum > 0) largest.set(playerId, Math.max(sum, largest.get(playerId) ?? 0));
    }
  }
  return largest;
}

/** The published figures of these players. */
export async function readPlayerFigures(playerIds: readonly number[]): Promise<PlayerFigures> {
  const documents = await readDocuments<PlayerFigures | null>('ALL', playerIds.map(figuresDocumentNameOf));
  return Object.assign({}, ...documents.values());
}
