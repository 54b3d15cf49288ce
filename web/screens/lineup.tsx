/** The lineup of a team, its usual one or that of a match; its coach and admins edit it here. */

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findNextToStart, isMatchPending } from '#shared/domain/matches/match-status.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { LineupChoice } from '../features/lineup/lineup-choice.tsx';
import { TeamLineup } from '../features/lineup/team-lineup.tsx';
import { useTeamMatches } from '../features/teams/use-team-matches.ts';
import { useGet } from '../lib/api/use-get.ts';
import { localDateAndTimeInZone } from '../lib/clock.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

export function LineupScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { user, isDT } = useSession();
  const today = useToday();
  const { timeZone } = useSettings();
  // The match stays the same when its kick-off passes while its lineup is made.
  const [openedAt] = useState(Date.now);
  const now = localDateAndTimeInZone(timeZone, openedAt);
  const [search, setSearch] = useSearchParams();
  const { data: teams, error, retry } = useGet('GET /teams', {});
  const teamInAddress = search.get('team');
  const matchInAddress = search.get('match');
  const teamId = teamInAddress === null && isDT ? user?.teamId || null : parseId(teamInAddress);
  const team = teams?.find(({ id }) => id === teamId);
  const { data: matches, isPrevious, ...loadingMatches } = useTeamMatches(team?.id ?? null);
  const shownMatches = isPrevious
    ? undefined
    : matches?.filter((match) => isMatchPending(match) || match.id === parseId(matchInAddress));
  const matchId =
    matchInAddress === null && isDT && teamId === user?.teamId
      ? nextMatchId(shownMatches, now)
      : parseId(matchInAddress);
  const match = shownMatches?.find(({ id }) => id === matchId);

  const chooseTeam = (id: number | null) => setSearch(id ? { team: String(id) } : { team: '' }, { replace: true });
  const chooseMatch = (id: number | null) =>
    setSearch({ team: String(teamId), match: String(id ?? usualLineup) }, { replace: true });

  if (!teams) {
    return (
      <ScreenLayout title={title}>
        {error ? (
          <ErrorCard title="No se pudieron cargar los equipos" detail={errorMessageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={2} className="h-18" />
        )}
      </ScreenLayout>
    );
  }
  if (teams.length === 0) {
    return (
      <ScreenLayout title={title}>
        <NoTeamsMessage />
      </ScreenLayout>
    );
  }
  return (
    <ScreenLayout title={title}>
      <LineupChoice
        teams={teams}
        teamId={teamId}
        matchId={matchId ?? null}
        today={today}
        matches={shownMatches}
        onTeam={chooseTeam}
        onMatch={chooseMatch}
      />
      {!team ? (
        <EmptyState icon="shield" title={teamId === null ? 'Selecciona un equipo' : 'Equipo no encontrado'} />
      ) : matchId === null || match ? (
        <TeamLineup
          key={`${team.id} ${matchId}`}
          team={team}
          match={match ?? null}
          playersHref={paths.players.getHref(team.id)}
        />
      ) : shownMatches ? (
        <EmptyState
          icon="ball"
          title="Partido no encontrado"
          action={<Button onClick={() => chooseMatch(null)}>Ver la alineación habitual</Button>}
        />
      ) : loadingMatches.error ? (
        <ErrorCard
          title="No se pudieron cargar los partidos"
          detail={errorMessageOf(loadingMatches.error)}
          onRetry={loadingMatches.retry}
        />
      ) : (
        <SkeletonList count={1} className="h-120" />
      )}
    </ScreenLayout>
  );
}

/** In the address, the team's usual lineup instead of one for a match. */
const usualLineup = 'habitual';

/** A coach comes for the next match that has not begun; null without one, undefined while the matches load. */
function nextMatchId(matches: readonly FormattedMatch[] | undefined, now: LocalDateAndTime): number | null | undefined {
  if (!matches) return undefined;
  return findNextToStart(matches, now)?.id ?? null;
}

function NoTeamsMessage() {
  const { can } = useSession();
  return (
    <EmptyState
      icon="shield"
      title="No hay equipos registrados"
      action={
        can('competition.manage') && (
          <ButtonLink variant="primary" href={paths.teams.getHref()}>
            Ir a Equipos
          </ButtonLink>
        )
      }
    />
  );
}
