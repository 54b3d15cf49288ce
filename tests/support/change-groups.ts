import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { expectOk, readMatchesOfTournament, readTournament } from '#tests/support/api-fixtures.ts';
import { jobRoutes, withoutVersions } from '#tests/support/fixture-jobs.ts';
import { createLeague, finishJob, type JobRequest, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

export type PlannedLeague = League & { readonly matches: readonly Match[] };

export async function createLeagueWithFixture(size = 4): Promise<PlannedLeague> {
  const league = await createLeague(size);
  expectOk(await finishJob(jobRoutes.create, league.tournament, { body: { rounds: roundRobinOf(league), seed: 7 } }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

export const postpone = async (league: League, body: object = { round: 'Fecha 1', days: 2 }) =>
  expectOk(await finishJob(jobRoutes.postpone, league.tournament, { body }));

export const withdraw = async (league: League, mode: 'walkovers' | 'annul' = 'walkovers', at = 0) => {
  const body = { teamId: league.teams[at]?.id, mode, reason: 'Se quedó sin jugadores' };
  return expectOk(await finishJob(jobRoutes.withdraw, league.tournament, { body }));
};

export const undoGroup = (
  { tournament }: Pick<League, 'tournament'>,
  { id: groupId }: Pick<ChangeGroup, 'id'>,
  more: JobRequest = {},
) => finishJob(jobRoutes.undo, tournament, { groupId, ...more });

export const readState = async ({ tournament }: Pick<League, 'tournament'>) => {
  const { version: _version, ...cup } = await readTournament(tournament);
  return { cup, matches: withoutVersions(await readMatchesOfTournament(tournament)) };
};
