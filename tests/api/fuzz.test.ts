/** Odd requests generated from the contract: none is answered 5xx, and no invalid one writes anything. */
import fc from 'fast-check';
import { beforeAll, expect, inject, test } from 'vitest';
import { splitRouteKey } from '#shared/contract/route.ts';
import { callUntyped, startApi } from '#tests/support/api.ts';
import { isFullRun } from '#tests/support/full.ts';
import { arbitraryOddRequest, type OddRequest } from '#tests/support/odd-requests.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { apiPaths, findSchemaErrors } from '#tests/support/openapi.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { type StreamWatch, watchStream } from '#tests/support/stream-watch.ts';

const requestCount = isFullRun ? 8000 : 120;
let streamWatch: StreamWatch;

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  await publishChanges();
  streamWatch = await watchStream(inject('services').database, process.env.TABLE_NAME ?? '');
});

/** Whether the OpenAPI document forbids the body, the content type or the path of a request. */
function isInvalidRequest({ key, params, headers, rawBody }: OddRequest): boolean {
  const { method, path } = splitRouteKey(key);
  if (Object.values(params).some((value) => !/^\d{1,16}$/.test(value))) return true;
  const body = apiPaths[path]?.[method.toLowerCase()]?.requestBody;
  const schema = body?.content['application/json']?.schema;
  if (!schema || (!body.required && !rawBody)) return false;
  if (!headers['content-type']?.startsWith('application/json')) return true;
  try {
    return findSchemaErrors(schema, JSON.parse(rawBody ?? '')) !== null;
  } catch {
    return true;
  }
}

/** So many requests share two looks at the stream, because a look takes longer than most requests. */
const requestsPerLook = 40;
const statuses = new Map<number, number>();

/** Sends a request, which must not be answered 5xx, and returns the status. */
async function send(request: OddRequest): Promise<number> {
  const { status } = await callUntyped(request.key, { as: 'admin', ...request });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status, JSON.stringify(request)).toBeLessThan(500);
  return status;
}

test(`${requestCount} odd requests get no 5xx, and the invalid ones write nothing`, {
  timeout: 25 * 60_000,
}, async () => {
  const { seed = 0 } = fc.readConfigureGlobal();
  const requests = fc.sample(arbitraryOddRequest, { seed, numRuns: requestCount });
  let bad = 0;
  for (let from = 0; from < requestCount; from += requestsPerLook) {
    const { invalid = [], others = [] } = Object.groupBy(requests.slice(from, from + requestsPerLook), (request) =>
      isInvalidRequest(request) ? 'invalid' : 'others',
    );
    for (const request of others) await send(request);
    await streamWatch.newRecords();
    for (const request of invalid) expect(await send(request), JSON.stringify(request)).toBeGreaterThanOrEqual(400);
    expect(await streamWatch.newRecords(), JSON.stringify(invalid)).toEqual([]);
    bad += invalid.length;
  }
  console.info(`${bad} bad of ${requestCount}; statuses ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(bad).toBeGreaterThan(requestCount / 10);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requestCount / 50);
});
