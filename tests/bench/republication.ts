/** Every page published again in the background, by a publisher that is killed half-way. */

import {
  askForBackgroundWork,
  isWorkDone,
  readBackgroundWork,
} from '#functions/competition/publication/store/background-work.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { deliverRecordsToPublisher, isForPublisher, readNewStreamRecords } from '#tests/support/stream.ts';
import { type BenchFigure, formatThousands } from './figures.ts';

const older = 'published by an older build';

export async function measureRepublication({ objects, written }: ModelBucket): Promise<BenchFigure[]> {
  await readNewStreamRecords();
  for (const key of objects.keys()) objects.set(key, older);
  written.length = 0;
  await askForBackgroundWork(['everything']);
  const start = performance.now();
  await workUntil(() => written.length > objects.size / 2);
  const before = written.length;
  await killDuringNextPart();
  const repeated = written.length - before;
  await workUntil(() => false);
  const seconds = (performance.now() - start) / 1000;
  const left = [...objects.values()].filter((html) => html === older).length;
  return [
    {
      what: `pages left of an older build, of ${formatThousands(objects.size)}, after a publisher killed half-way`,
      measured: String(left),
      limit: '0',
      holds: left === 0,
    },
    {
      what: 'pages that the killed publisher had published, and a later one again',
      measured: String(repeated),
      limit: '',
    },
    { what: 'pages republished a second', measured: (written.length / seconds).toFixed(0), limit: '', isTime: true },
  ];
}

/** Delivers what the work causes until it is far enough or finished. */
async function workUntil(isFarEnough: () => boolean): Promise<void> {
  while (!isFarEnough() && !isWorkDone(await readBackgroundWork())) await deliverNewRecords();
}

let undelivered: Awaited<ReturnType<typeof readNewStreamRecords>> = [];

async function deliverNewRecords(): Promise<void> {
  const records = [...undelivered, ...(await readNewStreamRecords())].filter(isForPublisher);
  undelivered = [];
  const failures = await deliverRecordsToPublisher(records);
  if (failures.length > 0) throw new Error(`${failures.length} of ${records.length} failed`);
}

/** Lets a publisher begin and never end, as when its Lambda was killed; Lambda delivers its records again. */
async function killDuringNextPart(): Promise<void> {
  const { write } = siteBucket();
  let left = 10;
  const { promise: isKilled, resolve } = Promise.withResolvers<void>();
  siteBucket().write = async (key, html) => {
    left -= 1;
    if (left >= 0) return write(key, html);
    resolve();
    return new Promise(() => {});
  };
  // The part is stored and its scopes are woken before the first of them is published.
  for (let isPublishing = false; !isPublishing; ) {
    undelivered = (await readNewStreamRecords()).filter(isForPublisher);
    isPublishing = await Promise.race([
      isKilled.then(() => true),
      deliverRecordsToPublisher(undelivered).then(() => false),
    ]);
  }
  siteBucket().write = write;
}
