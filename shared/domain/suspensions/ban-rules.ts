/** The bans that the cards of one player lead to: which match gave each, its length, and the cards that caused it. */
import type { TournamentRules } from '../schemas/rules.ts';

type SuspensionRules = TournamentRules['suspensions'];
type AccumulationRule = SuspensionRules['yellowAccumulation'] | SuspensionRules['blueAccumulation'];

interface Card {
  readonly matchId: number;
  readonly eventType: string;
}

export interface CardBan<C> {
  readonly matches: number;
  /**
   * The cards that caused the ban, in the order they were shown; the last one was shown in the match that gave the ban.
   */
  readonly cards: readonly C[];
}

/**
 * The bans from the cards of one player with one team, in the order they were given; `cards` come in order of play. A
 * match gives at most one ban, the longest of those it has a reason for. Reasons are a direct red, as many yellows in
 * one match as send a player off (these do not accumulate), and the yellows or blues over all matches reaching the
 * number in the rules.
 */
export function bansFromCards<C extends Card>(cards: readonly C[], rules: SuspensionRules): CardBan<C>[] {
  const [yellows, blues]: [C[], C[]] = [[], []];
  return [...Map.groupBy(cards, ({ matchId }) => matchId).values()].flatMap((shown) => {
    const having = (type: string) => shown.filter(({ eventType }) => eventType === type);
    const yellow = having('yellowcard');
    const isSentOffByYellows = yellow.length >= rules.yellowsInMatch;
    const reasons: CardBan<C>[] = [
      { matches: rules.red, cards: having('redcard') },
      { matches: 1, cards: isSentOffByYellows ? yellow : [] },
      banFromAccumulation(yellows, isSentOffByYellows ? [] : yellow, rules.yellowAccumulation),
      banFromAccumulation(blues, having('bluecard'), rules.blueAccumulation),
    ];
    return longestBan(reasons.filter((reason) => reason.cards.length > 0 && reason.matches > 0));
  });
}

/**
 * Adds the cards `shown` in a match to those `before` it. A ban is due when they complete the next multiple of
 * `rule.every`.
 */
function banFromAccumulation<C>(before: C[], shown: readonly C[], rule: AccumulationRule): CardBan<C> {
  if (!rule) return { matches: 0, cards: [] };
  const spent = before.length - (before.length % rule.every);
  before.push(...shown);
  const isComplete = before.length >= spent + rule.every;
  return { matches: rule.matches, cards: isComplete ? before.slice(spent, spent + rule.every) : [] };
}

function longestBan<C>(reasons: readonly CardBan<C>[]): CardBan<C>[] {
  const most = Math.max(...reasons.map(({ matches }) => matches));
  return reasons.filter(({ matches }) => matches === most).slice(0, 1);
}
