/** Every page published again after a change of look, by a publisher that is killed half-way. */
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { publicationBuild } from '#functions/platform/pages/publication-build.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { findRepublication, requestRepublication } from '#functions/platform/table/republications.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { deliverRecordsToPublisher, readNewStreamRecords } from '#tests/support/stream.ts';
import { type BenchFigure, formatThousands } from './figures.ts';

/** Pages of the older look are known by this hash. */
const olderHash = 'of the older look';

export async function measureRepublication({ objects, written }: ModelBucket): Promise<BenchFigure[]> {
  await readNewStreamRecords();
  for (const [key, object] of objects)
    objects.set(key, { ...object, metadata: { ...object.metadata, hash: olderHash } });
  written.length = 0;
  await requestRepublication('ALL', { extent: 'everything', look: publicationBuild, now: new Date() });
  const start = performance.now();
  await workUntil(({ done, total }) => done > total / 2);
  const before = written.length;
  await killDuringNextStep();
  const repeated = written.length - before;
  await workUntil(() => false);
  const seconds = (performance.now() - start) / 1000;
  const older = [...objects.values()].filter(({ metadata }) => metadata.hash === olderHash).length;
  return [
    {
      what: `pages left with the older look, of ${formatThousands(objects.size)}, after a publisher killed half-way`,
      measured: String(older),
      limit: '0',
      holds: older === 0,
    },
    { what: 'pages that the killed step had published, and a later one again', measured: String(repeated), limit: '' },
    { what: 'pages republished a second', measured: (written.length / seconds).toFixed(0), limit: '', isTime: true },
  ];
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Delivers the records of the republication until it is far enough or finished. */
async function workUntil(isFarEnough: (progress: Progress) => boolean): Promise<void> {
  for (;;) {
    const republication = await findRepublication('ALL');
    if (!republication?.cursor) return;
    if (isFarEnough({ done: republication.done, total: republication.total ?? Number.POSITIVE_INFINITY })) return;
    await deliverNewRecords();
  }
}

let undelivered: Awaited<ReturnType<typeof readNewStreamRecords>> = [];

async function deliverNewRecords(): Promise<void> {
  const records = [...undelivered, ...(await readNewStreamRecords())].filter(({ dynamodb }) =>
    dynamodb?.Keys?.pk?.S?.startsWith(partitionKeys.republications),
  );
  undelivered = [];
  const failures = await deliverRecordsToPublisher(records);
  if (failures.length > 0) throw new Error(`${failures.length} of ${records.length} failed`);
}

/** Lets a publisher begin and never end, as when its Lambda was killed; Lambda delivers its records again. */
async function killDuringNextStep(): Promise<void> {
  undelivered = await readNewStreamRecords();
  const { find } = siteBucket;
  let left = 10;
  const { promise: isKilled, resolve } = Promise.withResolvers<void>();
  siteBucket.find = (key) => {
    left -= 1;
    if (left >= 0) return find(key);
    resolve();
    return new Promise(() => {});
  };
  void deliverRecordsToPublisher(undelivered);
  await isKilled;
  siteBucket.find = find;
}
