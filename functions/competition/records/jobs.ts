/**
 * Jobs in the table: at most one for each tournament, as a small item that is written with every step, and its matches,
 * compressed, which never change.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Problem } from '../../platform/problem.ts';
import { getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { IdempotencyKey } from '../../platform/table/idempotency.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import type { StoredLineup } from './lineups.ts';
import type { StoredMatch, StoredMatchData } from './matches.ts';

export type JobKind = 'create' | 'delete' | 'postpone' | 'suspend' | 'withdraw' | 'officials' | 'move' | 'undo';

/** One match of a job: the fields that change, before and after; a whole match where it is created or deleted. */
export type MatchChange =
  | { readonly id: number; readonly before: null; readonly after: StoredMatchData }
  | {
      readonly id: number;
      readonly before: StoredMatch;
      readonly after: null;
      readonly lineups: readonly StoredLineup[];
    }
  | {
      readonly id: number;
      /** With `changeGroupId`, the match also has to stand as that bulk change left it, and does so again when undone. */
      readonly before: Partial<StoredMatchData> & Pick<StoredMatch, 'changeGroupId'>;
      readonly after: Partial<StoredMatchData>;
      /** Consecutive changes with the same number are written in one transaction, because they exchange their times. */
      readonly group?: number;
    };

/** A request that may be sent again: its user, and its Idempotency-Key or null when it has none. */
export interface JobRequest {
  readonly userId: number;
  readonly key: IdempotencyKey | null;
}

/** The administrator who took a job over that was left alone, and what for. */
interface JobResolution {
  readonly userId: number;
  readonly action: 'continue' | 'undo';
}

interface JobFields {
  /** Not `id` and `kind`, by which the index lists entities. */
  readonly jobId: string;
  readonly jobKind: JobKind;
  readonly tournamentId: number;
  readonly request: JobRequest;
  /** Who began it, for people. */
  readonly byName: string;
  /** When it began and when it last did something, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly progressAt: number;
  /** `doing` applies changes from the first to the last, `undoing` takes them back from the last applied to the first. */
  readonly state: 'doing' | 'undoing';
  /** How many changes are applied, of `total`. */
  readonly done: number;
  readonly total: number;
  /** Why it is being undone; null when somebody asked for it. */
  readonly reason: Pick<Problem, 'code' | 'message'> | null;
  readonly resolution: JobResolution | null;
}

/** `v` counts the writes of the item; `parts` are the items that hold what the job does. */
export type StoredJob = JobFields & Key & { readonly v: number; readonly parts: number };

/** What a job does: its changes, in the order in which they are applied, and what its end needs to know. */
export interface JobContent<Ending = unknown> {
  readonly changes: readonly MatchChange[];
  readonly ending: Ending;
}

export const findJob = (tournamentId: number): Promise<StoredJob | undefined> =>
  getItem<StoredJob>(keys.job(tournamentId));

interface ContentPart extends Key {
  readonly jobId: string;
  readonly gzip: Uint8Array;
}

/** Bytes of one part: an item of the table may have 400 KB. One part holds a thousand usual matches. */
const bytesOfPart = 350 * 1024;

/** What the job does; undefined when the job has ended. */
export async function readJobContent({ tournamentId, jobId, parts }: StoredJob): Promise<JobContent | undefined> {
  const found = await queryPartition<ContentPart>(partitionKeys.job(tournamentId), sortKeyPrefixes.jobChanges);
  const own = found.filter((part) => part.jobId === jobId);
  if (own.length < parts) return undefined;
  return JSON.parse(gunzipSync(Buffer.concat(own.map(({ gzip }) => gzip))).toString('utf8')) as JobContent;
}

/** The writes that store a new job; refused when the tournament has one. */
export function storeJobWrites(fields: JobFields, content: JobContent): { stored: StoredJob; writes: TableWrite[] } {
  const { tournamentId, jobId } = fields;
  const gzip = gzipSync(JSON.stringify(content));
  const parts = Math.ceil(gzip.byteLength / bytesOfPart);
  const stored = { ...keys.job(tournamentId), ...fields, parts, v: 1 };
  const changes = Array.from({ length: parts }, (_, part): TableWrite => {
    const bytes = gzip.subarray(part * bytesOfPart, (part + 1) * bytesOfPart);
    return { put: { ...keys.jobChanges(tournamentId, part), jobId, gzip: bytes } };
  });
  return { stored, writes: [{ put: stored, condition: 'attribute_not_exists(pk)' }, ...changes] };
}

/** The write that advances or turns a job; refused when anybody else wrote it since it was read. */
export function updateJobWrite(job: StoredJob, changes: Partial<JobFields>): { stored: StoredJob; write: TableWrite } {
  const stored = { ...job, ...changes, v: job.v + 1 };
  return { stored, write: { put: stored, ...unchangedCondition(job) } };
}

/** The writes that remove an ended job, under the same condition. */
export const removeJobWrites = (job: StoredJob): TableWrite[] => [
  { remove: keys.job(job.tournamentId), ...unchangedCondition(job) },
  ...Array.from({ length: job.parts }, (_, part) => ({ remove: keys.jobChanges(job.tournamentId, part) })),
];

const unchangedCondition = ({ jobId, v }: StoredJob) => ({
  condition: 'jobId = :job AND v = :v',
  values: { ':job': jobId, ':v': v },
});
