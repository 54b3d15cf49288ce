/** Which events this phone recorded, and which of another phone may be the same one, recorded twice. */
import { useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import { readDraft, saveDraft } from '../../lib/saved-drafts.ts';
import type { SheetModel } from './sheet-model.ts';
import type { SheetEvent, ShownSheet } from './shown-sheet.ts';

interface Kept {
  /** The ids of the operations that recorded events on this phone. */
  readonly recorded: readonly string[];
  /** Those of which somebody said that no other phone has recorded the same. */
  readonly distinct: readonly string[];
}

export interface OwnEvents {
  readonly isOwn: (event: Pick<SheetEvent, 'operationId'>) => boolean;
  readonly add: (operationId: string, isDistinct?: boolean) => void;
  readonly markDistinct: (operationId: string) => void;
  readonly distinct: readonly string[];
}

/** It outlives the page, because the phone may be closed between two goals. */
export function useOwnEvents({ sheet, unsentIds }: SheetModel): OwnEvents {
  const name = `eventos propios ${sheet.match.id}`;
  const [kept, setKept] = useState<Kept>(() => readDraft<Kept>(name, 'device') ?? { recorded: [], distinct: [] });
  const change = (next: Kept) => {
    setKept(next);
    saveDraft(name, next, 'device');
  };
  return {
    isOwn: ({ operationId }) =>
      operationId !== null && (unsentIds.has(operationId) || kept.recorded.includes(operationId)),
    add: (operationId, isDistinct = false) =>
      change({
        recorded: [...kept.recorded, operationId],
        distinct: isDistinct ? [...kept.distinct, operationId] : kept.distinct,
      }),
    markDistinct: (operationId) => change({ ...kept, distinct: [...kept.distinct, operationId] }),
    distinct: kept.distinct,
  };
}

/** Two phones that see the same goal record it within this time. */
const sameEventMs = 60_000;

type Candidate = Pick<SheetEvent, 'teamId' | 'playerId' | 'eventType' | 'at'>;

/** Another phone's event of the same kind, side and minute that may be this one; a card's player has to be the same. */
export function findTwin(
  { events }: Pick<ShownSheet, 'events'>,
  { teamId, playerId, eventType, at }: Candidate,
  isOwn: OwnEvents['isOwn'],
): SheetEvent | undefined {
  if (at === null) return undefined;
  const mayBeSamePlayer = (other: number) =>
    other === playerId || (isGoalType(eventType) && (other === 0 || playerId === 0));
  return events.find(
    (other) =>
      other.at !== null &&
      !isOwn(other) &&
      other.teamId === teamId &&
      other.eventType === eventType &&
      mayBeSamePlayer(other.playerId) &&
      Math.abs(Date.parse(other.at) - Date.parse(at)) <= sameEventMs,
  );
}

/**
 * An event of this phone that another one has recorded too, it seems. Only the phone whose event came later asks, so that
 * not both take theirs back.
 */
export function findDoubled(sheet: Pick<ShownSheet, 'events'>, { isOwn, distinct }: AskedEvents): Doubled | undefined {
  for (const event of sheet.events) {
    if (!isOwn(event) || distinct.includes(event.operationId ?? '')) continue;
    const twin = findTwin(sheet, event, isOwn);
    if (twin && (event.id === 0 || event.id > twin.id)) return { event, twin };
  }
  return undefined;
}

type AskedEvents = Pick<OwnEvents, 'isOwn' | 'distinct'>;

export interface Doubled {
  /** This phone's. */
  readonly event: SheetEvent;
  /** The other phone's. */
  readonly twin: SheetEvent;
}
