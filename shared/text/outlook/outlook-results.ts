/** What each result of a team's next match means, in words, its own result first. */

import type { BandOutlook } from '../../domain/schemas/outlook.ts';
import type {
  AfterResult,
  BandExplanation,
  MatchResults,
  RoundCondition,
} from '../../domain/schemas/outlook-explanation.ts';
import { joinNames } from '../../spanish/numbers.ts';
import type { OutlookVoice } from './outlook-voice.ts';

type NextOutlook = NonNullable<BandOutlook['next']>;
type Result = keyof NonNullable<BandExplanation['lastRound']>;

export interface MeantResults {
  readonly next: NextOutlook;
  readonly lastRound: BandExplanation['lastRound'];
  readonly voice: OutlookVoice;
  readonly nameOf: (teamId: number) => string;
}

const ownResults: readonly (readonly [Result, string])[] = [
  ['win', 'gana'],
  ['draw', 'empata'],
  ['loss', 'pierde'],
];

/**
 * Clauses such as 'si gana o empata, clasifica' and 'si pierde, queda afuera'; none when nothing can be decided in this
 * round.
 */
export function clausesOf(meant: MeantResults): string[] {
  const clauses = ownResults.map(([result, words]) => ({ words, meaning: meaningOf(result, meant) }));
  const byMeaning = Map.groupBy(clauses, ({ meaning }) => meaning);
  if (!canDecide(meant)) return [];
  return [...byMeaning].flatMap(([meaning, alike]) =>
    meaning === null ? [] : [`si ${joinOr(alike.map(({ words }) => words))}, ${meaning}`],
  );
}

const canDecide = ({ next, lastRound }: Pick<MeantResults, 'next' | 'lastRound'>): boolean =>
  lastRound !== null || ownResults.some(([result]) => isPossible(next[result].secured) || isPossible(next[result].out));

const isPossible = (often: string | null): boolean => often === 'always' || often === 'sometimes';

/** Null where it is not proven. */
function meaningOf(result: Result, { next, lastRound, voice, nameOf }: MeantResults): string | null {
  const { secured, out } = next[result];
  if (secured === 'always') return voice.reaches;
  if (out === 'always') return voice.fails;
  if (lastRound) return meaningInLastRound(lastRound[result], voice, nameOf);
  if (secured === null || out === null) return null;
  const possible = [secured === 'sometimes' && voice.toReach, out === 'sometimes' && voice.toFail].filter(
    (each) => each,
  );
  return possible.length === 0 ? 'no define nada todavía' : `puede ${possible.join(' o ')}, según otros resultados`;
}

function meaningInLastRound(
  { secured, out }: AfterResult,
  voice: OutlookVoice,
  nameOf: MeantResults['nameOf'],
): string {
  const tied = secured.of - secured.count - out.count;
  if (secured.count > 0) {
    const rest =
      tied === 0 ? voice.fails : out.count === 0 ? 'define el desempate' : `${voice.fails} o define el desempate`;
    return `${voice.reaches} ${when(secured, nameOf)}; si no, ${rest}`;
  }
  if (out.count === 0) return 'define el desempate';
  return `${voice.fails} ${when(out, nameOf)}; si no, define el desempate`;
}

/** 'si Lanús no le gana a Ferro', or 'en 71 de las 243 combinaciones de los otros partidos'. */
function when({ count, of, matches }: RoundCondition, nameOf: MeantResults['nameOf']): string {
  if (!matches) {
    return `en ${count} de las ${of} combinaciones de los otros partidos`;
  }
  const each = matches.list.map((match) => describe(match, nameOf));
  return `si ${matches.need === 'all' ? joinNames(each) : joinOr(each)}`;
}

function describe({ homeTeamId, awayTeamId, results }: MatchResults, nameOf: MeantResults['nameOf']): string {
  const [home, away] = [nameOf(homeTeamId), nameOf(awayTeamId)];
  const has = (result: Result) => results.includes(result);
  if (has('win')) {
    if (has('draw')) return `${away} no le gana a ${home}`;
    return has('loss') ? `${home} y ${away} no empatan` : `${home} le gana a ${away}`;
  }
  if (has('loss')) return has('draw') ? `${home} no le gana a ${away}` : `${away} le gana a ${home}`;
  return `${home} y ${away} empatan`;
}

/** 'A', 'A o B', 'A, B o C', with 'u' before the sound o. */
export function joinOr(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^h?o/i.test(last) ? 'u' : 'o'} ${last}`;
}
