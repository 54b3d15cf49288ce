/** The matches of one round, below its name, as 'Fecha 3 de 9'. */
import type { FixturePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { MatchDays } from '../fixture/match-days.tsx';
import { roundPositionText } from '../fixture/round-position.ts';

export function RoundMatches({ tournament, rounds, round, matches }: FixturePageData) {
  const names = rounds.map((each) => each.round || 'Sin fecha');
  const index = rounds.findIndex((each) => each.round === round);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base">{roundPositionText(names, index)}</h3>
      <MatchDays
        matches={matches}
        today={null}
        detailOf={({ cancha, location, referee }) =>
          [cancha?.nombre ?? location, referee?.name].filter(Boolean).join('\u00a0· ')
        }
        hrefOf={({ id }) => paths.match.getHref(id)}
        matchMinutes={tournament.rules.matchMinutes}
        linksTeams
      />
    </div>
  );
}
