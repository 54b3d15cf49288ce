/**
 * A team's usual lineup or its lineup for a match: the editor for users who may change it, a plain view for the others.
 */

import { Suspense } from 'react';
import { areLineupsClosed } from '#shared/domain/matches/match-status.ts';
import type { JudgedPlayer, MatchEligibility } from '#shared/domain/schemas/eligibility.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { usePreload } from '../../lib/screen/use-preload.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LineupView } from '../../views/lineup/lineup-view.tsx';
import { pitchHeightClass } from '../../views/lineup/pitch.tsx';
import { lineupOfSize } from './lineup-moves.ts';

const loadLineupEditorModule = () => import('./lineup-editor.tsx');
const LineupEditor = lazyComponent(loadLineupEditorModule, 'LineupEditor');

interface TeamLineupProps {
  readonly team: Team;
  /** The match of the lineup; null for the team's usual lineup. */
  readonly match: FormattedMatch | null;
  readonly playersHref: string;
}

export function TeamLineup({ team, match, playersHref }: TeamLineupProps) {
  const { user, can } = useSession();
  const { starters = defaultSettings.starters } = useSettings().settings ?? {};
  const hasStarted = useHasMatchStarted(match);
  const isCoach = can('team.manage', { teamIds: [team.id] });
  const mayArrange = isCoach && (!hasStarted || can('competition.manage'));
  usePreload(loadLineupEditorModule, mayArrange);

  const defaultLineup = useGet('GET /teams/{id}/lineup', { params: { id: team.id } });
  const ofMatch = useGet('GET /matches/{id}/lineup/{teamId}', match && { params: { id: match.id, teamId: team.id } });
  const lineup = match ? ofMatch : defaultLineup;
  const players = useGet('GET /players/team/{id}', { params: { id: team.id } });
  const isLive = { isLive: true };
  const bans = useGet('GET /statistics/suspensions', match ? null : { query: { teamId: team.id } }, isLive);
  const judged = match && mayArrange ? { params: { id: match.id } } : null;
  const verdicts = useGet('GET /matches/{id}/eligibility', judged, isLive);
  const parts = [lineup, players, defaultLineup, ...(match ? [] : [bans]), ...(judged ? [verdicts] : [])];
  const failed = parts.find((part) => !part.data && part.error);

  if (failed) {
    const retry = () => parts.filter(({ data }) => !data).forEach((part) => void part.retry());
    return <ErrorCard title="No se pudo cargar la alineación" detail={errorMessageOf(failed.error)} onRetry={retry} />;
  }
  if (
    !lineup.data ||
    !players.data ||
    !defaultLineup.data ||
    parts.some(({ data, isPrevious }) => !data || isPrevious)
  ) {
    return <LineupSkeleton />;
  }
  const squad = players.data.filter(({ status }) => status !== 'inactive');
  if (squad.length === 0) {
    return (
      <EmptyState
        icon="shirt"
        title="No hay jugadores"
        action={isCoach && <ButtonLink href={playersHref}>Agregar jugadores</ButtonLink>}
      />
    );
  }
  if (!mayArrange) {
    return (
      <>
        {isCoach && <Notice>El partido ya empezó: la alineación solo la cambia un administrador.</Notice>}
        {lineup.data.positions.length === 0 ? (
          <EmptyState icon="lineup" title={emptyLineupText(match, hasStarted)} />
        ) : (
          <LineupView lineup={lineup.data} players={new Map(players.data.map((player) => [player.id, player]))} />
        )}
      </>
    );
  }
  return (
    <Suspense fallback={<LineupSkeleton />}>
      <LineupEditor
        draftName={`${user?.id ?? 0} ${team.id} ${match?.id ?? 'usual'}`}
        owner={{ teamId: team.id, matchId: match?.id ?? null }}
        stored={lineupOfSize(lineup.data, starters)}
        starters={starters}
        players={squad}
        standing={match ? { judged: playersOfTeam(verdicts.data, team.id) } : { bans: bans.data ?? [] }}
        usual={match && defaultLineup.data.positions.length > 0 ? lineupOfSize(defaultLineup.data, starters) : null}
      />
    </Suspense>
  );
}

const playersOfTeam = (verdicts: MatchEligibility | undefined, teamId: number): readonly JudgedPlayer[] =>
  verdicts?.now.teams.find((judged) => judged.teamId === teamId)?.players ?? [];

/** Once the match has started everybody can see its lineup, and only an administrator can change it. */
function useHasMatchStarted(match: FormattedMatch | null): boolean {
  const { timeZone } = useSettings();
  if (!match) return false;
  return areLineupsClosed(match, localDateAndTimeInZone(timeZone));
}

function emptyLineupText(match: FormattedMatch | null, hasStarted: boolean): string {
  if (match && !hasStarted) return 'La alineación se conoce cuando empieza el partido';
  return match ? 'No se cargó la alineación de este partido' : 'El equipo todavía no tiene una alineación habitual';
}

function LineupSkeleton() {
  return (
    <div role="status" className="grid gap-3 md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] md:gap-x-8">
      <span className="sr-only">Cargando…</span>
      <Skeleton className={`w-full rounded-card ${pitchHeightClass}`} />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-17 rounded-card" />
        <Skeleton className="h-80 rounded-card max-md:hidden" />
      </div>
    </div>
  );
}
