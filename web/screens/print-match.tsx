/** The sheet of a match to print, for administrators and the DTs of its teams; of a played match, its report. */
import { useParams } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import { paths } from '#shared/pages/paths.ts';
import { LoadedPrintout } from '../features/printing/loaded-printout.tsx';
import { MatchPrintout, type PrintoutSide } from '../features/printing/match-printout.tsx';
import { ReportPrintout } from '../features/printing/report-printout.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

export function PrintMatchScreen({ title }: ScreenProps) {
  const id = parseId(useParams().id);
  const { can } = useSession();
  const { data, error, retry } = useGet('GET /matches/{id}/detail', id === null ? null : { params: { id } });
  const isPlayed = data?.match.status === 'completed';
  const heading = isPlayed ? 'Acta del partido' : title;
  usePageTitle(heading, id === null ? paths.home.getHref() : paths.match.getHref(id));
  const { homeTeamId, awayTeamId } = data?.match ?? {};
  const mayPrint = [homeTeamId, awayTeamId].some((teamId) => teamId && can('team.manage', { teamIds: [teamId] }));
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl max-md:sr-only print:hidden">{heading}</h1>
      {!data && (id === null || error) ? (
        <ErrorCard title="No se pudo cargar el partido" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !data ? (
        <SkeletonList count={6} className="h-10" />
      ) : isPlayed ? (
        <LoadedReport match={data.match} />
      ) : homeTeamId && awayTeamId && mayPrint ? (
        <LoadedMatchSheet match={data.match} homeTeamId={homeTeamId} awayTeamId={awayTeamId} />
      ) : (
        <EmptyState
          icon="shield"
          title={mayPrint ? 'Todavía no se sabe quiénes juegan' : 'Solo para los equipos que juegan'}
          action={<ButtonLink href={paths.match.getHref(data.match.id)}>Ver el partido</ButtonLink>}
        />
      )}
    </div>
  );
}

function LoadedReport({ match: { id, tournamentId } }: { readonly match: FormattedMatch }) {
  const tournament = useGet('GET /tournaments/{id}', { params: { id: tournamentId } });
  const report = useGet('GET /matches/{id}/report', { params: { id } });
  return (
    <LoadedPrintout loads={[tournament, report]}>
      {report.data && tournament.data && <ReportPrintout report={report.data} tournamentName={tournament.data.name} />}
    </LoadedPrintout>
  );
}

interface LoadedMatchSheetProps {
  readonly match: FormattedMatch;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}

function LoadedMatchSheet({ match, homeTeamId, awayTeamId }: LoadedMatchSheetProps) {
  const { settings = defaultSettings } = useSettings();
  const tournament = useGet('GET /tournaments/{id}', { params: { id: match.tournamentId } });
  const [home, away] = [useSheetSide(match, homeTeamId), useSheetSide(match, awayTeamId)];
  return (
    <LoadedPrintout loads={[tournament, ...home.loads, ...away.loads]}>
      {home.side && away.side && tournament.data && (
        <MatchPrintout
          match={match}
          tournament={tournament.data}
          sides={[home.side, away.side]}
          squadSize={settings.squadSize}
        />
      )}
    </LoadedPrintout>
  );
}

function useSheetSide({ tournamentId, id: matchId }: FormattedMatch, teamId: number) {
  const team = useGet('GET /teams/{id}', { params: { id: teamId } });
  const players = useGet('GET /players/team/{id}', { params: { id: teamId } });
  const bans = useGet('GET /statistics/suspensions', { query: { tournamentId, teamId } });
  const missed = (bans.data ?? []).filter(
    ({ remaining, served, misses }) => remaining > 0 && misses.slice(served).some((match) => match.matchId === matchId),
  );
  const side: PrintoutSide | null =
    team.data && players.data
      ? {
          team: team.data,
          players: players.data.filter(({ status }) => status !== 'inactive'),
          suspended: new Set(missed.map(({ playerId }) => playerId)),
        }
      : null;
  return { side, loads: [team, players, bans] };
}
