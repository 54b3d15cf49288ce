/** What the cards of one player cost him: which matches gave a ban, how long it is, and by which cards. */
import type { TournamentRules } from './schemas/tournament.ts';

type SuspensionRules = TournamentRules['suspensions'];
type Accumulation = SuspensionRules['yellowAccumulation'] | SuspensionRules['blueAccumulation'];

interface Card {
  readonly matchId: number;
  readonly eventType: string;
}

export interface Sentence<C> {
  readonly matches: number;
  /** The cards that led to it, in the order they were shown; the last was shown in the match that gave the ban. */
  readonly cards: readonly C[];
}

/**
 * The bans that the cards of one player with one team gave, in the order of `cards`: by match in order of play.
 * A match gives one ban at most, the longest it has reasons for: a direct red; as many yellows as the rules allow in no
 * match, which are then spent and accumulate no more; the yellows or blues of all his matches reaching their number.
 */
export function bansFromCards<C extends Card>(cards: readonly C[], rules: SuspensionRules): Sentence<C>[] {
  const [yellows, blues]: [C[], C[]] = [[], []];
  return [...Map.groupBy(cards, ({ matchId }) => matchId).values()].flatMap((shown) => {
    const having = (type: string) => shown.filter(({ eventType }) => eventType === type);
    const yellow = having('yellowcard');
    const isSentOffByYellows = yellow.length >= rules.yellowsInMatch;
    const reasons: Sentence<C>[] = [
      { matches: rules.red, cards: having('redcard') },
      { matches: 1, cards: isSentOffByYellows ? yellow : [] },
      accumulationBan(yellows, isSentOffByYellows ? [] : yellow, rules.yellowAccumulation),
      accumulationBan(blues, having('bluecard'), rules.blueAccumulation),
    ];
    return longestBan(reasons.filter((reason) => reason.cards.length > 0 && reason.matches > 0));
  });
}

/**
 * Adds the cards `recordEvent` in a match to those `before` it; the first number they complete is a reason for a ban.
 */
function accumulationBan<C>(before: C[], shown: readonly C[], rule: Accumulation): Sentence<C> {
  if (!rule) return { matches: 0, cards: [] };
  const spent = before.length - (before.length % rule.every);
  before.push(...shown);
  const isComplete = before.length >= spent + rule.every;
  return { matches: rule.matches, cards: isComplete ? before.slice(spent, spent + rule.every) : [] };
}

function longestBan<C>(reasons: readonly Sentence<C>[]): Sentence<C>[] {
  const most = Math.max(...reasons.map(({ matches }) => matches));
  return reasons.filter(({ matches }) => matches === most).slice(0, 1);
}
