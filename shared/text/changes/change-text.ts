/** The sentence of a change, without the person who made it. */
import type { RecordedChange } from '../../domain/changes/recorded-change.ts';
import type { ChangeNames } from './change-names.ts';
import { bulletinChangeText, sanctionChangeText } from './discipline-changes.ts';
import { eventChangeText } from './event-changes.ts';
import { matchChangeText } from './match-changes.ts';
import { noticeChangeText } from './notice-changes.ts';
import { lineupChangeText, playerChangeText, staffChangeText, teamChangeText } from './team-changes.ts';
import { groupChangeText, sheetChangeText, tournamentChangeText } from './tournament-changes.ts';

export { bulkChangeText } from './bulk-change-text.ts';
export { matchName } from './match-changes.ts';
export { undoRefusal } from './undo-refusal.ts';

/** `match` names the match of the change, or is null where every change is of the same match. */
export function changeText(change: RecordedChange, names: ChangeNames, match: string | null): string {
  const of = match === null ? '' : ` de ${match}`;
  switch (change.of) {
    case 'match':
      return matchChangeText(change, names, of);
    case 'event':
      return eventChangeText(change, names, match === null ? '' : ` en ${match}`);
    case 'group':
      return groupChangeText(change, names);
    case 'tournament':
      return tournamentChangeText(change, names);
    case 'sheet':
      return sheetChangeText(change, of);
    case 'team':
      return teamChangeText(change);
    case 'player':
      return playerChangeText(change, names);
    case 'staff':
      return staffChangeText(change, names);
    case 'lineup':
      return lineupChangeText(change, names, match);
    case 'notice':
      return noticeChangeText(change);
    case 'sanction':
      return sanctionChangeText(change, names);
    case 'bulletin':
      return bulletinChangeText(change);
  }
}
