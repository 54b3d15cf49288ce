import type { Tournament } from '../schemas/tournament.ts';

/** What the fixture generator keeps at a tournament, while it has made nothing there. */
export const tournamentWithoutFixture = {
  fixtureSeed: null,
  fixtureOptions: null,
  withdrawals: [],
} satisfies Partial<Tournament>;
