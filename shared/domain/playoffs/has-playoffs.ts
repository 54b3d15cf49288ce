/** Whether a tournament has playoffs, by its bracket and the bands of its tables. */
import type { Band } from '../schemas/band.ts';
import type { Bracket } from '../schemas/bracket.ts';

/**
 * True when a semifinal, the match for the third place or the final exists. Playoffs that were generated have a final
 * whatever their size; matches of the stage 'earlier' alone were created by hand.
 */
export const hasPlayoffs = ({ stages }: Bracket): boolean =>
  stages.some(({ stage, ties }) => stage !== 'earlier' && ties.some(({ matchId }) => matchId !== null));

/** Whether people are led to a tournament's playoffs: places of its tables qualify for something, or a match exists. */
export const showsPlayoffs = (bands: readonly Band[], hasMatches: boolean): boolean =>
  hasMatches || bands.some(({ kind }) => kind === 'good');
