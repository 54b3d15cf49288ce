/** The playoffs: generated from the tournament's screen, played, and followed in the bracket up to the champion. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { keyboardVariant, openMenuEntry, touchVariant } from '#tests/support/browser-input.ts';
import { waitForScreen, waitForToast, waitUntilIdle, waitWithReloads } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, type SendRequest } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const { open } = app;

const touchAndKeyboardVariants = [
  { ...touchVariant, name: 'los Finalistas', semis: '2027-03-06' },
  { ...keyboardVariant, name: 'los Semifinalistas', semis: '2027-04-10' },
];

const kickOffFields = (page: Page, match: string): Locator =>
  dialog(page).getByRole('group', { name: new RegExp(`^${match}`) });
const readKickOffValue = (page: Page, match: string, field: 'Día' | 'Hora') =>
  kickOffFields(page, match).getByLabel(field).inputValue();

/** A tie of the bracket, by the name of its stage and its index there. */
const bracketTieLocator = (page: Page, stageName: string, index = 0): Locator =>
  page
    .locator('main')
    .getByRole('region', { name: 'Cuadro de playoffs' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: stageName, exact: true }) })
    .getByRole('article')
    .nth(index);

/** The link of a tie to its match; the teams' links lead to the teams. */
const matchLinkOf = (tie: Locator): Locator => tie.getByRole('link', { name: / - / });

describe.each(touchAndKeyboardVariants)('using the screens $how', ({ hand, on, name, semis }) => {
  test('an administrator generates the playoffs, and a coach and a fan follow them to the champion', async () => {
    const { api, id: tournamentId } = await createOwnTournament(app.url, name);
    const page = await open(`/torneos/${tournamentId}`, { as: 'Admin', on });
    await waitUntilIdle(page);
    await hand.press(button(page, 'Generar Playoffs'));
    const form = dialog(page);
    const proposed = await readKickOffValue(page, 'Semifinal 1', 'Día');
    const week = addDays(proposed, 7);
    const proposals = {
      'Semifinal 1': `${proposed} 15:30`,
      'Semifinal 2': `${proposed} 16:30`,
      Final: `${week} 17:30`,
      'Tercer Puesto': `${week} 16:00`,
    };
    for (const [match, when] of Object.entries(proposals))
      expect(
        `${await readKickOffValue(page, match, 'Día')} ${await readKickOffValue(page, match, 'Hora')}`,
        match,
      ).toBe(when);
    expect(await form.getByLabel('Cancha').locator('option:checked').innerText()).not.toBe('Sin cancha');
    expect(await form.getByLabel('Con partido por el tercer puesto').isChecked()).toBe(true);
    await form.getByText('Faltan 2 partidos de la fase regular').waitFor();

    for (const match of ['Semifinal 1', 'Semifinal 2'])
      await hand.type(kickOffFields(page, match).getByLabel('Día'), semis);
    await hand.press(button(form, 'Generar Playoffs'));
    const tooEarly = kickOffFields(page, 'Tercer Puesto').getByText('Se juega después de las semifinales');
    await tooEarly.waitFor();
    const last = addDays(semis, 7);
    await hand.type(kickOffFields(page, 'Final').getByLabel('Día'), last);
    expect(await readKickOffValue(page, 'Tercer Puesto', 'Día')).toBe(last);
    await tooEarly.waitFor({ state: 'detached' });

    expect(await readKickOffValue(page, 'Semifinal 1', 'Día')).toBe(semis);
    await hand.press(button(form, 'Generar Playoffs'));
    await waitForToast(page, '¡Playoffs generados exitosamente!');
    await form.waitFor({ state: 'detached' });
    await waitWithReloads(page, 'Ver playoffs');

    await hand.press(page.locator('main').getByRole('link', { name: 'Ver playoffs' }));
    await waitForScreen(page, '/playoffs');
    await page.getByRole('heading', { name: 'Equipos Clasificados' }).waitFor();
    expect(await bracketTieLocator(page, 'Final').innerText()).toMatch(/Ganador Semi 1.*Ganador Semi 2/s);
    expect(await bracketTieLocator(page, 'Semifinales', 1).innerText()).toContain('Semifinal 2');

    const matches = await readPlayoffMatchesByRound(api, tournamentId);
    const names = ({ homeTeam, awayTeam }: Match) => [homeTeam.name, awayTeam.name] as const;
    const [first] = names(matches['Semifinal 1'] as Match);
    const [, fourth] = names(matches['Semifinal 1'] as Match);
    const [second, third] = names(matches['Semifinal 2'] as Match);
    await recordScore(api, matches['Semifinal 1'], {
      homeScore: 2,
      awayScore: 2,
      homePenalties: 4,
      awayPenalties: 3,
    });
    await recordScore(api, matches['Semifinal 2'], { homeScore: 0, awayScore: 0, walkover: 'home' });
    await recordScore(api, matches['Tercer Puesto'], { homeScore: 1, awayScore: 0 });
    await recordScore(api, matches.Final, { homeScore: 0, awayScore: 2 });

    const coach = await open('/', { as: 'DT', on });
    await openMenuEntry(coach, hand, 'Competición', 'Playoffs');
    await coach.goto(`/playoffs?tournament=${tournamentId}`);
    await waitWithReloads(coach, 'Subcampeón');
    await coach.getByRole('region', { name: 'Campeón' }).getByText(third).first().waitFor();
    const places = await coach.getByRole('region', { name: 'Campeón' }).innerText();
    expect(places).toMatch(new RegExp(`${third}.*Subcampeón.*${first}.*Tercer puesto.*${fourth}`, 'is'));
    expect(await bracketTieLocator(coach, 'Semifinales').innerText()).toMatch(
      /FINAL.*Ganador.*\(4\s+penales\s*\).*Definido por penales/s,
    );
    expect(await bracketTieLocator(coach, 'Semifinales', 1).innerText()).toMatch(
      new RegExp(`W\\.O\\..*${second}.*No se presentó.*${third}.*Ganador`, 's'),
    );
    await coach.getByText('Semifinal 1: 1.º contra 4.º.').waitFor();
    await hand.press(matchLinkOf(bracketTieLocator(coach, 'Final')));
    await waitForScreen(coach, `/partidos/${matches.Final?.id}`);

    const fan = await open(`/torneos/${tournamentId}`, { on });
    await waitUntilIdle(fan);
    await hand.press(fan.getByRole('navigation', { name: 'Torneo' }).getByRole('link', { name: 'Playoffs' }));
    await waitForScreen(fan, '/playoffs');
    await waitWithReloads(fan, 'Subcampeón');
    await fan.getByRole('region', { name: 'Campeón' }).getByText(third).first().waitFor();
    await hand.press(matchLinkOf(bracketTieLocator(fan, 'Final')));
    await waitForScreen(fan, `/partidos/${matches.Final?.id}`);
  });
});

/** The playoff matches of a tournament, by round. */
async function readPlayoffMatchesByRound(api: SendRequest, id: number): Promise<Partial<Record<string, Match>>> {
  const matches = await expectOk(api('GET /matches/tournament/{id}', { params: { id } }));
  return Object.fromEntries(matches.filter(({ isPlayoff }) => isPlayoff).map((match) => [match.round, match]));
}

const recordScore = (api: SendRequest, match: Match | undefined, body: SentBody<Api['PATCH /matches/{id}/score']>) =>
  expectOk(api('PATCH /matches/{id}/score', { params: { id: match?.id ?? 0 }, body }));
