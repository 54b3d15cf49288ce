/**
 * A match of two halves as it is kept at the pitch by two phones, each without a connection for a while: a player is sent off,
 * a goal goes to the wrong team, somebody ends the match too early, an administrator corrects it late. Report, its
 * print, match, table, rankings and published pages tell the same afterwards.
 */
import { beforeAll, expect, test } from 'vitest';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch } from '#tests/support/api-fixtures.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  clockMark,
  confirmationOf,
  correctionOf,
  createMatchDay,
  decideOperation,
  endOf,
  eventOf,
  outcomesOf,
  postOperations,
  presenceOf,
  readSheet,
  remarkOf,
  type SentOperation,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { createLink, linkHeaders } from '#tests/support/sheets.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { reportLines } from '#web/features/printing/report-lines.ts';

let site: ModelBucket;

beforeAll(async () => {
  await startApi();
  site = startSite();
});

/** What a page says, without its tags. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const textOfPage = (page: PublishedPage): string => textOf(site.objects.get(keyOfPage(page)) ?? 'no such page');

/** Seconds since the minute of the first half, or of the second, of a match that began 45 minutes ago with a break of 5. */
const first = (minute: number) => 45 * 60 - minute * 60;
const second = (minute: number) => 25 * 60 - (minute - 15) * 60;

test('a match night ends in the same figures everywhere', async () => {
  const { tournament, match, home, away, homePlayers, awayPlayers } = await createMatchDay({ rules: { periods: 2 } });
  const [nine, five] = homePlayers;
  const [rival, sentOff] = awayPlayers;
  const holder = { headers: linkHeaders(await createLink(match)) };
  const byLink = (operations: SentOperation[]) => sendOperations(match, operations, holder);

  const wrong = eventOf(nine, { minute: 6, ageSeconds: first(6) });
  await sendOperations(match, [
    presenceOf(home.id, [nine.id, five.id], first(-5)),
    presenceOf(away.id, [rival.id, sentOff.id], first(-5)),
    clockMark('start', first(0)),
    wrong,
  ]);
  // The holder of the link was without a connection for ten minutes; the goal of the sixth was the rival's.
  await byLink([
    eventOf(nine, { minute: 3, ageSeconds: first(3) }),
    correctionOf(wrong, { teamId: away.id, playerId: rival.id }, first(7)),
    eventOf(sentOff, { minute: 9, eventType: 'yellowcard', ageSeconds: first(9) }),
  ]);
  // Somebody ends the match at half-time; an administrator opens it again.
  await byLink([clockMark('endHalf', first(15)), endOf({}, first(15))]);
  const ended = await readMatch(match);
  expectOk(await editMatch(ended, { status: 'in_progress' }));
  expect((await readSheet(match)).end).toBeNull();

  await byLink([clockMark('start', second(15))]);
  // The administrator's phone sends the second half after the other one has ended the match.
  const late = [
    eventOf(sentOff, { minute: 18, eventType: 'yellowcard', ageSeconds: second(18) }),
    eventOf(sentOff, { minute: 18, eventType: 'redcard', ageSeconds: second(18) }),
    eventOf(five, { minute: 25, ageSeconds: second(25) }),
  ];
  await byLink([endOf({ observation: 'Se cortó la luz' }, second(30))]);
  expect(outcomesOf(await sendOperations(match, late))).toEqual(['applied', 'applied', 'applied']);
  await byLink([remarkOf('El 2 insultó al árbitro'), confirmationOf('home')]);
  const confirmed = expectOk(await postOperations(match, [confirmationOf('away')], holder));
  expect(outcomesOf(confirmed)).toEqual(['applied']);

  // A last goal comes after both have confirmed, and an administrator lets it count.
  const forgotten = eventOf(nine, { minute: 28, ageSeconds: second(28) });
  expect(outcomesOf(expectOk(await postOperations(match, [forgotten], holder)))).toEqual(['unapplied']);
  expectOk(await decideOperation(match, forgotten, 'apply'));
  await publishChanges();

  const params = { id: match.id };
  const report = expectOk(await call('GET /matches/{id}/report', { as: 'admin', params }));
  const detail = expectOk(await call('GET /matches/{id}/detail', { params }));
  expect(report).toMatchObject({
    match: { scoreDisplay: '3 - 1' },
    halfTimeScore: { home: 1, away: 1 },
    home: { confirmation: { by: 'Ana Paz' } },
    observation: 'Se cortó la luz\nEl 2 insultó al árbitro',
  });
  const told = report.events.map(({ minute, eventType, playerId }) => [minute, eventType, playerId]);
  expect(told).toEqual([
    [3, 'goal', nine.id],
    [6, 'goal', rival.id],
    [9, 'yellowcard', sentOff.id],
    [18, 'yellowcard', sentOff.id],
    [18, 'redcard', sentOff.id],
    [25, 'goal', five.id],
    [28, 'goal', nine.id],
  ]);
  expect(detail.match.scoreDisplay).toBe('3 - 1');
  expect(detail.events.map(({ id }) => id).sort()).toEqual(report.events.map(({ id }) => id).sort());

  const query = { tournamentId: String(tournament.id) };
  const scorers = expectOk(await call('GET /statistics/top-scorers', { query }));
  expect(scorers.map(({ playerId, goals }) => [playerId, goals])).toEqual(
    expect.arrayContaining([
      [nine.id, 2],
      [five.id, 1],
      [rival.id, 1],
    ]),
  );
  const squad = expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id: home.id } }));
  expect(squad.filter(({ matchesPlayed }) => matchesPlayed === 1).map(({ id }) => id)).toEqual([nine.id, five.id]);
  const bans = expectOk(await call('GET /statistics/suspensions', { as: 'admin', query }));
  expect(bans.map(({ playerId }) => playerId)).toEqual([sentOff.id]);
  const rows = expectOk(await call('GET /standings/tournament/{id}', { params: { id: tournament.id } }));
  expect(rows.map((row) => [row.teamId, row.goalsFor, row.goalsAgainst, row.points])).toEqual([
    [home.id, 3, 1, 3],
    [away.id, 1, 3, 0],
  ]);

  const printed = (['home', 'away'] as const).map((side) =>
    reportLines(report[side], report.events, report.match[`${side}TeamId`]).map((line) => [
      line.playerId,
      ...line.counts,
    ]),
  );
  expect(printed).toEqual([
    expect.arrayContaining([
      [nine.id, 2, 0, 0, 0, 0],
      [five.id, 1, 0, 0, 0, 0],
    ]),
    expect.arrayContaining([
      [rival.id, 1, 0, 0, 0, 0],
      [sentOff.id, 0, 0, 0, 2, 1],
    ]),
  ]);

  expect(await listWrongPages(site)).toEqual([]);
  const pageOfMatch = textOfPage({ name: 'match', id: match.id });
  expect(pageOfMatch).toContain('3 - 1');
  for (const { minuteFormatted, playerDisplayName } of report.events) {
    expect(pageOfMatch).toContain(minuteFormatted);
    expect(pageOfMatch).toContain(playerDisplayName);
  }
  const { id } = tournament;
  expect(textOfPage({ name: 'standings', id })).toContain(`${home.name} 1 1 0 0 3 1 +2 3`);
  expect(textOfPage({ name: 'scorers', id })).toContain(report.events[0]?.playerDisplayName);
});
