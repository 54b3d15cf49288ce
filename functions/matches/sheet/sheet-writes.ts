/** Prepares the writes that change a match and its events to what an operation made of them. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetEvent, SheetWithMatch } from '#shared/domain/sheet/state.ts';
import { textOfReason } from '#shared/text/sheet-reasons.ts';
import {
  deleteEventWrites,
  prepareEventCreation,
  prepareEventReplacement,
  type StoredEvent,
} from '../../competition/records/events.ts';
import type { LoadedSheet } from '../../competition/sheets/load-sheet.ts';
import { matchOfSheetWrites } from '../../competition/sheets/match-writes.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { itemExistsCondition, nextId } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';

export async function sheetWrites(
  loaded: LoadedSheet,
  after: SheetWithMatch,
  author: Authorship,
  operation?: SheetOperation,
): Promise<TableWrite[]> {
  const verdicts = operation?.kind === 'clock' && operation.action === 'start' ? operation.verdicts : undefined;
  return [
    ...(await matchOfSheetWrites(loaded, after, author, verdicts)),
    ...(await eventsWrites(loaded, after, author)),
  ];
}

/** An operation creates, changes or removes at most one event. */
async function eventsWrites(
  { match, events, state }: LoadedSheet,
  after: SheetWithMatch,
  author: Authorship,
): Promise<TableWrite[]> {
  const added = after.events.find(({ id }) => id === 0);
  if (added) return [...(await addEventWrites(match, added, author)), ...playerChecks(added, author)];
  const kept = new Map(after.events.map((event) => [event.id, event]));
  return events.flatMap((stored, at) => {
    const event = kept.get(stored.id);
    if (!event) return deleteEventWrites(stored, author);
    return event === state.events[at] ? [] : changeEventWrites(stored, event, author);
  });
}

async function addEventWrites(match: LoadedSheet['match'], event: SheetEvent, author: Authorship) {
  const { teamId, playerId, eventType, minute, operationId, at } = event;
  const form = { matchId: match.id, teamId, playerId, eventType, minute, description: '' };
  const origin = { operationId: operationId ?? undefined, recordedAt: at ?? undefined };
  const fields = { id: await nextId('EVENT'), tournamentId: match.tournamentId, ...form, ...origin };
  return prepareEventCreation(fields, author).writes;
}

function changeEventWrites(before: StoredEvent, event: SheetEvent, author: Authorship): TableWrite[] {
  const { teamId, playerId, eventType, minute } = event;
  const { writes } = prepareEventReplacement(before, { teamId, playerId, eventType, minute }, author);
  return playerId === before.playerId ? writes : [...writes, ...playerChecks(event, author)];
}

/** Checks that the player still belongs to the team when the event is written. */
function playerChecks({ teamId, playerId }: SheetEvent, author: Authorship): TableWrite[] {
  if (playerId === 0) return [];
  const otherwise = () => invalidFieldProblem('', textOfReason({ code: 'foreign-player' }));
  return [{ check: keys.player(teamId, playerId), ...itemExistsCondition(author), otherwise }];
}
