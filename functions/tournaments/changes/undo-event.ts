/** Prepares the save that takes an event away, changes it back, or brings it back after its deletion. */
import { sideOfTeam } from '#shared/domain/sheet/state.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import {
  requireGoalsAllowed,
  requireMinuteInMatch,
  requireStartedMatch,
} from '../../competition/matches/event-rules.ts';
import {
  deleteEventWrites,
  findEvent,
  prepareEventReplacement,
  prepareEventRestoration,
  readEventIdFromKey,
  type StoredEvent,
} from '../../competition/records/events.ts';
import { getMatch, type StoredMatch } from '../../competition/records/matches.ts';
import { findPlayer } from '../../competition/records/players.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { invalidFieldProblem, notFoundProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { OptimisticLockError, type TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';
import { deletedEvent, type FormerEvent, formerEvent } from './former-event.ts';
import { scoreWritesOfUndo } from './undo-score.ts';

export async function undoEventWrites(change: StoredChange, author: Authorship): Promise<TableWrite[]> {
  const { before, after, matchId, item } = change;
  const match = await getMatch(matchId ?? 0);
  const current = await findEvent(readEventIdFromKey(item.sk));
  if (current?.version !== after?.version) throw new OptimisticLockError();
  const undone = { match, change };
  if (before === null) {
    if (!current) throw notFoundProblem('Evento no encontrado');
    const score = await scoreWritesOfUndo(undone, { removed: current }, author);
    return [...deleteEventWrites(current, author), ...score];
  }
  const former = formerEvent(before);
  const checks = await requireAllowed(match, former, current, author);
  const { stored, writes } = current
    ? prepareEventReplacement(current, former, author)
    : prepareEventRestoration(deletedEvent(change, former, author), author);
  const score = await scoreWritesOfUndo(undone, { removed: current, restored: stored }, author);
  return [...writes, ...checks, ...score];
}

/** Throws unless the match may have the event as it was. Returns the checks that must hold when it is written. */
async function requireAllowed(
  match: StoredMatch,
  former: FormerEvent,
  current: StoredEvent | undefined,
  author: Authorship,
): Promise<TableWrite[]> {
  requireStartedMatch(match);
  if (former.eventType !== current?.eventType) requireGoalsAllowed(match, former.eventType);
  requireMinuteInMatch(former, await getTournament(match.tournamentId), former);
  if (sideOfTeam(match, former.teamId) === undefined) {
    throw new Problem('conflict', 'El equipo de ese evento ya no juega el partido.');
  }
  return requirePlayer(former, author);
}

/** The player still has to be of the team; a goal whose scorer is not known has none. */
async function requirePlayer({ teamId, playerId }: FormerEvent, author: Authorship): Promise<TableWrite[]> {
  if (playerId === 0) return [];
  const otherwise = () => invalidFieldProblem('playerId', 'Ese jugador ya no es del equipo');
  if ((await findPlayer(playerId))?.teamId !== teamId) throw otherwise();
  return [{ check: keys.player(teamId, playerId), ...itemExistsCondition(author), otherwise }];
}
