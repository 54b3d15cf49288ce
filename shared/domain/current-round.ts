/** Which round of a fixture is the one of the day. */
import type { FixtureRound } from './schemas/match.ts';

type Choice = (round: FixtureRound) => boolean;

/**
 * The index of the round played on `today` (one still going on before one that ended), else of the next one, else of
 * the first with matches left over, else of the last; -1 without rounds. `rounds` come in their natural order.
 */
export function currentRoundIndex(rounds: readonly FixtureRound[], today: string): number {
  const isOpen: Choice = ({ matches, completed, cancelled }) => completed + cancelled < matches;
  const isOn: Choice = ({ firstDate, lastDate }) => firstDate <= today && today <= lastDate;
  const isAhead: Choice = ({ lastDate }) => lastDate >= today;
  const choices: readonly Choice[] = [
    (round) => isOn(round) && isOpen(round),
    isOn,
    (round) => isAhead(round) && isOpen(round),
    isOpen,
  ];
  const found = choices.map((choice) => rounds.findIndex(choice)).find((index) => index >= 0);
  return found ?? rounds.length - 1;
}
