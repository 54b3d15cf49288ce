/**
 * Names of the schemas in the OpenAPI document. A request body that is not listed here is named after its route's
 * operationId: 'CreateTeamBody'.
 */
import type * as z from 'zod/mini';
import { liveMatch } from '../domain/schemas/agenda.ts';
import { band } from '../domain/schemas/band.ts';
import { bracket, bracketSide, bracketStage, bracketTie } from '../domain/schemas/bracket.ts';
import { bulletin, bulletinLine, bulletinReference, bulletinStatus } from '../domain/schemas/bulletin.ts';
import { cancha, canchaOfMatch } from '../domain/schemas/cancha.ts';
import { change, changeGroup } from '../domain/schemas/change.ts';
import { disciplinaryCase, waitingCases } from '../domain/schemas/disciplinary-case.ts';
import {
  ageClause,
  eligibilityException,
  eligibilityReason,
  frozenVerdicts,
  judgedPlayer,
  judgedTeam,
  matchEligibility,
  matchVerdicts,
  roundEligibility,
  sheetEligibility,
  sheetEligibilityReason,
} from '../domain/schemas/eligibility.ts';
import {
  fixtureOptions,
  fixturePlan,
  fixtureQuality,
  fixtureRequest,
  plannedMatch,
  plannedRound,
  playingTime,
  takenTime,
  withdrawal,
} from '../domain/schemas/fixture.ts';
import { group } from '../domain/schemas/group.ts';
import { formation, linedUpPlayer, lineup, lineupPlace, matchLineup } from '../domain/schemas/lineup.ts';
import {
  fixtureRoundSchema,
  formattedMatchSchema,
  match,
  matchStatus,
  sideReferenceSchema,
  walkover,
} from '../domain/schemas/match.ts';
import { clockHalf, clockStop, matchClock, sheetClock } from '../domain/schemas/match-clock.ts';
import { eventPlayer, eventType, matchEvent } from '../domain/schemas/match-event.ts';
import { matchReport, reportPlayer, reportSide } from '../domain/schemas/match-report.ts';
import { notice, noticeKind, noticeScope } from '../domain/schemas/notice.ts';
import {
  bandOutlook,
  howOften,
  nextResult,
  outlookSchema,
  outlookState,
  tableOutlook,
  teamOutlook,
} from '../domain/schemas/outlook.ts';
import {
  afterResult,
  bandExplanation,
  levelWithRival,
  matchResults,
  outlookExplanations,
  outlookReason,
  roundCondition,
  tableExplanation,
  teamExplanation,
} from '../domain/schemas/outlook-explanation.ts';
import { pendingPlayer, player, playerPosition, playerStatus } from '../domain/schemas/player.ts';
import { podium } from '../domain/schemas/podium.ts';
import { postponedSlots, proposedSlot, slotCost } from '../domain/schemas/postponed-slots.ts';
import { teamRef, teamTarget } from '../domain/schemas/primitives.ts';
import { accumulationRule, partialRules, tieBreaker, tournamentRules } from '../domain/schemas/rules.ts';
import {
  fineMeasure,
  indefiniteMeasure,
  matchesMeasure,
  pointsMeasure,
  sanction,
  sanctionOrigin,
  sanctionStatus,
  sanctionSubject,
  sentMatchesMeasure,
  toldMeasure,
  untilMeasure,
} from '../domain/schemas/sanction.ts';
import { settings } from '../domain/schemas/settings.ts';
import {
  addedPlayer,
  operationOutcome,
  operationResult,
  sheetOperation,
  unreadableOperation,
} from '../domain/schemas/sheet.ts';
import { daySheet, newSheetLink, ownSheet, sheetLink, sheetState } from '../domain/schemas/sheet-overview.ts';
import {
  sentOperations,
  sheetEvent,
  sheetPlayer,
  sheetRules,
  sheetView,
  shirtInMatch,
  unappliedOperation,
} from '../domain/schemas/sheet-view.ts';
import { staff, staffRole } from '../domain/schemas/staff.ts';
import {
  formattedStandingSchema,
  outcome,
  standing,
  tableLeaderSchema,
  tournamentSummarySchema,
  upcomingMatch,
} from '../domain/schemas/standing.ts';
import * as statistics from '../domain/schemas/statistics.ts';
import { banCard, suspension } from '../domain/schemas/suspension.ts';
import { team } from '../domain/schemas/team.ts';
import { adjustment, tournament, tournamentStatus } from '../domain/schemas/tournament.ts';
import { role, user } from '../domain/schemas/user.ts';
import { auth } from './auth.ts';
import { activeTournamentSchema, announcedTournamentSchema, homePageSchema, latestResultsSchema } from './home.ts';
import { jobProgress } from './jobs.ts';
import { matches } from './matches.ts';
import { openapi } from './openapi-route.ts';
import { problemSchema } from './problem.ts';
import { tournaments } from './tournaments.ts';
import { upload, uploadDestinationSchema } from './upload.ts';

