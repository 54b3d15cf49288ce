/** 'Se suspende la fecha' on a phone, and who is told: fans of twenty teams, a calendar, a big screen, another site. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { federationDateTime } from '#infra/local/seed/local-moment.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { dialog, pressButton } from '#tests/support/browser-forms.ts';
import { waitForText } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const { open } = app;

/** Creates further teams, which play the tournament too. */
async function joinTeams({ api, id, name }: OwnTournament, count: number): Promise<{ readonly id: number }[]> {
  const team = { coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 };
  const teams = Array.from({ length: count }, (_, at) => ({ ...team, name: `${at + 1}.º de ${name}` }));
  const created = await expectOk(api('POST /teams/batch', { body: { teams } }));
  const { teamIds, ...tournament } = await expectOk(api('GET /tournaments/{id}', { params: { id } }));
  const body = { ...tournament, teamIds: [...teamIds, ...created.map((each) => each.id)] };
  await expectOk(api('PUT /tournaments/{id}', { params: { id }, body }));
  return created;
}

const pairsOf = (ids: readonly number[]): [number, number][] =>
  ids.flatMap((id, at): [number, number][] => (at % 2 === 0 ? [[id, ids[at + 1] ?? 0]] : []));

test('two taps suspend a day for everybody, and one takes it back', async () => {
  const own = await createOwnTournament(app.url, 'la Tormenta');
  const teamIds = [...own.teams, ...(await joinTeams(own, 16))].map(({ id }) => id);
  const [homeId = 0, awayId = 0] = teamIds;
  // A day on which nobody else plays.
  const day = addDays(federationDateTime(new Date()).date, 53);
  const created = await mapConcurrently(pairsOf(teamIds), ([homeTeamId, awayTeamId]) => {
    const when = { round: 'Fecha 3', matchDate: day, matchTime: '14:00', location: 'Complejo Sur' };
    return expectOk(own.api('POST /matches', { body: { tournamentId: own.id, homeTeamId, awayTeamId, ...when } }));
  });
  const [match = expect.fail()] = created;
  const htmlOf = async (address: string) => (await fetch(`${app.url}${address}`)).text();
  const ofTeams = teamIds.map((id) => `/equipos/${id}`);
  const places = [
    ...ofTeams,
    `/partidos/${match.id}`,
    `/tv?tournament=${own.id}`,
    `/insertar/fixture?tournament=${own.id}`,
  ];
  const told = async () => {
    const pages = await Promise.all(places.map(htmlOf));
    return places.filter((_, at) => pages[at]?.includes('Se suspende la fecha'));
  };
  // An edge keeps each calendar for five minutes.
  const readEvent = async (calendar: string) => {
    const file = new ICAL.Component(ICAL.parse(await htmlOf(`/calendario/${calendar}.ics`)));
    const events = file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    return events.find(({ uid }) => uid.startsWith(`partido-${match.id}@`)) ?? expect.fail();
  };
  expect(await told()).toEqual([]);
  const before = await readEvent(`partido/${match.id}`);

  const admin = await open(`/partidos/dia?dia=${day}`, { as: 'Admin', on: 'phone' });
  await pressButton(admin, 'Se suspende la fecha');
  await pressButton(dialog(admin), 'Suspender 10 partidos');
  await waitForText(dialog(admin), /El aviso ya está en las páginas/);

  await expect.poll(told, { timeout: 30_000 }).toEqual(places);
  const suspended = await readEvent(`equipo/${awayId}`);
  expect(suspended.summary).toBe(`Postergado: ${before.summary}`);
  expect(suspended.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(suspended.uid).toBe(before.uid);
  expect(suspended.sequence).toBeGreaterThan(before.sequence);
  const page = await htmlOf(`/partidos/${match.id}`);
  expect(page).toContain('https://schema.org/EventPostponed');
  const picture = await fetch(new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '', app.url));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const fan = await open(`/equipos/${homeId}`, { on: 'phone' });
  await waitForText(fan.getByRole('region', { name: 'Avisos' }), /Se suspende la fecha/);
  await waitForText(fan, 'Postergados');

  await pressButton(dialog(admin), 'Se juega igual');
  await expect.poll(told, { timeout: 30_000 }).toEqual([]);
  const back = await readEvent(`torneo/${own.id}`);
  expect([back.summary, back.startDate.toString()]).toEqual([before.summary, before.startDate.toString()]);
  expect(back.sequence).toBeGreaterThan(suspended.sequence);
  for (const each of [admin, fan]) expect(pageErrorsOf(each)).toEqual([]);
}, 120_000);
