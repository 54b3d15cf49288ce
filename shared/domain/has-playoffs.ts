/** Whether a tournament has playoffs, by its bracket. */
import type { Bracket } from './schemas/bracket.ts';

/**
 * True when the playoffs have matches. The stage 'earlier' does not count: it holds knockout matches before the
 * semifinals, which an admin created by hand.
 */
export const hasPlayoffs = ({ stages }: Bracket): boolean =>
  stages.some(({ stage, ties }) => stage !== 'earlier' && ties.some(({ matchId }) => matchId !== null));
