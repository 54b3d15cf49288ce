/**
 * POST /matches/{id}/restore: brings a deleted match back as it was, with its events, lineups and sheet. It is booked anew,
 * so that a team, a cancha or an official that plays elsewhere by now keeps it from coming back.
 */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { overlapProblem } from '../competition/matches/overlap-problem.ts';
import { presentOneMatch } from '../competition/matches/present-matches.ts';
import { prepareBookingsChange } from '../competition/records/bookings.ts';
import { findCancha } from '../competition/records/canchas.ts';
import {
  daysToRestoreMatch,
  findDeletedMatch,
  forgetDeletedMatchWrites,
} from '../competition/records/deleted-matches.ts';
import {
  findMatch,
  findMatches,
  listMatchesOfTournament,
  prepareMatchRestoration,
  type StoredMatch,
} from '../competition/records/matches.ts';
import { findStaff } from '../competition/records/staff.ts';
import { readTeamsById, teamsExistChecks } from '../competition/records/teams.ts';
import { enrolTeamsWrite, findTournament, matchLengthChecks } from '../competition/records/tournaments.ts';
import { notFoundProblem, Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit, dropRepeatedChecks, retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { restoreMatchChildren } from './restore-match-children.ts';

/** A request that was interrupted is finished by another one: what is kept of the match is deleted last. */
export async function restoreMatch(request: RequestOfRoute<'POST /matches/{id}/restore'>): Promise<Match> {
  const { params, author, caller, now } = request;
  const deleted = await findDeletedMatch(params.id, now);
  const restored = await retryOnConflict(async () => {
    const current = await findMatch(params.id);
    if (current && !deleted) throw new Problem('conflict', 'El partido no está borrado.');
    if (current) return current;
    if (!deleted) throw notFoundProblem(`Ese partido no existe, o se borró hace más de ${daysToRestoreMatch} días.`);
    const { stored, writes } = await restorationWrites(deleted.match, author);
    await commit(writes);
    return stored;
  });
  if (deleted) await restoreMatchChildren(restored, deleted.children, author);
  await commit(forgetDeletedMatchWrites(params.id));
  return presentOneMatch(restored, caller);
}

async function restorationWrites(deleted: StoredMatch, author: Authorship) {
  const tournament = await findTournament(deleted.tournamentId);
  if (!tournament) throw new Problem('conflict', 'El torneo del partido ya no existe.');
  const teamIds = [deleted.homeTeamId, deleted.awayTeamId].filter((id) => id !== null);
  if ((await readTeamsById(teamIds)).size < teamIds.length) {
    throw new Problem('conflict', 'Un equipo del partido ya no existe.');
  }
  await requireItsPlayoffs(deleted);
  const match = await withoutDeletedReferences(deleted);
  const booking = await prepareBookingsChange([{ before: null, after: match }]);
  if ('matchId' in booking) throw await overlapProblem(booking);
  const { stored, writes } = prepareMatchRestoration(match, author);
  const checks: TableWrite[] = [
    enrolTeamsWrite(tournament, teamIds, author),
    ...teamsExistChecks(teamIds, author),
    ...matchLengthChecks(booking.lengths, tournament.id),
  ];
  return { stored, writes: dropRepeatedChecks([...writes, ...booking.writes, ...checks]) };
}

/** 409 for a match of playoffs that no longer stand, or in whose place another one has come. */
async function requireItsPlayoffs({ tournamentId, isPlayoff, round, homeFrom, awayFrom }: StoredMatch): Promise<void> {
  if (!isPlayoff) return;
  const sources = [homeFrom, awayFrom].flatMap((from) => from?.matchId ?? []);
  if ((await findMatches(sources)).length < new Set(sources).size) {
    throw new Problem('conflict', 'Los partidos de los que depende ya no existen.');
  }
  if ((await listMatchesOfTournament(tournamentId)).some((each) => each.isPlayoff && each.round === round)) {
    throw new Problem('conflict', `El torneo ya tiene otro partido de ${round}.`);
  }
}

/** The match without a cancha and officials that were deleted meanwhile; their names stay. */
async function withoutDeletedReferences(match: StoredMatch): Promise<StoredMatch> {
  const [cancha, referee, assistant] = await Promise.all([
    match.canchaId && findCancha(match.canchaId),
    match.refereeId && findStaff(match.refereeId),
    match.assistantId && findStaff(match.assistantId),
  ]);
  return {
    ...match,
    ...(!cancha && { canchaId: 0 }),
    ...(!referee && { refereeId: 0 }),
    ...(!assistant && { assistantId: 0 }),
  };
}
