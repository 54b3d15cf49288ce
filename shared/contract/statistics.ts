/** Routes of /api/statistics: rankings of one tournament, or over all of them. */
import * as z from 'zod/mini';
import {
  statistics as everyStatistic,
  fairPlayTeam,
  formattedFairPlayTeam,
  formattedGoalkeeper,
  formattedScorer,
  formattedStatistics,
  goalkeeper,
  scorer,
} from '../domain/schemas/statistics.ts';
import { suspension } from '../domain/schemas/suspension.ts';
import { idInQuerySchema, paginationQuery } from './pagination.ts';
import { defineResource } from './route.ts';

/**
 * Without `tournamentId`: rankings over all tournaments. With `teamId`: only the rows of that team, each with its
 * position in the whole ranking.
 */
const scopeQuery = z.object({ teamId: z.optional(idInQuerySchema), tournamentId: z.optional(idInQuerySchema) });
const rankingQuery = z.object({ ...scopeQuery.shape, ...paginationQuery.shape });

export const statistics = defineResource({
  'GET /statistics/top-scorers': {
    summary: 'Players by the goals they scored in completed matches.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(scorer),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/top-scorers': {
    summary: 'Players by the goals they scored, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(formattedScorer),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/fair-play': {
    summary: 'Teams by the cards they were shown, fewest points first, with the players who were shown them.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(fairPlayTeam),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/fair-play': {
    summary: 'Teams by the cards they were shown, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(formattedFairPlayTeam),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/goalkeepers': {
    summary: 'Goalkeepers by the goals they concede a match, fewest first.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(goalkeeper),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/goalkeepers': {
    summary: 'Goalkeepers by the goals they concede a match, ready to show.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(formattedGoalkeeper),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/all': {
    summary: 'Scorers, fair play and goalkeepers together.',
    access: 'public.read',
    status: 200,
    query: scopeQuery,
    response: everyStatistic,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/formatted/all': {
    summary: 'Scorers, fair play and goalkeepers together, ready to show.',
    access: 'public.read',
    status: 200,
    query: scopeQuery,
    response: formattedStatistics,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /statistics/suspensions': {
    summary: 'Who is or was suspended, why, and for which matches; bans that are not fully served first.',
    access: 'public.read',
    status: 200,
    query: rankingQuery,
    response: z.array(suspension),
    cache: 'shared',
    freshness: 'published',
  },
});
