/** 'Qué se juega': what the two teams of a match to come win or lose with it. */

import type { BandOutlook } from '../../domain/schemas/outlook.ts';
import { capitalize } from '../../spanish/capitalized.ts';
import { bandsToTell, type ToldBand } from './outlook-mark.ts';
import { clausesOf } from './outlook-results.ts';
import type { OutlookToTell } from './outlook-sentences.ts';
import { voiceOf } from './outlook-voice.ts';

export interface TeamStakes {
  readonly teamId: number;
  /** Whole sentences, such as 'Si gana o empata, clasifica. Si pierde, queda afuera.'; one for each band at stake. */
  readonly sentences: readonly string[];
  /** 'clasifica si gana', for a picture; '' when it cannot be said so shortly. */
  readonly short: string;
}

/** Null when the match decides nothing for the team: it is not its next one in the table, or nothing can be decided in it. */
export function stakesOf(matchId: number, told: OutlookToTell): TeamStakes | null {
  const { teamId } = told.explanation;
  const open = bandsToTell(told.bands, told.outlooks).filter(
    ({ outlook }) => outlook.next?.matchId === matchId && outlook.state !== 'secured' && outlook.state !== 'out',
  );
  const atStake = open.flatMap((each) => {
    const { band, at, outlook } = each;
    const lastRound = told.explanation.bands[at]?.lastRound ?? null;
    const clauses = outlook.next
      ? clausesOf({ next: outlook.next, lastRound, voice: voiceOf(band), nameOf: told.nameOf })
      : [];
    return clauses.length > 0 ? [{ each, clauses }] : [];
  });
  const [first] = atStake;
  if (!first) return null;
  const isNamed = atStake.length > 1;
  return {
    teamId,
    sentences: atStake.map(({ each: { band }, clauses }) => {
      const [first = '', ...more] = clauses;
      return `${[isNamed ? `${band.label}: ${first}` : capitalize(first), ...more.map(capitalize)].join('. ')}.`;
    }),
    short: shortest(first.each),
  };
}

/** What is sure whatever the others do; else what may be. */
function shortest({ band, outlook: { next } }: ToldBand): string {
  const voice = voiceOf(band);
  if (!next) return '';
  const secures = (result: 'win' | 'draw' | 'loss') => next[result].secured === 'always';
  if (secures('win')) return `${voice.reaches} ${secures('draw') ? 'con un empate' : 'si gana'}`;
  if (next.loss.out === 'always') return `${voice.fails} ${next.draw.out === 'always' ? 'si no gana' : 'si pierde'}`;
  return isSometimes(next, 'secured')
    ? `puede ${voice.toReach}`
    : isSometimes(next, 'out')
      ? `puede ${voice.toFail}`
      : '';
}

const isSometimes = (next: NonNullable<BandOutlook['next']>, what: 'secured' | 'out'): boolean =>
  [next.win, next.draw, next.loss].some((each) => each[what] === 'sometimes' || each[what] === 'always');
