/** The next matches, grouped by day. */
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import { paths } from '#shared/pages/paths.ts';
import { MatchDays } from '../fixture/match-days.tsx';

interface NextMatchesProps {
  readonly matches: readonly UpcomingMatch[];
  readonly today: string;
}

export function NextMatches({ matches, today }: NextMatchesProps) {
  return (
    <MatchDays
      matches={matches.map((match) => ({ ...match, status: 'scheduled' as const }))}
      today={today}
      detailOf={({ location }) => location}
      hrefOf={({ id }) => paths.match.getHref(id)}
    />
  );
}
