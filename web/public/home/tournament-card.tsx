/** An active tournament: name, dates and the leading team. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { Crest } from '../../ui/crest.tsx';
import { Icon } from '../../ui/icon.tsx';

interface LeadingTeam {
  readonly teamLogo: string;
  readonly teamName: string;
  readonly points: number;
}

interface TournamentCardProps {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'startDate' | 'endDate'>;
  readonly leader: LeadingTeam | undefined;
}

export function TournamentCard({ tournament, leader }: TournamentCardProps) {
  return (
    <li>
      <a
        href={paths.tournament.getHref(tournament.id)}
        className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-tint"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="truncate font-display font-semibold text-lg">{tournament.name}</span>
          <span className="text-muted text-sm">{formatDateRange(tournament.startDate, tournament.endDate)}</span>
          {leader && (
            <span className="flex min-w-0 items-center gap-2 text-sm">
              <Crest name={leader.teamName} logo={leader.teamLogo} size="sm" />
              <span className="truncate">{`Puntero: ${leader.teamName}`}</span>
              <span className="shrink-0 font-semibold">{formatPlural(leader.points, 'punto')}</span>
            </span>
          )}
        </span>
        <Icon name="next" className="size-5 text-muted" />
      </a>
    </li>
  );
}
