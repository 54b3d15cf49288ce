/** Card of one tournament: status, counters, leading teams, statistics and next matches. */
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatDateRange, formatRelativeDate } from '#shared/text/dates.ts';
import { placeText } from '#shared/text/place.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../crest.tsx';
import { MatchRow } from '../match-row.tsx';
import { PodiumList } from '../podium-list.tsx';
import { PointsWithUnit } from '../points-with-unit.tsx';
import { TeamName } from '../team-name.tsx';
import { TournamentStatusBadge } from './status-badge.tsx';
import { TournamentCounters } from './tournament-counters.tsx';
import { TournamentStats } from './tournament-stats.tsx';

interface TournamentCardProps {
  readonly tournament: Tournament;
  /** Summary of the tournament; undefined if it failed to load. */
  readonly summary: TournamentSummary | undefined;
  readonly today: string;
}

export function TournamentCard({ tournament, summary, today }: TournamentCardProps) {
  const { id, name, description, startDate, endDate, status } = tournament;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4 p-4 section-visibility-152">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg">
          <a href={paths.tournament.getHref(id)} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </a>
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          <TournamentStatusBadge status={status} />
          {formatDateRange(startDate, endDate)}
        </p>
        {description && <p className="mt-1 line-clamp-2">{description}</p>}
      </div>
      {summary && <TournamentCardSummary summary={summary} today={today} />}
      <div className="mt-auto flex flex-wrap justify-end gap-2">
        <ButtonLink variant="quiet" href={paths.standings.getHref(id)}>
          Posiciones<span className="sr-only">: {name}</span>
        </ButtonLink>
        <ButtonLink href={paths.tournament.getHref(id)}>
          Ver torneo<span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

function TournamentCardSummary({ summary, today }: { readonly summary: TournamentSummary; readonly today: string }) {
  const { topStandings, podium, upcomingMatches, stats } = summary;
  return (
    <>
      <TournamentCounters summary={summary} />
      {podium && <PodiumList podium={podium} linksTeams={false} />}
      {!podium && summary.completedMatches > 0 && (
        <ol aria-label="Primeros puestos" className="@container flex flex-col font-display tabular-nums">
          {topStandings.map(({ position, teamId, teamLogo, teamName, displayName, points }) => (
            <li
              key={teamId}
              className="flex min-h-9 flex-wrap items-center justify-end gap-x-3 border-line border-b last:border-b-0"
            >
              <span className="min-w-6 text-center text-muted">{position}</span>
              <span className="contents @max-[14rem]:hidden">
                <Crest id={teamId} name={teamName} logo={teamLogo} size="sm" />
              </span>
              <span className="min-w-0 flex-[1_1_8rem] font-sans leading-tight">
                <TeamName team={{ name: teamName, displayName }} id={teamId} />
              </span>
              <span className="font-bold">
                <PointsWithUnit points={points} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {summary.completedMatches > 0 && <TournamentStats stats={stats} />}
      {upcomingMatches.length > 0 && (
        <section>
          <h3 className="text-base">Próximos partidos</h3>
          <ul className="-mx-3 divide-y divide-line">
            {upcomingMatches.map((match) => (
              <li key={match.id}>
                <MatchRow
                  match={{ ...match, status: 'scheduled' }}
                  detail={formatDayAndPlace(match, today)}
                  href={paths.match.getHref(match.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** For example 'Hoy · Complejo Sur'; the time is shown between the teams. */
function formatDayAndPlace(match: TournamentSummary['upcomingMatches'][number], today: string): string {
  return `${formatRelativeDate(match.matchDate, today)} · ${placeText(match)}`;
}
