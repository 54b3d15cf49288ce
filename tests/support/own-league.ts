/** Creates a league of a test's own without matches: teams and a tournament, on the canchas that the application has. */
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { expectOk, type SendRequest } from './web-client.ts';

export interface OwnLeague {
  readonly id: number;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  readonly matches: () => Promise<FormattedMatch[]>;
}

interface OwnLeagueOptions {
  /** Part of the names of its teams. */
  readonly name: string;
  /** The first day of the tournament; leagues that share canchas need days of their own. */
  readonly startDate: string;
  readonly size?: number;
}

export async function createOwnLeague(api: SendRequest, options: OwnLeagueOptions): Promise<OwnLeague> {
  const { name, startDate, size = 4 } = options;
  const names = Array.from({ length: size }, (_, at) => `${'ABCDEFGHIJKLMNOP'[at]} de ${name}`);
  const teams = await mapConcurrently(names, (team) =>
    expectOk(api('POST /teams', { body: { name: team, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 } })),
  );
  const teamIds = teams.map(({ id }) => id);
  const body = { name: `Liga de ${name}`, startDate, endDate: '2099-12-31', teamIds };
  const { id } = await expectOk(api('POST /tournaments', { body }));
  const matches = () => expectOk(api('GET /matches/formatted/tournament/{id}', { params: { id } }));
  return { id, teams, matches };
}

/** Plans and creates the league's fixture as its screen would with other choices than days and canchas left alone. */
export async function createFixtureOf(
  api: SendRequest,
  { id }: OwnLeague,
  { startDate, canchaIds }: { readonly startDate: string; readonly canchaIds: number[] },
): Promise<void> {
  const params = { id };
  const playingTimes = [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds }];
  const options = { startDate, playingTimes, seed: 7 };
  const { rounds } = await expectOk(api('POST /tournaments/{id}/fixture/plan', { params, body: options }));
  const headers = { 'idempotency-key': `fixture-of-${id}` };
  await expectOk(api('POST /tournaments/{id}/fixture', { params, body: { rounds, seed: 7, options }, headers }));
}
