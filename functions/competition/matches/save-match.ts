/**
 * Prepares the writes that save a match: what it refers to must exist, its teams, cancha and officials must be free,
 * and its teams join the tournament.
 */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { allOrFirstError, invalidFieldProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { dropRepeatedChecks, type TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition, itemUnchangedCondition } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';
import { fillAfterSave, isWaitedFor } from '../playoffs/fill-playoffs.ts';
import { haveSameTeams } from '../playoffs/match-sides.ts';
import { prepareBookingsChange } from '../records/bookings.ts';
import { canchaUnchangedCheck, findCancha, requireAvailableCancha } from '../records/canchas.ts';
import { findGroup } from '../records/groups.ts';
import {
  type CanchaAndOfficialNames,
  type MatchFields,
  prepareMatchCreation,
  prepareMatchReplacement,
  type StoredMatch,
} from '../records/matches.ts';
import { readTeamsById } from '../records/teams.ts';
import { enrolTeamsWrite, matchLengthChecks, type StoredTournament } from '../records/tournaments.ts';
import { beginsMatch, type MatchStart, matchStartWrites } from '../squads/freeze-verdicts.ts';
import { chooseGoalkeepers, type NamedGoalkeepers } from './goalkeepers.ts';
import { isReopened } from './is-reopened.ts';
import { chooseOfficials } from './officials.ts';
import { overlapProblem } from './overlap-problem.ts';
import { requireNoTeamOrOfficialTwice } from './require-distinct.ts';
import { requireSheetUsers } from './sheet-users.ts';

interface MatchSaveOptions {
  readonly named?: NamedGoalkeepers;
  /** How the match begins, if this save begins it. */
  readonly start?: MatchStart;
}

/** The writes that save `fields` over `before` (null for a new match). Throws the first problem found. */
export async function matchWrites(
  tournament: StoredTournament,
  before: StoredMatch | null,
  fields: MatchFields,
  author: Authorship,
  { named = {}, start = { source: 'status' } }: MatchSaveOptions = {},
): Promise<{ stored: StoredMatch; writes: TableWrite[] }> {
  requireNoTeamOrOfficialTwice(fields);
  const [teamChecks, cancha, officials, groupChecks, { goalkeepers, checks }, sheetUserChecks] = await allOrFirstError([
    requireNewTeamsExist(before, fields, author),
    chooseCancha(before, fields, author),
    chooseOfficials(before, fields, author),
    requireGroupOfTeams(before, fields, author),
    chooseGoalkeepers(before, fields, named, author),
    requireSheetUsers(before, fields),
    requireTwoTeams(fields),
  ]);
  const note = beginsMatch(before, fields) ? { isJudged: true as const } : {};
  const wanted = { ...fields, ...goalkeepers, ...cancha.kept, ...officials.kept, ...note };
  const refills = before ? await fillAfterSave(before, fields, tournament.rules.playoffDraw, author) : [];
  const booking = await prepareBookingsChange([{ before, after: fields }, ...refills]);
  if ('matchId' in booking) {
    const waiting = refills.find((refill) => refill.before.id === booking.wantedBy);
    throw await overlapProblem(booking, { round: waiting?.before.round });
  }
  const { stored, writes } = before
    ? prepareMatchReplacement(before, wanted, author)
    : prepareMatchCreation(wanted, author);
  const membership = [
    ...teamChecks,
    ...tournamentWritesForMatch(tournament, before, fields, booking.writes.length > 0, author),
    ...matchLengthChecks(booking.lengths, tournament.id),
  ];
  const choices = [...cancha.writes, ...officials.writes, ...groupChecks, ...checks, ...sheetUserChecks];
  const filled = refills.flatMap((refill) => refill.writes);
  const begun = await matchStartWrites(tournament, before, stored, start, author);
  return {
    stored,
    writes: dropRepeatedChecks([...writes, ...begun, ...booking.writes, ...membership, ...choices, ...filled]),
  };
}

async function requireTwoTeams(fields: MatchFields): Promise<void> {
  const { homeTeamId, awayTeamId } = fields;
  if (isMatchStarted(fields) && (homeTeamId === null || awayTeamId === null)) {
    throw new Problem('conflict', 'Todavía no se sabe qué equipos juegan este partido.');
  }
}

/** Checks for the teams the match newly gets: 400 unless they exist, now and when the match is written. */
async function requireNewTeamsExist(
  before: StoredMatch | null,
  fields: MatchFields,
  author: Authorship,
): Promise<TableWrite[]> {
  const chosen = newlyChosenTeamsBySide(before, fields);
  const found = await readTeamsById(chosen.map(({ id }) => id));
  return chosen.map(({ side, id }): TableWrite => {
    const absent = () => invalidFieldProblem(side, 'Ese equipo no existe');
    if (!found.has(id)) throw absent();
    return { check: keys.entity('TEAM', id), ...itemExistsCondition(author), otherwise: absent };
  });
}

function newlyChosenTeamsBySide(before: StoredMatch | null, fields: MatchFields) {
  const known = [before?.homeTeamId, before?.awayTeamId];
  return (['homeTeamId', 'awayTeamId'] as const).flatMap((side) => {
    const id = fields[side];
    return id === null || known.includes(id) ? [] : [{ side, id }];
  });
}

/**
 * The write to the tournament that goes with a match, if any: new teams become participants, the first match in play or
 * completed starts the tournament, and a match that was moved, regrouped or renamed relies on the tournament's rules
 * being as they were read (the length of a match, who advances from a playoff match). A match that others wait for is
 * saved alone in its tournament, because the teams of a later match may depend on several earlier ones.
 */
function tournamentWritesForMatch(
  tournament: StoredTournament,
  before: StoredMatch | null,
  fields: MatchFields,
  isMoved: boolean,
  author: Authorship,
): TableWrite[] {
  const joining = newlyChosenTeamsBySide(before, fields).map(({ id }) => id);
  const isSame = before?.groupId === fields.groupId && before.round === fields.round;
  const isKnockout = before?.feeds !== undefined || before?.isPlayoff !== fields.isPlayoff;
  const starts = tournament.status === 'pending' && isMatchStarted(fields) && fields.status !== before?.status;
  if (joining.length === 0 && !isMoved && isSame && !isKnockout && !starts) return [];
  const isAlone = before !== null && isWaitedFor(before);
  return [enrolTeamsWrite(tournament, joining, author, { isAlone, starts })];
}

/**
 * Checks the match's group: 400 unless it has both teams; the check keeps the group unchanged while the match is
 * written.
 */
async function requireGroupOfTeams(
  before: StoredMatch | null,
  fields: MatchFields,
  author: Authorship,
): Promise<TableWrite[]> {
  const { groupId, tournamentId, homeTeamId, awayTeamId } = fields;
  const isSame = before?.groupId === groupId && haveSameTeams(before, fields);
  if (groupId === 0 || isSame) return [];
  const group = await findGroup(groupId);
  if (group?.tournamentId !== tournamentId) throw invalidFieldProblem('groupId', 'Ese grupo no existe en el torneo');
  const stranger = [homeTeamId, awayTeamId].some((id) => id !== null && !group.teamIds.includes(id));
  if (stranger) throw invalidFieldProblem('groupId', `Los dos equipos tienen que ser de ${group.name}`);
  return [{ check: keys.group(tournamentId, groupId), ...itemUnchangedCondition(group, author) }];
}

interface ChosenCancha {
  readonly kept: CanchaAndOfficialNames;
  readonly writes: TableWrite[];
}

/**
 * Chooses the match's cancha. A newly chosen one must exist and be available (400, 409). A match may keep a cancha that
 * is no longer available, and a played match even a deleted one.
 */
async function chooseCancha(
  before: StoredMatch | null,
  fields: MatchFields,
  author: Authorship,
): Promise<ChosenCancha> {
  const { canchaId } = fields;
  if (canchaId === 0) return { kept: {}, writes: [] };
  const cancha = await findCancha(canchaId);
  const isNew = before?.canchaId !== canchaId;
  if (!cancha) {
    if (isNew || isReopened(before, fields)) throw invalidFieldProblem('canchaId', 'Esa cancha no existe');
    return { kept: { canchaNombre: before?.canchaNombre ?? '' }, writes: [] };
  }
  if (isNew) requireAvailableCancha(cancha);
  const writes = isNew || isReopened(before, fields) ? [canchaUnchangedCheck(cancha, author)] : [];
  return { kept: { canchaNombre: cancha.nombre }, writes };
}
