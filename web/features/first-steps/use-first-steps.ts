/** The first steps of a new federation with what is done of them, from the API. */
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { defaultFederationName } from '../../lib/screen/use-settings.ts';
import { type FirstStep, firstStepsFromFacts } from './first-steps.ts';

/**
 * Undefined while loading; null where nobody has to be led: there are matches, a tournament was completed (this is no new
 * federation), or loading failed. Where there are matches, no long list is read.
 */
export function useFirstSteps(federationName: string): readonly FirstStep[] | null | undefined {
  const tournaments = useGet('GET /tournaments', {});
  const home = useGet('GET /home', {}, { isLive: true });
  const isNew = tournaments.data && home.data && isNewFederation(tournaments.data, home.data);
  const canchas = useGet('GET /canchas', isNew ? {} : null);
  const officials = useGet('GET /teamstaff/team/{teamId}', isNew ? { params: { teamId: 0 } } : null);
  const teams = useGet('GET /teams', isNew ? {} : null);
  const players = useGet('GET /players', isNew ? {} : null);

  const loads = [tournaments, home, canchas, officials, teams, players];
  if (isNew === false || loads.some(({ error }) => error)) return null;
  if (!tournaments.data || !canchas.data || !officials.data || !teams.data || !players.data) return undefined;
  const squads = new Set(players.data.map(({ teamId }) => teamId));
  const tournament = tournamentInPreparation(tournaments.data);
  const nameOf = (id: number) => teamNameOrFallback(teams.data?.find((team) => team.id === id)?.name, id);
  return firstStepsFromFacts({
    hasOwnName: federationName !== defaultFederationName,
    canchas: canchas.data.length,
    officials: officials.data.length,
    tournament,
    teamsWithoutPlayers: (tournament?.teamIds ?? [])
      .filter((id) => !squads.has(id))
      .map((id) => ({ id, name: nameOf(id) })),
  });
}

const isNewFederation = (tournaments: readonly Tournament[], home: ResponseOf<Api['GET /home']>): boolean =>
  tournaments.every(({ status }) => status !== 'completed') &&
  home.upcomingMatches === 0 &&
  home.liveMatches.length === 0 &&
  home.tournaments.every(({ completedMatches }) => completedMatches === 0);

/** The tournament created last. */
const tournamentInPreparation = (tournaments: readonly Tournament[]): Tournament | undefined =>
  [...tournaments].sort((a, b) => b.id - a.id)[0];
