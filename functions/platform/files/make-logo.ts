/**
 * Makes a small square logo out of an uploaded image, each in a thread of its own: nobody waits for another one's image,
 * and all memory is freed with the thread.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { damagedImageProblem, tooComplexImageProblem } from './image-problems.ts';
import type { MadeLogo } from './image-thread.ts';
import { type CheckedImage, inspectImage } from './inspect-image.ts';

/** Many times what the largest image takes on a Lambda, and less than the Lambda may take. */
const longestMs = 15_000;

/** A WebP of at most 256 × 256 pixels without metadata; 400 with the reason when the upload cannot become one. */
export async function makeLogo(uploaded: Uint8Array, timeLimitMs = longestMs): Promise<Uint8Array> {
  const logo = await runImageThread(await inspectImage(uploaded), timeLimitMs);
  if (!logo) throw damagedImageProblem();
  return logo;
}

/** Null for a damaged image; 400 when it takes longer than the limit, at which the thread is ended. */
async function runImageThread(image: CheckedImage, timeLimitMs: number): Promise<MadeLogo> {
  const thread = new Worker(threadFile(), { workerData: image });
  const { promise, resolve, reject } = Promise.withResolvers<MadeLogo>();
  const timer = setTimeout(() => reject(tooComplexImageProblem()), timeLimitMs);
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('the thread of an image ended without an answer')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** The build puts the thread's bundle beside that of the Lambda. */
function threadFile(): string {
  const bundle = join(import.meta.dirname, 'image-thread.cjs');
  return existsSync(bundle) ? bundle : join(import.meta.dirname, 'image-thread.ts');
}
