/**
 * Prepares what the undo of an event means for the score of its match. A score that is made up of the events, because
 * the match is in play or ended on its sheet, changes with them; any other stays.
 */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { isScoreOfEvents, withEvents } from '#shared/domain/sheet/in-play.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { listChangesOfSameSave } from '../../competition/changes/changes.ts';
import type { StoredEvent } from '../../competition/records/events.ts';
import { keepMatchWrite, type StoredMatch } from '../../competition/records/matches.ts';
import { loadSheet, toSheetEvent } from '../../competition/sheets/load-sheet.ts';
import { matchOfSheetWrites } from '../../competition/sheets/match-writes.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';

/** The event's change, and its match as it is now. */
interface UndoneEvent {
  readonly match: StoredMatch;
  readonly change: StoredChange;
}

export async function scoreWritesOfUndo(
  undone: UndoneEvent,
  { removed, restored }: { readonly removed?: StoredEvent | undefined; readonly restored?: StoredEvent },
  author: Authorship,
): Promise<TableWrite[]> {
  const { match } = undone;
  if (!isMatchStarted(match)) return [keepMatchWrite(match)];
  const loaded = await loadSheet(match);
  const kept = loaded.state.events.filter(({ id }) => id !== removed?.id);
  const events = restored ? [...kept, toSheetEvent(restored)] : kept;
  const didFollow = await didScoreFollowBefore(undone);
  // A score that has followed the events only since the undone save stays as it is.
  const after = withEvents(didFollow === false ? { ...loaded.state, scoreFollowsEvents: false } : loaded.state, events);
  const scoreFollowsEvents = after.scoreFollowsEvents || (didFollow === true && isScoreOfEvents(after));
  return matchOfSheetWrites(loaded, { ...after, scoreFollowsEvents }, author);
}

/**
 * Whether the score of the completed match followed the events before the undone save, if that save changed it;
 * undefined otherwise, and when the match has changed since.
 */
async function didScoreFollowBefore({ match, change }: UndoneEvent): Promise<boolean | undefined> {
  if (match.status !== 'completed') return undefined;
  const { before, after } = (await listChangesOfSameSave(change)).find(({ of }) => of === 'match') ?? {};
  if (before?.fields.status !== 'completed' || after?.version !== match.version) return undefined;
  const didFollow = before.fields.scoreFollowsEvents === true;
  return didFollow === (after.fields.scoreFollowsEvents === true) ? undefined : didFollow;
}
