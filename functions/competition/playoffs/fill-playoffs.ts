/**
 * Fills playoff matches with the teams that earlier ones decide, and empties them again when a result changes.
 */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { type LevelMatchRule, type RefilledMatch, refillWaitingMatches } from '#shared/domain/playoffs/playoffs.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { isImpartial } from '#shared/domain/squads/officials.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { keys } from '../../platform/table/keys.ts';
import { listEventsOfMatch } from '../records/events.ts';
import {
  listMatchesOfTournament,
  type MatchFields,
  prepareMatchReplacement,
  type StoredMatch,
} from '../records/matches.ts';
import { readStaffMembersById, staffUnchangedCheck } from '../records/staff.ts';
import { fieldsOfSides, type HomeAndAwayTeamIds } from './match-sides.ts';

/** A waiting match whose teams change, so that its bookings have to change, too. */
export interface FilledMatch {
  readonly before: StoredMatch;
  readonly after: MatchFields;
  readonly writes: readonly TableWrite[];
}

type PlayoffDraw = TournamentRules['playoffDraw'];

/** Whether other matches wait for the winner or loser of this one. */
export const isWaitedFor = ({ feeds = [] }: StoredMatch): boolean => feeds.length > 0;

/**
 * The matches whose teams change when a match is saved. A match that has started keeps its teams: 409 when they would
 * change. Holds only as long as no other match of the tournament is saved, because teams may depend on several matches.
 */
export async function fillAfterSave(
  before: StoredMatch,
  after: MatchFields,
  playoffDraw: PlayoffDraw,
  author: Authorship,
): Promise<FilledMatch[]> {
  if (!isWaitedFor(before)) return [];
  const matches = (await listMatchesOfTournament(before.tournamentId)).filter(isLinked);
  const rule: LevelMatchRule = { playoffDraw, seeds: before.seeds ?? [] };
  return setTeams(matches, refillWaitingMatches(matches, { saved: after, ruleBefore: rule, rule }), author);
}

/** The matches whose teams change with the rule for level matches; 409 when one of them has started. */
export async function fillAfterRuleChange(
  tournamentId: number,
  drawBefore: PlayoffDraw,
  playoffDraw: PlayoffDraw,
  author: Authorship,
): Promise<FilledMatch[]> {
  const matches = (await listMatchesOfTournament(tournamentId)).filter(isLinked);
  const seeds = matches.find((match) => match.seeds)?.seeds ?? [];
  const [ruleBefore, rule] = [drawBefore, playoffDraw].map((draw) => ({ playoffDraw: draw, seeds }));
  if (!ruleBefore || !rule) return [];
  return setTeams(matches, refillWaitingMatches(matches, { saved: null, ruleBefore, rule }), author);
}

const isLinked = (match: StoredMatch): boolean =>
  isWaitedFor(match) || match.homeFrom !== null || match.awayFrom !== null;

async function setTeams(
  matches: readonly StoredMatch[],
  refilled: readonly RefilledMatch<StoredMatch>[],
  author: Authorship,
): Promise<FilledMatch[]> {
  const filled: FilledMatch[] = [];
  for (const { match, decidedBy, homeTeamId, awayTeamId } of refilled) {
    if (await hasMatchStarted(match))
      throw startedProblem(
        match,
        matches.find(({ id }) => id === decidedBy),
      );
    filled.push(await setTeamsOfWaitingMatch(match, { homeTeamId, awayTeamId }, author));
  }
  return filled;
}

async function hasMatchStarted(match: StoredMatch): Promise<boolean> {
  return isMatchStarted(match) || (await listEventsOfMatch(match.tournamentId, match.id)).length > 0;
}

const startedProblem = (waiting: StoredMatch, decider: StoredMatch | undefined): Problem =>
  new Problem(
    'conflict',
    `No se puede cambiar quién gana ${decider?.round ?? 'ese partido'}: el partido '${waiting.round}' ya empezó.`,
  );

async function setTeamsOfWaitingMatch(
  before: StoredMatch,
  filled: HomeAndAwayTeamIds,
  author: Authorship,
): Promise<FilledMatch> {
  if (filled.homeTeamId !== null && filled.homeTeamId === filled.awayTeamId) {
    throw new Problem('conflict', `El mismo equipo jugaría de los dos lados el partido '${before.round}'.`);
  }
  const { kept, checks } = await keepImpartialOfficials(before, filled, author);
  const { stored, writes } = prepareMatchReplacement(before, { ...filled, ...kept }, author);
  const gone = fieldsOfSides.flatMap(({ team }) =>
    before[team] !== null && before[team] !== filled[team] ? before[team] : [],
  );
  const lineups = gone.map((teamId) => ({ remove: keys.matchLineup(before.tournamentId, before.id, teamId) }));
  return { before, after: stored, writes: [...writes, ...lineups, ...checks] };
}

/**
 * The match's officials after it gets its new teams: one who belongs to a new team is removed; the checks make sure
 * that the others still belong to neither team when the match is written.
 */
async function keepImpartialOfficials(before: StoredMatch, filled: HomeAndAwayTeamIds, author: Authorship) {
  const officials = await readStaffMembersById([before.refereeId, before.assistantId].filter((id) => id !== 0));
  const post = (id: number) => {
    const official = officials.get(id);
    return official && !isImpartial(official, filled) ? 0 : id;
  };
  const kept = { refereeId: post(before.refereeId), assistantId: post(before.assistantId) };
  const staying = [...officials.values()].filter(({ id }) => id === kept.refereeId || id === kept.assistantId);
  return { kept, checks: staying.map((official) => staffUnchangedCheck(official, author)) };
}
