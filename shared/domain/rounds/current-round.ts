/** Finds the current round of a fixture. */
import { addDays } from '../calendar/calendar.ts';
import type { FixtureRound } from '../schemas/match.ts';

type RoundCondition = (round: FixtureRound) => boolean;

/**
 * The index of the current round: the one played on `today` (an unfinished one before a finished one), else the next
 * one, else the first with matches left to play, else the last; -1 without rounds. `rounds` come in their natural
 * order. A match that was given a later date stretches its round over later ones, so only the round that began last
 * counts as played today.
 *
 * @param lastNight see {@link lastNightOf}: an unfinished round that ends then is current
 */
export function currentRoundIndex(
  rounds: readonly FixtureRound[],
  today: string,
  lastNight: string | null = null,
): number {
  const hasMatchesLeft: RoundCondition = ({ matches, completed, cancelled }) => completed + cancelled < matches;
  const lastStart = rounds
    .map(({ firstDate }) => firstDate)
    .filter((date) => date <= today)
    .sort()
    .at(-1);
  const isPlayedToday: RoundCondition = ({ firstDate, lastDate }) => firstDate === lastStart && today <= lastDate;
  const isUpcoming: RoundCondition = ({ firstDate }) => firstDate > today;
  const choices: readonly RoundCondition[] = [
    (round) => round.lastDate === lastNight && hasMatchesLeft(round),
    (round) => isPlayedToday(round) && hasMatchesLeft(round),
    isPlayedToday,
    (round) => isUpcoming(round) && hasMatchesLeft(round),
    hasMatchesLeft,
  ];
  const found = choices.map((choice) => rounds.findIndex(choice)).find((index) => index >= 0);
  return found ?? rounds.length - 1;
}

/** Until then, after midnight, the last matches of a day may still be in play. */
const endOfNight = '04:00';

/** The day before `date` while its matches may still be in play, else null; `date` and `time` are the federation's. */
export const lastNightOf = ({ date, time }: { readonly date: string; readonly time: string }): string | null =>
  time < endOfNight ? addDays(date, -1) : null;
