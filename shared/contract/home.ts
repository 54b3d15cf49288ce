/** Routes of /api/home: what the home page shows. */
import * as z from 'zod/mini';
import { liveMatch } from '../domain/schemas/agenda.ts';
import { formattedMatchSchema } from '../domain/schemas/match.ts';
import { matchGoal } from '../domain/schemas/match-event.ts';
import { count, id } from '../domain/schemas/primitives.ts';
import { tournamentSummarySchema, upcomingMatch } from '../domain/schemas/standing.ts';
import { tournament } from '../domain/schemas/tournament.ts';
import { defineResource } from './route.ts';

export const activeTournamentSchema = z.object({
  ...z.pick(tournament, { id: true, name: true, description: true, startDate: true, endDate: true, status: true })
    .shape,
  ...z.pick(tournamentSummarySchema, { completedMatches: true, topStandings: true, podium: true }).shape,
});

/** A tournament that has not begun, with its first matches. */
export const announcedTournamentSchema = z.object({
  ...z.pick(tournament, { id: true, name: true, startDate: true, endDate: true }).shape,
  matches: z.array(upcomingMatch),
});

export const homePageSchema = z.object({
  activeTournaments: count,
  upcomingMatches: count,
  teams: count,
  featuredTournamentId: z.nullable(id),
  /** Tournaments in progress, each with the first rows of its table. */
  tournaments: z.array(activeTournamentSchema),
  /** Tournaments with a fixture that have not begun. */
  announced: z.array(announcedTournamentSchema),
  /** The next five scheduled matches, dated today or later. */
  matches: z.array(upcomingMatch),
  /** Matches in progress. */
  liveMatches: z.array(liveMatch),
});

export const latestResultsSchema = z.object({
  /** Newest first. */
  results: z.array(formattedMatchSchema),
  /** The goals of these results and of the matches in progress. */
  goals: z.array(matchGoal),
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
  'GET /home/latest': {
    summary: 'The latest results of every tournament, with their goals and those of the matches in progress.',
    access: 'public.read',
    status: 200,
    response: latestResultsSchema,
    cache: 'shared',
    freshness: 'published',
  },
});
