/** Reads which scopes the stream says were woken. */
import type { DynamoDBRecord } from 'aws-lambda';
import { scopeOfWake } from '../competition/publication/store/wakes.ts';
import { partitionKeys, type Scope } from '../platform/table/keys.ts';

/** A scope that was woken, perhaps many times in one batch. */
export interface WokenScope {
  readonly scope: Scope;
  /**
   * The number of the last record that wakes it, or asks for it as a whole: reporting that one alone is enough to try
   * again.
   */
  readonly sequence: string;
  /** When the first change was made, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly isWhole: boolean;
  /** Whether it is one of the background work's part. */
  readonly isPart: boolean;
  /** Whether the background work that asks for it is the nightly one. */
  readonly isOfNight: boolean;
  readonly isLive: boolean;
}

export function wokenScopesOf(records: readonly DynamoDBRecord[]): WokenScope[] {
  const woken = new Map<Scope, WokenScope>();
  for (const { dynamodb } of records) {
    const { Keys, OldImage, NewImage, SequenceNumber: sequence = '' } = dynamodb ?? {};
    const pk = Keys?.pk?.S ?? '';
    if (!NewImage || !pk.startsWith(partitionKeys.wakes)) continue;
    const scope = scopeOfWake(pk);
    const before = woken.get(scope);
    const changedAt = Number(NewImage.changedAt?.N);
    const isPart = NewImage.whole?.N !== OldImage?.whole?.N;
    const isWhole = isPart || NewImage.compared?.N !== OldImage?.compared?.N;
    woken.set(scope, {
      scope,
      sequence: before?.isWhole && !isWhole ? before.sequence : sequence,
      changedAt: Math.min(changedAt, before?.changedAt ?? changedAt),
      isWhole: isWhole || (before?.isWhole ?? false),
      isPart: isPart || (before?.isPart ?? false),
      isOfNight: NewImage.night?.N !== OldImage?.night?.N || (before?.isOfNight ?? false),
      isLive: (NewImage.isLive?.BOOL ?? false) || (before?.isLive ?? false),
    });
  }
  return [...woken.values()];
}
