/** The next matches, day by day: today's first, with their own word. */
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { MatchRow } from '../match-row.tsx';

interface NextMatchesProps {
  readonly matches: readonly UpcomingMatch[];
  readonly today: string;
}

export function NextMatches({ matches, today }: NextMatchesProps) {
  return (
    <div className="flex flex-col gap-3">
      {[...byDate(matches)].map(([date, ofDay]) => (
        <section key={date}>
          <h3 className="mb-1 font-sans font-semibold text-muted text-sm first-letter:uppercase">
            {formatRelativeDate(date, today)}
          </h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {ofDay.map((match) => (
              <li key={match.id}>
                <MatchRow match={{ ...match, status: 'scheduled' }} detail={match.location} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byDate(matches: readonly UpcomingMatch[]): ReadonlyMap<string, UpcomingMatch[]> {
  const days = new Map<string, UpcomingMatch[]>();
  for (const match of matches) days.set(match.matchDate, [...(days.get(match.matchDate) ?? []), match]);
  return days;
}
