/** The queues of what was given up: each is a file of the data folder, with one message a line. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Appends a message to the queue with this logical id, and returns the queue's file. */
export function sendToFailureQueue(dataDir: string, queueId: string | undefined, message: object): string {
  const file = join(dataDir, `${queueId ?? 'given-up'}.jsonl`);
  appendFileSync(file, `${JSON.stringify(message)}\n`);
  return file;
}
