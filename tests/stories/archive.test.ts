/** Data folders that earlier versions wrote: today's application opens them and answers what was answered then. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { askerOf, type RecordedAnswer } from '#tests/archives/answers.ts';
import { archives, recordedAnswers, startArchived } from '#tests/archives/archive.ts';

/** The route that answers a path. One without parameters comes before those it also fits, like `/matches/formatted`. */
function routeOf(path: string) {
  const [found] = allRoutes
    .filter(({ key }) =>
      new RegExp(`^GET ${key.slice('GET '.length).replace(/\{\w+\}/g, '[^/]+')}$`).test(`GET ${path}`),
    )
    .sort((a, b) => a.key.split('{').length - b.key.split('{').length);
  if (!found) throw new Error(`${path} has no route any more`);
  return found;
}

describe.each(archives)('the data folder of %s', (name) => {
  let app: Awaited<ReturnType<typeof startArchived>>;
  beforeAll(async () => {
    app = await startArchived(name);
  });
  afterAll(() => app?.stop());

  test('answers every GET as it did, with all that the contract has added since', async () => {
    const recorded = recordedAnswers(name);
    expect(recorded.length).toBeGreaterThan(400);
    const ask = await askerOf(app.url);
    const answered: RecordedAnswer[] = [];
    for (const { path, isAdmin } of recorded) answered.push(await ask(path, isAdmin));
    expect(answered).toMatchObject(recorded);
    for (const { path, status, body } of answered.filter((answer) => answer.status === 200)) {
      const { key, route } = routeOf(path);
      expect(route.response?.safeParse(body).error?.issues, `${key} ${status}`).toBeUndefined();
    }
  });
});
