/** Leads the administrator of a new federation from an empty database to the first fixture. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { defaultFederationName } from '../../lib/screen/use-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { firstStepsFromFacts } from './first-steps.ts';

/** Renders nothing once every step is done, or when a tournament was completed: this is not a new federation. */
export function FirstStepsCard({ federationName }: { readonly federationName: string }) {
  const canchas = useGet('GET /canchas', {});
  const tournaments = useGet('GET /tournaments', {});
  const teams = useGet('GET /teams', {});
  const players = useGet('GET /players', {});
  const tournament = tournaments.data && tournamentInPreparation(tournaments.data);
  const rounds = useGet('GET /tournaments/{id}/fixture', tournament ? { params: { id: tournament.id } } : null);
  const loads = [canchas, tournaments, teams, players, rounds];

  if (tournaments.data?.some(({ status }) => status === 'completed') || loads.some(({ error }) => error)) return null;
  if (!canchas.data || !tournaments.data || !teams.data || !players.data || (tournament && !rounds.data)) {
    return <Skeleton className="h-94 rounded-card md:h-34.5" />;
  }
  const squads = new Set(players.data.map(({ teamId }) => teamId));
  const withoutPlayers = (tournament?.teamIds ?? []).filter((id) => !squads.has(id));
  const nameOf = (id: number) => teamNameOrFallback(teams.data?.find((team) => team.id === id)?.name, id);
  const [firstWithoutPlayers] = withoutPlayers;
  return (
    <Checklist
      id="primeros-pasos"
      title="Primeros pasos"
      steps={firstStepsFromFacts({
        hasOwnName: federationName !== defaultFederationName,
        canchas: canchas.data.length,
        tournament,
        teamsWithoutPlayers: withoutPlayers.map(nameOf),
        rounds: rounds.data?.length ?? 0,
      })}
      actions={{
        federation: linkTo(paths.settings.getHref(), 'Poner el nombre'),
        canchas: linkTo(paths.canchas.getHref(), 'Crear canchas'),
        tournament: tournament
          ? linkTo(paths.tournament.getHref(tournament.id), 'Agregar equipos')
          : linkTo(paths.newTournament.getHref(), 'Crear torneo'),
        players: linkTo(
          firstWithoutPlayers === undefined ? paths.teams.getHref() : paths.team.getHref(firstWithoutPlayers),
          'Agregar jugadores',
        ),
        fixture: linkTo(paths.fixtureManagement.getHref(tournament?.id), 'Armar el fixture'),
      }}
    />
  );
}

const linkTo = (href: string, text: string) => (
  <ButtonLink variant="primary" href={href}>
    {text}
  </ButtonLink>
);

/** The tournament created last. */
const tournamentInPreparation = (tournaments: readonly Tournament[]): Tournament | undefined =>
  [...tournaments].sort((a, b) => b.id - a.id)[0];
