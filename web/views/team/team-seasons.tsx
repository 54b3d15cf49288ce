/** All matches of a team by tournament; tournaments in progress are open, without any the first one. */
import type { TeamSeason } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Icon } from '../../ui/icon.tsx';
import { TeamMatchRow } from './team-match-row.tsx';

interface TeamSeasonsProps {
  readonly teamId: number;
  readonly seasons: readonly TeamSeason[];
}

export function TeamSeasons({ teamId, seasons }: TeamSeasonsProps) {
  const hasRunning = seasons.some(({ tournament }) => tournament.status === 'in_progress');
  return seasons.map(({ tournament: { id, name, status }, matches }, at) => (
    <details
      key={id}
      open={hasRunning ? status === 'in_progress' : at === 0}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 px-4 py-2">
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
        <span className="font-medium">{name}</span>
        <span className="text-muted text-sm">{formatPlural(matches.length, 'partido')}</span>
      </summary>
      <ul className="grid border-line border-t md:grid-cols-2">
        {matches.map((match) => (
          <TeamMatchRow
            key={match.id}
            match={match}
            teamId={teamId}
            today={null}
            detail={match.round}
            href={paths.match.getHref(match.id)}
            linksTeams
          />
        ))}
      </ul>
    </details>
  ));
}
