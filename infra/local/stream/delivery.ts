/**
 * Delivers a batch of stream records to a Lambda and handles failures as AWS does: partial failures, halving, limited
 * retries, giving up.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import type { Lambda } from '../lambda/lambda.ts';
import { pause } from '../pause.ts';
import type { StreamMapping } from '../template/stream-mappings.ts';

export interface DeliveryOptions {
  readonly mapping: Pick<StreamMapping, 'bisects' | 'reportsItemFailures' | 'maximumRetries'>;
  readonly lambda: Pick<Lambda, 'invoke'>;
  /** Called when every record up to this one has been processed or given up. */
  readonly onDone: (last: DynamoDBRecord) => void;
  /** Called with records that still failed after all retries. */
  readonly onGivenUp: (records: readonly DynamoDBRecord[], reason: string) => void;
  /** Milliseconds before the first retry; each further retry waits twice as long. */
  readonly firstPause?: number;
  readonly signal: AbortSignal;
}

interface Batch {
  readonly records: readonly DynamoDBRecord[];
  readonly retries: number;
}

/** The result of an invocation: the index of the first record that failed, if any, and why. */
interface BatchResult {
  readonly failedFrom: number | undefined;
  readonly reason: string;
}

const maxPauseMs = 5000;

/** Delivers the records. Resolves when each has been processed or given up, or earlier when the signal aborts. */
export async function deliverRecords(records: readonly DynamoDBRecord[], options: DeliveryOptions): Promise<void> {
  const { mapping, onDone, onGivenUp, signal, firstPause = 200 } = options;
  const batches: Batch[] = [{ records, retries: 0 }];
  for (let batch = batches.shift(); batch && !signal.aborted; batch = batches.shift()) {
    const { failedFrom, reason } = await invokeWithBatch(batch.records, options);
    const done = batch.records.slice(0, failedFrom);
    const failed = batch.records.slice(done.length);
    if (done.length > 0) onDone(done.at(-1) as DynamoDBRecord);
    if (failed.length === 0 || signal.aborted) continue;
    if (done.length === 0 && mapping.bisects && failed.length > 1) {
      // Halving isolates the record that fails, and does not count as a retry.
      const middle = Math.ceil(failed.length / 2);
      batches.unshift({ ...batch, records: failed.slice(0, middle) }, { ...batch, records: failed.slice(middle) });
    } else if (batch.retries >= mapping.maximumRetries) {
      onGivenUp(failed, reason);
      onDone(failed.at(-1) as DynamoDBRecord);
    } else {
      await pause(Math.min(firstPause * 2 ** batch.retries, maxPauseMs), signal);
      batches.unshift({ records: failed, retries: batch.retries + 1 });
    }
  }
}

async function invokeWithBatch(
  records: readonly DynamoDBRecord[],
  { lambda, mapping }: DeliveryOptions,
): Promise<BatchResult> {
  try {
    const result: unknown = JSON.parse(await lambda.invoke({ Records: records }));
    return {
      failedFrom: mapping.reportsItemFailures ? indexOfFirstFailure(result, records) : undefined,
      reason: 'the function reported failures',
    };
  } catch (error) {
    return { failedFrom: 0, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The index of the earliest record that the Lambda reports as failed; a report with an unknown sequence number fails
 * all of them.
 */
function indexOfFirstFailure(result: unknown, records: readonly DynamoDBRecord[]): number | undefined {
  const failures = (result as { batchItemFailures?: { itemIdentifier?: unknown }[] } | null)?.batchItemFailures ?? [];
  if (failures.length === 0) return undefined;
  const indexes = failures.map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
  );
  return Math.max(0, Math.min(...indexes));
}
