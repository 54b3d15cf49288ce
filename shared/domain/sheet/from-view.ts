/** The sheet that the API shows, as the rules see it: a device applies its own operations to it before they are sent. */
import type { SheetView } from '../schemas/sheet-view.ts';
import { matchOfSheet, type SheetContext, type SheetWithMatch } from './state.ts';

export function sheetFromView(view: SheetView): { state: SheetWithMatch; context: SheetContext } {
  const {
    match,
    rules,
    clock,
    presence,
    underProtest,
    end,
    shirts = [],
    newPlayers = [],
    confirmedAt,
    confirmedBy,
    scoreFollowsEvents,
    squads,
    events,
  } = view;
  const { homePenalties, awayPenalties } = match;
  // What has been sent is older than what the device adds.
  const sent = (playerIds: readonly number[] | null) => playerIds && { value: playerIds, mark: '' };
  const state: SheetWithMatch = {
    ...matchOfSheet(match),
    clock,
    confirmedAt,
    ...(confirmedBy && { confirmedBy }),
    scoreFollowsEvents,
    events,
    presence: { home: sent(presence.home), away: sent(presence.away) },
    ...(underProtest && { underProtest }),
    end: end && { ...end, clockEndedAt: null, homePenalties, awayPenalties },
    shirts: Object.fromEntries(
      shirts.map(({ playerId, jerseyNumber }) => [playerId, { value: jerseyNumber, mark: '' }]),
    ),
    newPlayers: Object.fromEntries(
      newPlayers.map(({ operationId, teamId, playerId }) => [operationId, { teamId, playerId }]),
    ),
    corrections: {},
  };
  return { state, context: { rules, squads } };
}
