/** Data folders of earlier versions: today's application opens them and gives the answers recorded then. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { createSendGet, currentAddressOf, type RecordedAnswer } from '#tests/upgrade-fixtures/answers.ts';
import { archiveNames, readRecordedAnswers, startAppOnArchive } from '#tests/upgrade-fixtures/archive.ts';

/** The route of an address; of several that match, the one with the fewest parameters, as for `/matches/formatted`. */
function routeOfAddress(address: string) {
  const [path = ''] = address.split('?');
  const [found] = allRoutes
    .filter(({ key }) =>
      new RegExp(`^GET ${key.slice('GET '.length).replace(/\{\w+\}/g, '[^/]+')}$`).test(`GET ${path}`),
    )
    .sort((a, b) => a.key.split('{').length - b.key.split('{').length);
  if (!found) throw new Error(`${path} has no route any more`);
  return found;
}

describe.each(archiveNames)('the data folder of %s', (name) => {
  let app: Awaited<ReturnType<typeof startAppOnArchive>>;
  beforeAll(async () => {
    app = await startAppOnArchive(name);
  });
  afterAll(() => app?.stop());

  test('gives the recorded answer to every GET request, with all fields that the contract has gained since', async () => {
    const all = readRecordedAnswers(name);
    expect(all.length).toBeGreaterThan(400);
    const ask = await createSendGet(app.url);
    const answered: RecordedAnswer[] = [];
    for (const { path, isAdmin } of all) answered.push(await ask(path, isAdmin));
    expect(answered).toMatchObject(all);
    for (const { path, status, body } of answered.filter((answer) => answer.status === 200)) {
      const { key, route } = routeOfAddress(currentAddressOf(path));
      expect(route.response?.safeParse(body).error?.issues, `${key} ${status}`).toBeUndefined();
    }
  });
});
