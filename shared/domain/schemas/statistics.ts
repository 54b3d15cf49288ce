/** Statistics on scorers, cards and goalkeepers: as the API answers them, and as they are stored to compute totals. */
import * as z from 'zod/mini';
import { count, id } from './primitives.ts';
import type { Suspension } from './suspension.ts';

const playerFields = { playerId: id, playerName: z.string() };
const teamFields = { teamId: id, teamName: z.string() };
const cardCounts = { blueCards: count, yellowCards: count, redCards: count };

export const scorer = z.object({ ...playerFields, ...teamFields, goals: count });
export type Scorer = z.output<typeof scorer>;

export const fairPlayPlayer = z.object({ ...playerFields, ...cardCounts, totalPoints: count });
export type FairPlayPlayer = z.output<typeof fairPlayPlayer>;

/** How many cards of each colour were shown, and the points they are worth. */
export type CardTotals = Pick<FairPlayPlayer, keyof typeof cardCounts | 'totalPoints'>;

export const fairPlayTeam = z.object({
  ...teamFields,
  ...cardCounts,
  totalPoints: count,
  players: z.array(fairPlayPlayer),
});
export type FairPlayTeam = z.output<typeof fairPlayTeam>;

export const goalkeeper = z.object({
  ...playerFields,
  ...teamFields,
  matchesPlayed: count,
  goalsConceded: count,
  /** Goals conceded per match, with two decimals. */
  averageGoalsConceded: z.number(),
});
type Goalkeeper = z.output<typeof goalkeeper>;

export const statistics = z.object({
  topScorers: z.array(scorer),
  fairPlay: z.array(fairPlayTeam),
  goalkeepers: z.array(goalkeeper),
});

const formattedRankingFields = {
  teamLogo: z.string(),
  positionDisplay: z.string(),
  hasMedal: z.boolean(),
  medalIcon: z.string(),
};
const formattedPlayerFields = { playerId: id, playerDisplayName: z.string() };

export const formattedScorerSchema = z.object({
  ...formattedPlayerFields,
  ...teamFields,
  ...formattedRankingFields,
  goalsFormatted: z.string(),
});
export type FormattedScorer = z.output<typeof formattedScorerSchema>;

export const formattedFairPlayTeamSchema = z.object({
  ...teamFields,
  ...formattedRankingFields,
  ...cardCounts,
  totalPointsFormatted: z.string(),
  players: z.array(z.object({ ...formattedPlayerFields, ...cardCounts, totalPointsFormatted: z.string() })),
});
export type FormattedFairPlayTeam = z.output<typeof formattedFairPlayTeamSchema>;

export const formattedGoalkeeperSchema = z.object({
  ...formattedPlayerFields,
  ...teamFields,
  ...formattedRankingFields,
  matchesPlayed: count,
  goalsConceded: count,
  averageGoalsConcededFormatted: z.string(),
});
export type FormattedGoalkeeper = z.output<typeof formattedGoalkeeperSchema>;

export const formattedStatisticsSchema = z.object({
  topScorers: z.array(formattedScorerSchema),
  fairPlay: z.array(formattedFairPlayTeamSchema),
  goalkeepers: z.array(formattedGoalkeeperSchema),
});

/** A row of a published ranking; equal rows share a position: 1, 1, 3. */
type RankedRow<Row> = Row & { readonly position: number; readonly teamLogo: string };
export type RankedScorer = RankedRow<Scorer>;
export type RankedFairPlayTeam = RankedRow<FairPlayTeam>;
export type RankedGoalkeeper = RankedRow<Goalkeeper>;

/** The goals of a player; the team is that of the latest goal. */
export type GoalFigures = Omit<Scorer, 'teamName'>;
/** The cards a player was shown in one team, with the points of the tournament's own rules. */
export type CardFigures = FairPlayPlayer & { readonly teamId: number };
/** The matches in which a player kept goal; the team is that of the latest match. */
export type GoalkeeperFigures = Omit<Goalkeeper, 'teamName' | 'averageGoalsConceded'>;

/** A team that figures refer to by `teamId`. */
export interface RankingFiguresTeam {
  readonly teamId: number;
  readonly teamName: string;
  readonly teamLogo: string;
  /** True when the team has a completed match. */
  readonly hasPlayed: boolean;
}

/** The figures from which the rankings are computed. */
export interface RankingFigures {
  readonly teams: readonly RankingFiguresTeam[];
  readonly goals: readonly GoalFigures[];
  readonly cards: readonly CardFigures[];
  readonly keepers: readonly GoalkeeperFigures[];
}

/** The figures of one tournament, from which totals over all tournaments are summed. */
export interface TournamentFigures extends RankingFigures {
  readonly tournamentId: number;
  /** Suspensions with matches still to be missed. */
  readonly suspensions: readonly Suspension[];
}

export interface Rankings {
  readonly scorers: RankedScorer[];
  readonly fairPlay: RankedFairPlayTeam[];
  readonly goalkeepers: RankedGoalkeeper[];
}
