/** A coach's own team on the home page: its next match, who is suspended, its place in each table, its last results. */

import { Fragment, type ReactNode } from 'react';
import { findNextToStart } from '#shared/domain/matches/match-status.ts';
import { latestResults } from '#shared/domain/rounds/latest-results.ts';
import type { MatchEligibility } from '#shared/domain/schemas/eligibility.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { bulletinOfBan, withoutBulletin } from '#shared/text/discipline.ts';
import { formatOpenBan } from '#shared/text/suspension-reasons.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useGroupTables } from '../../lib/api/use-group-tables.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useLocalMinute } from '../../lib/screen/use-today.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { SuspendedPlayers } from '../../views/team/suspended-players.tsx';
import { TeamMatchRow } from '../../views/team/team-match-row.tsx';
import { TeamPlaces } from '../../views/team/team-places.tsx';
import { useTeamMatches } from './use-team-matches.ts';

const shownResults = 3;

interface OwnTeamProps {
  readonly teamId: number;
  readonly today: string;
  /** What the team needs in the tables of a tournament. */
  readonly renderOutlook: (tournament: Tournament) => ReactNode;
  /** Who cannot play the next match. */
  readonly renderCannotPlay: (verdicts: MatchEligibility) => ReactNode;
}

export function OwnTeam({ teamId, today, renderOutlook, renderCannotPlay }: OwnTeamProps) {
  const team = useGet('GET /teams/{id}', { params: { id: teamId } });
  const matches = useTeamMatches(teamId);
  const tournaments = useGet('GET /tournaments', {});
  const suspensions = useGet('GET /statistics/suspensions', { query: { teamId } }, { isLive: true });
  const now = useLocalMinute();
  const next = findNextMatch(matches.data ?? [], now);
  const verdicts = useGet('GET /matches/{id}/eligibility', next ? { params: { id: next.id } } : null, { isLive: true });
  const loads = [team, matches, tournaments, suspensions];
  const failed = loads.find(({ data, error }) => !data && error);
  if (failed) {
    const retry = () => loads.filter(({ data }) => !data).forEach((load) => void load.retry());
    return <ErrorCard title="No se pudo cargar tu equipo" detail={errorMessageOf(failed.error)} onRetry={retry} />;
  }
  // What comes later would move what is below it.
  const isJudging = next !== undefined && !verdicts.data && !verdicts.error;
  if (!team.data || !matches.data || !tournaments.data || !suspensions.data || isJudging)
    return <Skeleton className="h-dvh rounded-card" />;
  const entered = tournaments.data.filter(({ teamIds }) => teamIds.includes(teamId));
  const row = { teamId, today, suspensions: suspensions.data, tournaments: entered };
  return (
    <>
      <NextMatch {...row} team={team.data} next={next} cannotPlay={verdicts.data && renderCannotPlay(verdicts.data)} />
      <Suspended {...row} />
      {entered.some(({ status }) => status === 'in_progress') && (
        <Section title="En la tabla" allHref={null}>
          <div className="flex flex-col gap-2">
            {entered
              .filter(({ status }) => status === 'in_progress')
              .map((tournament) => (
                <PlacesInTables key={tournament.id} teamId={teamId} tournament={tournament} />
              ))}
          </div>
        </Section>
      )}
      {entered
        .filter(({ status }) => status === 'in_progress')
        .map((tournament) => (
          <Fragment key={tournament.id}>{renderOutlook(tournament)}</Fragment>
        ))}
      <LastResults {...row} matches={matches.data} />
    </>
  );
}

const listClass = 'divide-y divide-line rounded-card border border-line bg-surface';

interface TeamData extends Pick<OwnTeamProps, 'teamId' | 'today'> {
  readonly suspensions: readonly Suspension[];
  readonly tournaments: readonly Tournament[];
}

/** The match in play, else the next one that has not begun. */
const findNextMatch = (
  matches: readonly FormattedMatch[],
  now: ReturnType<typeof useLocalMinute>,
): FormattedMatch | undefined =>
  matches.find(({ status }) => status === 'in_progress') ?? findNextToStart(matches, now);

interface NextMatchProps extends TeamData {
  readonly team: Team;
  readonly next: FormattedMatch | undefined;
  readonly cannotPlay: ReactNode;
}

/** The next match; below it who cannot play it, and the way to its lineup. */
function NextMatch({ teamId, today, team, next, cannotPlay }: NextMatchProps) {
  return (
    <Section title={`Tu equipo: ${team.name}`} allHref={paths.team.getHref(teamId)} allText="Ver el equipo">
      {next ? (
        <>
          <ul className={listClass}>
            <TeamMatchRow
              match={next}
              teamId={teamId}
              today={today}
              href={paths.match.getHref(next.id)}
              hasDirections
            />
          </ul>
          {cannotPlay}
          {next.status !== 'in_progress' && (
            <ButtonLink variant="primary" href={paths.lineup.getHref(teamId, next.id)}>
              Armar la alineación
            </ButtonLink>
          )}
        </>
      ) : (
        <EmptyState icon="calendar" title="Tu equipo no tiene partidos programados" />
      )}
    </Section>
  );
}

function Suspended({ suspensions, tournaments }: TeamData) {
  const open = suspensions.filter(({ remaining }) => remaining > 0);
  if (open.length === 0) return null;
  const nameOf = (id: number) => tournaments.find((tournament) => tournament.id === id)?.name ?? '';
  return (
    <Section title="Suspendidos" allHref={null}>
      <SuspendedPlayers
        players={open.map((ban) => ({
          playerId: ban.playerId,
          name: ban.playerName,
          reason: formatOpenBan(withoutBulletin(ban)),
          tournament: nameOf(ban.tournamentId),
          bulletin: bulletinOfBan(ban),
        }))}
      />
    </Section>
  );
}

/** The place in the zonas that have the team, then in the general table. */
function PlacesInTables({ teamId, tournament }: { readonly teamId: number; readonly tournament: Tournament }) {
  const params = { id: tournament.id };
  const groups = useGet('GET /groups/tournament/{id}', { params });
  const own = useGroupTables(groups.data?.filter(({ teamIds }) => teamIds.includes(teamId)));
  const general = useGet('GET /standings/formatted/tournament/{id}', { params }, { isLive: true });
  const loads = [groups, own, general];
  const failed = loads.find(({ data, error }) => !data && error);
  if (failed) {
    const retry = () => loads.filter(({ data }) => !data).forEach((load) => void load.retry());
    return <ErrorCard title="No se pudo cargar la tabla" detail={errorMessageOf(failed.error)} onRetry={retry} />;
  }
  if (!own.data || !general.data) return <Skeleton className="h-14 rounded-card" />;
  const tables = [...own.data, { name: null, table: general.data }];
  const places = tables.map(({ name: group, table }) => {
    const row = table.find((each) => each.teamId === teamId) ?? null;
    return { tournament, won: null, group, row, teams: table.length, outlook: null };
  });
  return <TeamPlaces places={places} />;
}

function LastResults({ teamId, today, matches }: TeamData & { readonly matches: readonly FormattedMatch[] }) {
  const results = latestResults(matches, today, shownResults);
  if (results.length === 0) return null;
  return (
    <Section title="Sus últimos resultados" allHref={null}>
      <ul className={listClass}>
        {results.map((match) => (
          <TeamMatchRow
            key={match.id}
            match={match}
            teamId={teamId}
            today={today}
            href={paths.match.getHref(match.id)}
          />
        ))}
      </ul>
    </Section>
  );
}
