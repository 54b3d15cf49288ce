/** A tournament with the top of its table. */
import type { ReactNode } from 'react';
import type { TournamentCard } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Crest } from '../crest.tsx';
import { PodiumList } from '../podium-list.tsx';
import { PointsWithUnit } from '../points-with-unit.tsx';
import { TeamLink } from '../team-link.tsx';
import { TeamName } from '../team-name.tsx';

interface TournamentTopProps {
  readonly tournament: TournamentCard;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
  /** What a longer list tells of it, between its name and its table. */
  readonly details?: ReactNode;
}

export function TournamentTop({ tournament, linksTeams, details }: TournamentTopProps) {
  const { id, name, startDate, endDate, completedMatches, topStandings, podium } = tournament;
  return (
    <Card as="li" className="min-w-0">
      <a
        href={paths.tournament.getHref(id)}
        data-tournament={id}
        className="flex items-center gap-3 rounded-card px-4 py-3 hover:bg-tint"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="font-display font-medium text-lg">{name}</span>
          <span className="text-muted text-sm">{formatDateRange(startDate, endDate)}</span>
        </span>
        <Icon name="next" className="size-5 text-muted" />
      </a>
      {details}
      {completedMatches > 0 && (
        <>
          {podium ? (
            <div className="border-line border-t px-4 py-1">
              <PodiumList podium={podium} linksTeams={linksTeams} />
            </div>
          ) : (
            <ol aria-label={`Primeros puestos de ${name}`} className="@container border-line border-t px-4 py-1">
              {topStandings.map((row) => (
                <TopRow key={row.teamId} row={row} isLink={linksTeams} />
              ))}
            </ol>
          )}
          <a
            href={hrefOfPage({ name: 'standings', id })}
            className="flex min-h-11 items-center rounded-card px-4 font-medium text-link text-sm hover:bg-tint"
          >
            Ver la tabla<span className="sr-only">: {name}</span>
          </a>
        </>
      )}
    </Card>
  );
}

interface TopRowProps {
  readonly row: TournamentCard['topStandings'][number];
  readonly isLink: boolean;
}

function TopRow({ row: { position, teamId, teamName, displayName, teamLogo, points }, isLink }: TopRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="min-w-6 shrink-0 text-center font-display text-muted">{position}</span>
      <TeamLink id={isLink ? teamId : null} className="flex min-h-11 min-w-0 flex-[1_1_8rem] items-center gap-2">
        <span className="contents @max-[14rem]:hidden">
          <Crest id={teamId} name={teamName} logo={teamLogo} size="sm" />
        </span>
        <span className="min-w-0 leading-tight">
          <TeamName team={{ name: teamName, displayName }} id={teamId} />
        </span>
      </TeamLink>
      <span className="ml-auto shrink-0 font-bold font-display">
        <PointsWithUnit points={points} />
      </span>
    </li>
  );
}
