/** Data folders that earlier versions wrote: today's application opens them and answers what was answered then. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askerOf, type RecordedAnswer } from '#tests/archives/answers.ts';
import { archives, recordedAnswers, startArchived } from '#tests/archives/archive.ts';

describe.each(archives)('the data folder of %s', (name) => {
  let app: Awaited<ReturnType<typeof startArchived>>;
  beforeAll(async () => {
    app = await startArchived(name);
  });
  afterAll(() => app?.stop());

  test('answers every GET as it did; fields that were added since may come along', async () => {
    const recorded = recordedAnswers(name);
    expect(recorded.length).toBeGreaterThan(400);
    const ask = await askerOf(app.url);
    const answered: RecordedAnswer[] = [];
    for (const { path, isAdmin } of recorded) answered.push(await ask(path, isAdmin));
    expect(answered).toMatchObject(recorded);
  });
});
