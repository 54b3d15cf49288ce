/** Lets a person do on a phone what a schedule says. */
import { randomUUID } from 'node:crypto';
import { eventType } from '#shared/domain/schemas/match-event.ts';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import type { NewOperation } from '#web/features/sheet/queue/queued-operation.ts';
import type { Device } from './device.ts';
import type { MatchOnTable } from './matches-on-table.ts';
import type { PhoneAction } from './random-schedules.ts';

function addScorer(teamId: number, device: Device): void {
  const player = { teamId, firstName: 'Bruno', lastName: 'Sosa', jerseyNumber: 23 };
  const playerId = newPlayerId(device.record({ kind: 'newPlayer', ...player }));
  device.record({ kind: 'event', teamId, playerId, eventType: 'goal', minute: 1 });
}

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** Corrects only what was made on this phone, as it knows the ids of those events before they are sent. */
export function carryOut(action: PhoneAction, device: Device, match: MatchOnTable): void {
  if (action.do === 'restart') device.restart();
  else if (action.do === 'come online') device.comeOnline();
  else if (action.do === 'new player') addScorer(match[action.isHome ? 'home' : 'away'].id, device);
  else if (action.do !== 'correct') device.record(operationOf(action, match));
  else if (device.madeIds.length > 0) {
    const change = action.isRemoval ? { remove: true as const } : { minute: 7 };
    device.record({ kind: 'correction', operationId: pick(device.madeIds, action.earlier), ...change });
  }
}

type Recorded = Extract<PhoneAction, { do: 'event' | 'clock' | 'presence' | 'end' | 'confirm' }>;

function operationOf(action: Recorded, match: MatchOnTable): NewOperation {
  if (action.do === 'clock') return { kind: 'clock', action: action.action };
  if (action.do === 'end') {
    const observation = `Nota ${randomUUID()}`;
    return { kind: 'end', homePenalties: null, awayPenalties: null, walkover: null, observation };
  }
  const side = action.isHome ? 'home' : 'away';
  if (action.do === 'confirm') return { kind: 'confirmation', side, by: 'Capitán' };
  const { id: teamId, playerIds } = match[side];
  if (action.do === 'presence') {
    return { kind: 'presence', teamId, playerIds: playerIds.slice(0, action.count % 2) };
  }
  const type = pick(eventType.options, action.type);
  return { kind: 'event', teamId, playerId: pick(playerIds, action.player), eventType: type, minute: 1 };
}
