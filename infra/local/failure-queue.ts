/** The queues for events and changes that were given up: each is a file in the data folder, one message per line. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Appends a message to the queue with this logical id, and returns the queue's file. */
export function sendToFailureQueue(dataDir: string, queueId: string | undefined, message: object): string {
  const file = join(dataDir, `${queueId ?? 'given-up'}.jsonl`);
  appendFileSync(file, `${JSON.stringify(message)}\n`);
  return file;
}
