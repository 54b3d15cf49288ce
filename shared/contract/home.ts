/** Route of /api/home: the data of the home page in one request. */
import * as z from 'zod/mini';
import { liveMatch } from '../domain/schemas/agenda.ts';
import { count, id } from '../domain/schemas/primitives.ts';
import { tournamentSummarySchema, upcomingMatch } from '../domain/schemas/standing.ts';
import { tournament } from '../domain/schemas/tournament.ts';
import { defineResource } from './route.ts';

export const activeTournamentSchema = z.object({
  ...z.pick(tournament, { id: true, name: true, description: true, startDate: true, endDate: true, status: true })
    .shape,
  ...z.pick(tournamentSummarySchema, { completedMatches: true, topStandings: true }).shape,
});

export const homePageSchema = z.object({
  activeTournaments: count,
  upcomingMatches: count,
  teams: count,
  featuredTournamentId: z.nullable(id),
  /** Tournaments in progress, each with the first rows of its table. */
  tournaments: z.array(activeTournamentSchema),
  /** The next five scheduled matches, dated today or later. */
  matches: z.array(upcomingMatch),
  /** Matches in progress. */
  liveMatches: z.array(liveMatch),
});

export const home = defineResource({
  'GET /home': {
    summary: 'Counters, active tournaments, live matches and the next ones.',
    access: 'public.read',
    status: 200,
    response: homePageSchema,
    cache: 'shared',
    freshness: 'published',
  },
});
