/** The schema of each published document. Whoever changes one raises its number in table/documents-store.ts. */
import * as z from 'zod/mini';
import { activeTournamentSchema, latestResultsSchema } from '#shared/contract/home.ts';
import { liveMatch } from '#shared/domain/schemas/agenda.ts';
import { bracket } from '#shared/domain/schemas/bracket.ts';
import { fixtureRoundSchema, formattedMatchSchema } from '#shared/domain/schemas/match.ts';
import { matchGoal } from '#shared/domain/schemas/match-event.ts';
import { id } from '#shared/domain/schemas/primitives.ts';
import { standing, tournamentSummarySchema, upcomingMatch } from '#shared/domain/schemas/standing.ts';
import {
  fairPlayPlayer,
  fairPlayTeam,
  goalkeeper,
  scorer,
  type TournamentFigures,
} from '#shared/domain/schemas/statistics.ts';
import { suspension } from '#shared/domain/schemas/suspension.ts';
import { tournament } from '#shared/domain/schemas/tournament.ts';
import type { TournamentFacts } from '#shared/pages/page-data.ts';
import type { DocumentKind } from '../table/documents-store.ts';
import type { PublishedSummary, PublishedTally } from './compose.ts';
import type { PublishedLatest } from './latest.ts';
import type { ListSlice } from './list-slices.ts';
import type { PublishedHome, SummaryWithPosition } from './overall.ts';
import type { PlayerFigures } from './player-figures.ts';
import type { RankingRows } from './rankings.ts';
import type { PublishedChoice, PublishedSite } from './site.ts';
import type { TournamentsOfTeams } from './team-tournaments.ts';

const sliceSchema = <Row extends z.ZodMiniType>(row: Row): z.ZodMiniType<ListSlice<z.output<Row>>> =>
  z.object({ parts: z.int(), rows: z.array(row) });

const agendaSchema = z.object({
  live: z.array(liveMatch),
  next: z.array(upcomingMatch),
  scheduled: z.record(z.string(), z.int()),
});

const summarySchema = z.object({ ...tournamentSummarySchema.shape, timeZone: z.string() });

const tallySchema = z.object({
  tournamentId: id,
  teams: z.array(z.object({ teamId: id, teamName: z.string(), teamLogo: z.string(), hasPlayed: z.boolean() })),
  goals: z.array(z.omit(scorer, { teamName: true })),
  cards: z.array(z.object({ ...fairPlayPlayer.shape, teamId: id })),
  keepers: z.array(z.omit(goalkeeper, { teamName: true, averageGoalsConceded: true })),
  suspensions: z.array(suspension),
}) satisfies z.ZodMiniType<TournamentFigures>;

const tournamentFactsFields = z.pick(tournament, {
  id: true,
  name: true,
  description: true,
  startDate: true,
  endDate: true,
  status: true,
  rules: true,
  adjustments: true,
  bands: true,
  withdrawals: true,
  fixtureSeed: true,
}).shape;

const rankingRowFieldSchemas = { position: z.int(), teamLogo: z.string() };

/** The schema of each kind of document, which must match the type of the composed document. */
export const documentSchemas: { readonly [Name in DocumentKind]: z.ZodMiniType } = {
  STANDINGS: z.array(standing),
  GROUP: z.array(standing),
  SUMMARY: summarySchema satisfies z.ZodMiniType<PublishedSummary>,
  FIXTURE: sliceSchema(fixtureRoundSchema),
  ROUND: sliceSchema(formattedMatchSchema),
  GOALS: sliceSchema(matchGoal),
  BRACKET: bracket,
  SCORERS: sliceSchema(
    z.object({ ...scorer.shape, ...rankingRowFieldSchemas }) satisfies z.ZodMiniType<RankingRows['SCORERS']>,
  ),
  FAIRPLAY: sliceSchema(
    z.object({ ...fairPlayTeam.shape, ...rankingRowFieldSchemas }) satisfies z.ZodMiniType<RankingRows['FAIRPLAY']>,
  ),
  KEEPERS: sliceSchema(
    z.object({ ...goalkeeper.shape, ...rankingRowFieldSchemas }) satisfies z.ZodMiniType<RankingRows['KEEPERS']>,
  ),
  SUSPENSIONS: sliceSchema(suspension),
  TALLY: z.object({
    ...tallySchema.shape,
    agenda: agendaSchema,
    latest: latestResultsSchema,
    summary: summarySchema,
  }) satisfies z.ZodMiniType<PublishedTally>,
  FACTS: z.object({
    ...tournamentFactsFields,
    hasPlayoffs: z.boolean(),
    groups: z.array(z.object({ id, name: z.string() })),
    walkoversToCome: z.array(id),
    logos: z.array(z.string()),
  }) satisfies z.ZodMiniType<TournamentFacts>,
  ROUNDS: sliceSchema(z.object({ round: z.string() })),
  HOME: z.object({
    teams: z.int(),
    featuredTournamentId: z.nullable(id),
    parts: z.int(),
    tournaments: z.array(activeTournamentSchema),
    agenda: agendaSchema,
    timeZone: z.string(),
  }) satisfies z.ZodMiniType<PublishedHome>,
  ACTIVE: sliceSchema(activeTournamentSchema),
  SUMMARIES: sliceSchema(
    z.object({
      ...summarySchema.shape,
      place: z.array(z.union([z.string(), z.number()])),
      card: z.pick(tournament, { name: true, description: true, startDate: true, endDate: true, status: true }),
    }) satisfies z.ZodMiniType<SummaryWithPosition>,
  ),
  FIGURES: z.record(z.string(), z.tuple([z.int(), z.int()])) satisfies z.ZodMiniType<PlayerFigures>,
  SITE: z.object({
    name: z.string(),
    timeZone: z.string(),
    url: z.string(),
    publicSquads: z.boolean(),
  }) satisfies z.ZodMiniType<PublishedSite>,
  CHOICE: z.object({
    firstTournament: z.nullable(z.object({ id, name: z.string() })),
    featuredTournament: z.nullable(z.object({ id, name: z.string() })),
  }) satisfies z.ZodMiniType<PublishedChoice>,
  LATEST: latestResultsSchema satisfies z.ZodMiniType<PublishedLatest>,
  TEAMS: z.record(z.string(), z.array(id)) satisfies z.ZodMiniType<TournamentsOfTeams>,
};