export const schemasByName: { readonly [name: string]: z.ZodMiniType } = {
  Team: team,
  TeamRef: teamRef,
  TeamTarget: teamTarget,
  Sanction: sanction,
  MatchesMeasure: matchesMeasure,
  SentMatchesMeasure: sentMatchesMeasure,
  UntilMeasure: untilMeasure,
  IndefiniteMeasure: indefiniteMeasure,
  FineMeasure: fineMeasure,
  PointsMeasure: pointsMeasure,
  ToldMeasure: toldMeasure,
  PostponedSlots: postponedSlots,
  ProposedSlot: proposedSlot,
  SlotCost: slotCost,
  SanctionSubject: sanctionSubject,
  SanctionOrigin: sanctionOrigin,
  SanctionStatus: sanctionStatus,
  DisciplinaryCase: disciplinaryCase,
  WaitingCases: waitingCases,
  Bulletin: bulletin,
  BulletinLine: bulletinLine,
  BulletinStatus: bulletinStatus,
  Notice: notice,
  NoticeScope: noticeScope,
  NoticeKind: noticeKind,
  Cancha: cancha,
  CanchaOfMatch: canchaOfMatch,
  Podium: podium,
  Change: change,
  ChangeGroup: changeGroup,
  Group: group,
  Player: player,
  PendingPlayer: pendingPlayer,
  PlayerPosition: playerPosition,
  PlayerStatus: playerStatus,
  Staff: staff,
  StaffRole: staffRole,
  User: user,
  Role: role,
  Settings: settings,
  Tournament: tournament,
  TournamentStatus: tournamentStatus,
  TournamentRules: tournamentRules,
  PartialTournamentRules: partialRules,
  AgeClause: ageClause,
  EligibilityException: eligibilityException,
  BanCard: banCard,
  MatchEligibility: matchEligibility,
  RoundEligibility: roundEligibility,
  MatchVerdicts: matchVerdicts,
  FrozenVerdicts: frozenVerdicts,
  JudgedTeam: judgedTeam,
  JudgedPlayer: judgedPlayer,
  EligibilityReason: eligibilityReason,
  SheetEligibility: sheetEligibility,
  SheetEligibilityReason: sheetEligibilityReason,
  BulletinReference: bulletinReference,
  TieBreaker: tieBreaker,
  Accumulation: accumulationRule,
  Adjustment: adjustment,
  Band: band,
  TournamentSummary: tournamentSummarySchema,
  FixtureOptions: fixtureOptions,
  PlayingTime: playingTime,
  FixtureRequest: fixtureRequest,
  FixturePlan: fixturePlan,
  PlannedRound: plannedRound,
  PlannedMatch: plannedMatch,
  FixtureQuality: fixtureQuality,
  TakenTime: takenTime,
  Withdrawal: withdrawal,
  JobProgress: jobProgress,
  CreatedFixture: tournaments['POST /tournaments/{id}/fixture'].response,
  DeletedFixture: tournaments['DELETE /tournaments/{id}/fixture'].response,
  PostponedMatches: tournaments['POST /tournaments/{id}/fixture/postpone'].response,
  SuspendedMatches: tournaments['POST /tournaments/{id}/fixture/suspend'].response,
  ReplacedOfficials: tournaments['POST /tournaments/{id}/fixture/officials'].response,
  ResolvedJob: tournaments['POST /tournaments/{id}/fixture/job'].response,
  Match: match,
  FormattedMatch: formattedMatchSchema,
  UpcomingMatch: upcomingMatch,
  LiveMatch: liveMatch,
  MatchStatus: matchStatus,
  DaySheet: daySheet,
  OwnSheet: ownSheet,
  SheetState: sheetState,
  SheetLink: sheetLink,
  NewSheetLink: newSheetLink,
  MatchDetail: matches['GET /matches/{id}/detail'].response,
  SideReference: sideReferenceSchema,
  Walkover: walkover,
  Round: fixtureRoundSchema,
  MatchEvent: matchEvent,
  EventPlayer: eventPlayer,
  EventType: eventType,
  MatchReport: matchReport,
  ReportSide: reportSide,
  ReportPlayer: reportPlayer,
  Sheet: sheetView,
  MatchClock: matchClock,
  SheetClock: sheetClock,
  ClockHalf: clockHalf,
  ClockStop: clockStop,
  SheetPlayer: sheetPlayer,
  AddedPlayer: addedPlayer,
  ShirtInMatch: shirtInMatch,
  SheetRules: sheetRules,
  SheetEvent: sheetEvent,
  SheetOperation: sheetOperation,
  UnreadableOperation: unreadableOperation,
  OperationResult: operationResult,
  OperationOutcome: operationOutcome,
  SentOperations: sentOperations,
  UnappliedOperation: unappliedOperation,
  Lineup: lineup,
  LineupPlace: lineupPlace,
  LinedUpPlayer: linedUpPlayer,
  MatchLineup: matchLineup,
  Formation: formation,
  Standing: standing,
  TableLeader: tableLeaderSchema,
  FormattedStanding: formattedStandingSchema,
  Outcome: outcome,
  Bracket: bracket,
  BracketStage: bracketStage,
  BracketTie: bracketTie,
  BracketSide: bracketSide,
  Outlook: outlookSchema,
  TableOutlook: tableOutlook,
  TeamOutlook: teamOutlook,
  BandOutlook: bandOutlook,
  NextResult: nextResult,
  OutlookState: outlookState,
  OutlookExplanations: outlookExplanations,
  TableExplanation: tableExplanation,
  TeamExplanation: teamExplanation,
  BandExplanation: bandExplanation,
  OutlookReason: outlookReason,
  LevelWithRival: levelWithRival,
  AfterResult: afterResult,
  RoundCondition: roundCondition,
  MatchResults: matchResults,
  HowOften: howOften,
  GeneratedPlayoffs: tournaments['POST /tournaments/{id}/generate-playoffs'].response,
  Scorer: statistics.scorer,
  FormattedScorer: statistics.formattedScorerSchema,
  FairPlayTeam: statistics.fairPlayTeam,
  FairPlayPlayer: statistics.fairPlayPlayer,
  FormattedFairPlayTeam: statistics.formattedFairPlayTeamSchema,
  Goalkeeper: statistics.goalkeeper,
  FormattedGoalkeeper: statistics.formattedGoalkeeperSchema,
  Statistics: statistics.statistics,
  FormattedStatistics: statistics.formattedStatisticsSchema,
  Suspension: suspension,
  HomePage: homePageSchema,
  LatestResults: latestResultsSchema,
  ActiveTournament: activeTournamentSchema,
  AnnouncedTournament: announcedTournamentSchema,
  Session: auth['POST /auth/login'].response,
  UndoneChangeGroup: tournaments['POST /tournaments/{id}/changes/groups/{groupId}/undo'].response,
  ChangedSession: auth['POST /auth/password/change'].response,
  Message: auth['POST /auth/password/forgot'].response,
  UploadDestination: uploadDestinationSchema,
  LogoAnnouncement: upload['POST /upload/logo'].body,
  LogoUpload: upload['POST /upload/logo'].response,
  UploadedFile: upload['POST /upload/logo/confirm'].body,
  UploadedLogo: upload['POST /upload/logo/confirm'].response,
  ShownLogoUpload: upload['POST /teams/{id}/logo/upload'].response,
  ShownLogo: upload['POST /teams/{id}/logo/confirm'].response,
  OpenApiDocument: openapi['GET /openapi.json'].response,
  Problem: problemSchema,
};
