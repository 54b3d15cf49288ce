/** Whether a tournament has playoffs, by its bracket. */
import type { Bracket } from './schemas/bracket.ts';

/**
 * True when a semifinal, the match for the third place or the final exists. Playoffs that were generated have a final
 * whatever their size; matches of the stage 'earlier' alone were created by hand.
 */
export const hasPlayoffs = ({ stages }: Bracket): boolean =>
  stages.some(({ stage, ties }) => stage !== 'earlier' && ties.some(({ matchId }) => matchId !== null));
