/** /api/home: what the home page shows, in one call (SPEC §1). */
import * as z from 'zod/mini';
import { count, id } from '../domain/schemas/primitives.ts';
import { upcomingMatch } from '../domain/schemas/standing.ts';
import { tournament } from '../domain/schemas/tournament.ts';
import { resource } from './route.ts';

export const homePage = z.object({
  activeTournaments: count,
  upcomingMatches: count,
  teams: count,
  featuredTournamentId: z.nullable(id),
  /** Every tournament in progress. */
  tournaments: z.array(
    z.pick(tournament, { id: true, name: true, description: true, startDate: true, endDate: true, status: true }),
  ),
  /** The next five scheduled matches, dated today or later. */
  matches: z.array(upcomingMatch),
});

export const home = resource({
  'GET /home': {
    summary: 'Counters, active tournaments and the next matches.',
    access: 'public.read',
    status: 200,
    response: homePage,
    cache: 'shared',
  },
});
