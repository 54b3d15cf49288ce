/** Who is barred, on the pages of a team and of its match to come, and where it is written. */
import { beforeAll, expect, test } from 'vitest';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { createPlayer } from '#tests/support/players.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { publishChanges } from '#tests/support/stream.ts';

let site: ModelBucket;
beforeAll(async () => {
  await startApi();
  site = startSite();
});

const textOf = (key: string): string => (site.objects.get(key) ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test("a ban of cards is told on the team's page and on that of the match it costs, with the bulletin that told it", async () => {
  const [home, away] = await createTeams('Halcones', 'Tigres');
  const cup = await createTournament({ name: 'Clausura', status: 'in_progress', teamIds: [home.id, away.id] });
  const player = await createPlayer(home, { firstName: 'Iván', lastName: 'Reynoso' });
  const cause = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  const next = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-09', round: 'Fecha 2' });
  expectOk(await saveScore(cause, '1-0'));
  const pageOfTeam = keyOfPage({ name: 'team', id: home.id });
  const pageOfNext = keyOfPage({ name: 'match', id: next.id });
  const last = await createScheduledMatch(cup, home, away, { matchDate: '2096-05-23', round: 'Fecha 4' });
  const pageOfLast = keyOfPage({ name: 'match', id: last.id });
  await createMatchEvent(cause, player, 'redcard');
  await publishChanges();
  const barred = 'No pueden jugar Iván Reynoso · Halcones Roja en Fecha 1. Se pierde Fecha 2.';
  expect(textOf(pageOfNext)).toContain(barred);
  expect(textOf(pageOfLast)).not.toContain('No pueden jugar');
  expect(textOf(pageOfTeam)).not.toContain('Boletín');
  const body = { date: '2026-05-06' };
  const params = { id: cup.id };
  const draft = expectOk(await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body }));
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id: draft.id } }));
  await publishChanges();
  expect(textOf(pageOfNext)).toContain(`${barred} Boletín 1/2026`);
  expect(textOf(pageOfTeam)).toContain('por roja en Fecha 1 · Clausura · Boletín 1/2026');
  expect(site.objects.get(pageOfNext)).toContain(`href="/torneos/${cup.id}/boletines/2026-1"`);
  expectOk(await saveScore(next, '0-0'));
  await publishChanges();
  expect(textOf(pageOfNext)).not.toContain('No pueden jugar');
  expect(await listWrongPages(site)).toEqual([]);
});
