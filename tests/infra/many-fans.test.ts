/**
 * A hundred times the fans cost the origin nothing: counts of its requests at the edge of the real template, whose clock
 * the test moves.
 */
import { expect, test } from 'vitest';
import { pageHeaders } from '#functions/platform/files/site-bucket.ts';
import { notModifiedIfSame } from '#infra/local/edge/conditional.ts';
import { distributionFromTemplate } from '#infra/local/edge/distribution.ts';
import { createEdge } from '#infra/local/edge/edge.ts';
import type { Origin } from '#infra/local/edge/messages.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { resourceValuesOf } from '#infra/local/local-values.ts';
import { apiSettingsOf } from '#infra/local/template/api.ts';
import { bucketsOf } from '#infra/local/template/buckets.ts';
import { distributionTemplateOf } from '#infra/local/template/distribution.ts';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { isFullRun } from '#tests/support/full.ts';
import { toyHostInput } from './toy-host.ts';

const pages: readonly PublishedPage[] = [
  { name: 'home' },
  { name: 'tournament', id: 1 },
  { name: 'standings', id: 1 },
  { name: 'fixture', id: 1, round: 'Fecha 3' },
  { name: 'match', id: 7 },
  { name: 'team', id: 3 },
];
/** Each fan asks for a page every five seconds, for some minutes. */
const [everyMs, minutes, tickMs] = [5000, isFullRun ? 10 : 3, 50];

/** The edge of the template before a bucket and an API that count what they are asked for. */
async function startCountingEdge() {
  const template = readLocalTemplate();
  const { files, site } = bucketsOf(template);
  const clock = { ms: 1_000_000_000 };
  const requests = { bucket: 0, api: 0 };
  const bucket: Origin = async ({ path, headers }) => {
    requests.bucket += 1;
    // The page changes once in a minute, so some copies are renewed and others confirmed.
    const body = Buffer.from(`<p>${path} ${Math.floor(clock.ms / 60_000)}</p>`);
    return notModifiedIfSame({ status: 200, headers: { ...pageHeaders, etag: `"${body}"` }, body }, headers);
  };
  const api: Origin = async () => {
    requests.api += 1;
    return { status: 404, headers: {}, body: Buffer.alloc(0) };
  };
  const input = {
    template,
    functionsDir: '',
    folder: '/nowhere',
    databaseEndpoint: 'http://127.0.0.1:1',
    log: () => {},
  };
  const { services } = toyHostInput(input);
  const origins = new Map([
    [apiSettingsOf(template).logicalId, api],
    [files.logicalId, bucket],
    [site.logicalId, bucket],
  ]);
  const distribution = distributionTemplateOf(template, resourceValuesOf(template, services));
  const edge = createEdge(distributionFromTemplate(distribution, origins), { now: () => clock.ms });
  return { edge, clock, requests };
}

/** How often the origins are asked while so many fans look at each page. */
async function countOriginRequests(fansOfPage: number) {
  const { edge, clock, requests } = await startCountingEdge();
  const start = clock.ms;
  const phaseOf = (fan: number) => Math.floor(((fan * 0.618) % 1) * (everyMs / tickMs)) * tickMs;
  const fans = Array.from({ length: fansOfPage }, (_, fan) => ({ fan, phase: phaseOf(fan) }));
  const byPhase = Map.groupBy(fans, ({ phase }) => phase);
  let answered = 0;
  for (let ms = 0; ms < minutes * 60_000; ms += tickMs) {
    clock.ms = start + ms;
    const asking = byPhase.get(ms % everyMs) ?? [];
    const questions = asking.flatMap(({ fan }) => pages.map((page) => ask(edge, page, fan)));
    for (const status of await Promise.all(questions)) if (status === 200) answered += 1;
  }
  expect(answered).toBe((fansOfPage * pages.length * minutes * 60_000) / everyMs);
  return requests;
}

/** Each fan comes with an address, cookies and a browser of their own. */
async function ask(edge: Origin, page: PublishedPage, fan: number): Promise<number> {
  const [path = '', query = ''] = hrefOfPage(page).split('?');
  const answer = await edge({
    method: 'GET',
    path,
    query: `${query}&utm_source=fan-${fan}`,
    headers: {
      host: 'liga.example',
      'user-agent': `Browser ${fan}`,
      cookie: `visita=${fan}`,
      'accept-encoding': fan % 2 ? 'gzip, deflate, br' : 'br, gzip;q=0.9, zstd',
    },
    body: Buffer.alloc(0),
    sourceIp: '::1',
  });
  return answer.status;
}

test('a hundred times the fans change the requests of pages asked for every five seconds by at most 5 %', async () => {
  const [few, many] = [await countOriginRequests(1), await countOriginRequests(100)];
  expect(few).toEqual({ bucket: (pages.length * minutes * 60_000) / everyMs, api: 0 });
  expect(many.api).toBe(0);
  expect(Math.abs(many.bucket - few.bucket) / few.bucket).toBeLessThanOrEqual(0.05);
});
