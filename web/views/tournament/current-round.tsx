/** The current round of a tournament on a page that shows more than it. */
import type { FixturePageData } from '#shared/pages/page-data.ts';
import { Fixture } from '../fixture/fixture.tsx';
import { RoundLinks } from '../fixture/round-links.tsx';
import { namelessRound, roundPositionText } from '../fixture/round-position.ts';

interface CurrentRoundProps {
  readonly data: FixturePageData;
  /** True where no link leads to the other rounds. */
  readonly isAlone?: boolean;
}

export function CurrentRound({
  data: { tournament, rounds, round, matches, goals, free },
  isAlone = false,
}: CurrentRoundProps) {
  const names = rounds.map((each) => each.round || namelessRound);
  const index = rounds.findIndex((each) => each.round === round);
  return (
    <Fixture
      round={round || namelessRound}
      pager={
        isAlone ? (
          <p className="font-display font-medium text-lg">{roundPositionText(names, index)}</p>
        ) : (
          <RoundLinks tournamentId={tournament.id} rounds={rounds} current={round} />
        )
      }
      matches={matches}
      goals={goals}
      free={free}
      today={null}
      matchMinutes={tournament.rules.matchMinutes}
      linksTeams
    />
  );
}
