/** A tournament that has not begun: when it does, and its first matches. */
import type { AnnouncedTournament } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type KnownToday, LineEndingInDay } from '../day.tsx';
import { matchMarks } from '../match-marks.ts';
import { MatchRow } from '../match-row.tsx';

interface AnnouncedTournamentCardProps {
  readonly tournament: AnnouncedTournament;
  readonly today: KnownToday;
}

export function AnnouncedTournamentCard({ tournament, today }: AnnouncedTournamentCardProps) {
  const { id, name, startDate, endDate, matches } = tournament;
  return (
    <Card as="li" className="min-w-0">
      <a
        href={paths.tournament.getHref(id)}
        data-tournament={id}
        className="flex items-center gap-3 rounded-card px-4 py-3 hover:bg-tint"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="font-display font-medium text-lg">{name}</span>
          <span className="text-muted text-sm">{`Por empezar · ${formatDateRange(startDate, endDate)}`}</span>
        </span>
        <Icon name="next" className="size-5 text-muted" />
      </a>
      <ul className="divide-y divide-line border-line border-t">
        {matches.map((match) => (
          <li key={match.id} {...matchMarks(match)}>
            <MatchRow
              match={{ ...match, status: 'scheduled' }}
              detail={<LineEndingInDay parts={[match.round]} date={match.matchDate} today={today} isCentered />}
              href={paths.match.getHref(match.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
