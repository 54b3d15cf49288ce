/** A process with a table and a bundle of the publisher of its own, which publishes what its parent asks for. */
import { createRequire } from 'node:module';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { recordScore } from '#functions/matches/record-score.ts';
import type { CallOfRoute } from '#functions/platform/http/contract-call.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { findRepublication, requestRepublication } from '#functions/platform/table/republications.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';
import { type League, writeLeague } from '../league.ts';

/** Write a tournament of that many matches, or publish a result, those of a round in one batch, or all pages. */
export type Request = { readonly write: number } | { readonly publish: 'result' | 'round' | 'republication' };

/** Milliseconds of the publisher by the clock and of this process's CPU. */
export interface Answer {
  readonly clock: number;
  readonly cpu: number;
  readonly records: number;
  readonly pages: number;
}

let pages = 0;
console.info = () => {};
// The publisher's metrics, which say how many pages it wrote.
process.stdout.write = (line: unknown) => {
  pages += Number(/"PagesWritten":(\d+)/.exec(String(line))?.[1] ?? 0);
  return true;
};

const { handler } = createRequire(import.meta.url)(process.env.BUNDLE ?? '') as {
  handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse>;
};

let league: League | undefined;
let goals = 0;

process.on('message', async (request: Request) => {
  if ('write' in request) {
    league = await writeLeague(1, request.write);
    const records = (await readNewStreamRecords()).filter(isOfPages);
    process.send?.(await deliver(records.slice(-1)));
  } else if (league) {
    process.send?.(await publish(league, request.publish));
  }
});

async function publish({ nextRound }: League, what: 'result' | 'round' | 'republication'): Promise<Answer> {
  await readNewStreamRecords();
  if (what === 'republication') return republish();
  goals = (goals % 9) + 1;
  for (const { id } of what === 'result' ? nextRound.slice(0, 1) : nextRound)
    await recordScore(saveScoreCall(id, goals));
  return deliver((await readNewStreamRecords()).filter(isOfPages));
}

/** Publishes every page of the site again. */
async function republish(): Promise<Answer> {
  // Each run has a look of its own; the pages stay the same, and are rendered and compared.
  await requestRepublication('ALL', { extent: 'everything', look: `bench ${performance.now()}`, now: new Date() });
  const total = { clock: 0, cpu: 0, records: 0, pages: 0 };
  for (;;) {
    const records = (await readNewStreamRecords()).filter(({ dynamodb }) =>
      dynamodb?.Keys?.pk?.S?.startsWith(partitionKeys.republications),
    );
    if (records.length === 0 && !(await findRepublication('ALL'))?.cursor) return total;
    const { clock, cpu } = await deliver(records);
    total.clock += clock;
    total.cpu += cpu;
    total.records += records.length;
  }
}

async function deliver(Records: DynamoDBRecord[]): Promise<Answer> {
  pages = 0;
  const [start, cpuAtStart] = [performance.now(), process.cpuUsage()];
  const { batchItemFailures } = await handler({ Records });
  const { user, system } = process.cpuUsage(cpuAtStart);
  const clock = performance.now() - start;
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} records failed`);
  return { clock, cpu: (user + system) / 1000, records: Records.length, pages };
}

const isOfPages = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb?.Keys?.pk?.S === partitionKeys.tournament(1);

function saveScoreCall(id: number, homeScore: number): CallOfRoute<'PATCH /matches/{id}/score'> {
  const now = new Date();
  return {
    params: { id },
    query: {},
    body: { homeScore, awayScore: homeScore % 2 },
    file: null,
    caller: null,
    sheetLink: null,
    seenVersion: undefined,
    cookies: {},
    now,
    retryKey: null,
    path: '',
    token: null,
    viewerIp: '',
    author: { by: 1, at: now.toISOString() },
  };
}
