/** Routes of /api/statistics: rankings of one tournament, or over all of them. */
import * as z from 'zod/mini';
import {
  statistics as everyStatistic,
  fairPlayTeam,
  formattedFairPlayTeamSchema,
  formattedGoalkeeperSchema,
  formattedScorerSchema,
  formattedStatisticsSchema,
  goalkeeper,
  scorer,
} from '../domain/schemas/statistics.ts';
import { suspension } from '../domain/schemas/suspension.ts';
import { idInQuerySchema, paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

/**
 * Without `tournamentId`: rankings over all tournaments. With `teamId`: only the rows of that team, each with its
 * position in the whole ranking.
 */
const tournamentAndTeamQuerySchema = z.object({
  teamId: z.optional(idInQuerySchema),
  tournamentId: z.optional(idInQuerySchema),
});
const rankingQuerySchema = z.object({ ...tournamentAndTeamQuerySchema.shape, ...paginationQuerySchema.shape });

export const statistics = defineResource({
  'GET /statistics/top-scorers': {
    summary: 'Players by the goals they scored in completed matches.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(scorer),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/top-scorers': {
    summary: 'Players by the goals they scored, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(formattedScorerSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/fair-play': {
    summary: 'Teams by the cards they were shown, fewest points first, with the players who were shown them.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(fairPlayTeam),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/fair-play': {
    summary: 'Teams by the cards they were shown, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(formattedFairPlayTeamSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/goalkeepers': {
    summary: 'Goalkeepers by the goals they concede a match, fewest first.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(goalkeeper),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/goalkeepers': {
    summary: 'Goalkeepers by the goals they concede a match, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(formattedGoalkeeperSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/all': {
    summary: 'Scorers, fair play and goalkeepers together.',
    access: 'public.read',
    status: 200,
    query: tournamentAndTeamQuerySchema,
    response: everyStatistic,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/all': {
    summary: 'Scorers, fair play and goalkeepers together, ready to show.',
    access: 'public.read',
    status: 200,
    query: tournamentAndTeamQuerySchema,
    response: formattedStatisticsSchema,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/suspensions': {
    summary: 'Who is or was suspended, why, and for which matches; bans that are not fully served first.',
    access: 'public.read',
    status: 200,
    query: rankingQuerySchema,
    response: z.array(suspension),
    cache: 'shared',
    freshness: 'published',
  },
});
