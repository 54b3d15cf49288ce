/**
 * Fills the final and third-place match from the semifinals, and empties them again when a semifinal's result changes.
 */
import { isImpartial } from '#shared/domain/officials.ts';
import { type PlayoffOutcome, teamIdOfSideReference } from '#shared/domain/playoffs.ts';
import { Problem } from '../problem.ts';
import type { Authorship } from '../table/authorship.ts';
import type { TableWrite } from '../table/commit.ts';
import { listEventsOfMatch } from '../table/events.ts';
import { keys } from '../table/keys.ts';
import { findMatches, type MatchFields, prepareMatchReplacement, type StoredMatch } from '../table/matches.ts';
import { readStaffMembersById, staffUnchangedCheck } from '../table/staff.ts';
import { fieldsOfSides, type HomeAndAwayTeamIds, haveSameTeams } from './sides.ts';

/** A semifinal that is being saved, with its outcome before and after; null while it is undecided. */
export interface SemifinalChange {
  readonly semifinal: StoredMatch;
  readonly was: PlayoffOutcome | null;
  readonly is: PlayoffOutcome | null;
}

/** A final or third-place match whose teams change, so that its bookings have to change, too. */
export interface FilledMatch {
  readonly before: StoredMatch;
  readonly after: MatchFields;
  readonly writes: readonly TableWrite[];
}

/**
 * The matches waiting for these semifinals whose teams change. A match that has started keeps its teams: 409 when a
 * changed outcome would change them.
 */
export async function fillWaitingMatches(
  decisions: readonly SemifinalChange[],
  author: Authorship,
): Promise<FilledMatch[]> {
  const waitingIds = [...new Set(decisions.flatMap(({ semifinal }) => semifinal.feeds ?? []))];
  if (waitingIds.length === 0) return [];
  const refills: FilledMatch[] = [];
  for (const waiting of await findMatches(waitingIds)) {
    const filled = teamsAfterSemifinals(waiting, decisions);
    if (haveSameTeams(filled, waiting)) continue;
    if (await hasMatchStarted(waiting)) requireSameWinner(waiting, decisions);
    else refills.push(await setTeamsOfWaitingMatch(waiting, filled, author));
  }
  return refills;
}

function teamsAfterSemifinals(waiting: StoredMatch, decisions: readonly SemifinalChange[]): HomeAndAwayTeamIds {
  const filled = { homeTeamId: waiting.homeTeamId, awayTeamId: waiting.awayTeamId };
  for (const { team, from } of fieldsOfSides) {
    const reference = waiting[from];
    const decision = reference && decisions.find(({ semifinal }) => semifinal.id === reference.matchId);
    if (decision) filled[team] = teamIdOfSideReference(reference, decision.is);
  }
  return filled;
}

async function hasMatchStarted({ status, tournamentId, id }: StoredMatch): Promise<boolean> {
  if (status === 'in_progress' || status === 'completed') return true;
  return (await listEventsOfMatch(tournamentId, id)).length > 0;
}

/**
 * Throws 409 when a semifinal's winner or loser changes; corrections that keep both, such as goals or a date, are
 * allowed.
 */
function requireSameWinner(waiting: StoredMatch, decisions: readonly SemifinalChange[]): void {
  const { semifinal } = decisions.find(({ was, is }) => was?.winner !== is?.winner || was?.loser !== is?.loser) ?? {};
  if (!semifinal) return;
  const detail = `No se puede cambiar quién gana ${semifinal.round}: el partido '${waiting.round}' ya empezó.`;
  throw new Problem('conflict', detail);
}

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
