/**
 * The first season of a new federation: from an empty database to eight squads and the whole fixture with its officials,
 * with every click, field and paste counted; then the changes of plan that follow.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { daysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { signInWith } from '#tests/support/browser-input.ts';
import { callFromPage } from '#tests/support/browser-steps.ts';
import { demoCredentials, pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { CountingHand } from '#tests/support/counting-hand.ts';

const because = 'the journey begins with an empty database';
const stages = {
  desktop: openBrowserApp({ seed: 'none', because }),
  phone: openBrowserApp({ seed: 'none', because }),
};

const maxInteractions = 45;
const maxSeconds = 120;

const teamNames = ['Almagro', 'Boedo', 'Caballito', 'Devoto', 'Ezeiza', 'Flores', 'Gerli', 'Haedo'];
const squadSize = 12;
/** A word for each shirt, as names without figures. */
const lastNames = 'Arce Bazán Correa Díaz Escudero Funes Godoy Herrera Ibarra Juárez Ledesma Molina'.split(' ');

/** Lists as they come to an organiser: from chats, with numbers, dots and dashes, and from a spreadsheet. */
const canchasText = 'Canchas:\n1. Norte - Calle 1 234\n2) El Potrero: Beiró 3100';
const officialsText = `[20/11/26, 21:03:11] Marce: Árbitros:
[20/11/26, 21:03:40] Marce: *Norma Silvestre* 📞 11 5555-1234
[20/11/26, 21:04:02] Marce: • Pablo Ríos
[20/11/26, 21:04:11] Marce: Asistentes:
[20/11/26, 21:04:40] Marce: Luz Paz`;
const teamsText = teamNames.map((name, at) => `${at + 1}${['.', ')', ' -', '.-'][at % 4]} ${name}`).join('\n');
const squadsTexts = {
  desktop: [
    'Equipo\tN°\tApellido y Nombre',
    ...teamNames.flatMap((team) => lastNames.map((name, at) => `${at === 0 ? team : ''}\t${at + 1}\t${name}, Ana`)),
  ].join('\n'),
  phone: teamNames
    .map((team) => `*${team}*\n${lastNames.map((name, at) => `${at + 1}- Ana ${name}`).join('\n')}`)
    .join('\n\n'),
};

type Device = keyof typeof squadsTexts;

const goOn = (page: Page, step: string) => page.getByRole('link', { name: `Siguiente paso: ${step}`, exact: true });

async function setUpSeason(page: Page, hand: CountingHand, device: Device): Promise<void> {
  await signInWith(page, hand, demoCredentials.Admin);
  await hand.press(page.getByRole('link', { name: 'Poner el nombre', exact: true }));
  await hand.type(page.getByLabel('Nombre', { exact: false }).first(), 'Liga del Sur');
  await hand.press(button(page, 'Guardar'));

  await hand.press(goOn(page, 'crear canchas'));
  await pasteList(page, hand, { label: 'Lista de canchas', text: canchasText, create: 'Crear 2 canchas' });

  await hand.press(goOn(page, 'agregar árbitros'));
  await pasteList(page, hand, { label: 'Lista de árbitros', text: officialsText, create: 'Crear 3 árbitros' });

  await hand.press(goOn(page, 'crear torneo'));
  await hand.type(page.getByLabel('Nombre'), 'Apertura');
  await hand.type(page.getByLabel('Fecha de inicio'), '2027-03-01');
  await hand.type(page.getByLabel('Fecha de fin'), '2027-07-31');
  await pasteList(page, hand, { label: 'Lista de equipos', text: teamsText, create: 'Crear 8 equipos' });
  await hand.press(button(page, 'Crear torneo'));

  await hand.press(goOn(page, 'agregar jugadores'));
  const create = `Crear ${teamNames.length * squadSize} jugadores de ${teamNames.length} equipos`;
  await pasteList(page, hand, { label: 'Lista de jugadores', text: squadsTexts[device], create });

  await hand.press(goOn(page, 'armar el fixture'));
  await hand.press(button(page, 'Ver el fixture'));
  await hand.press(button(page, 'Crear fixture'));
  await page.getByText('Fixture creado: 28 partidos').waitFor();
}

async function pasteList(
  page: Page,
  hand: CountingHand,
  { label, text, create }: { label: string; text: string; create: string },
): Promise<void> {
  await hand.press(button(page, 'Pegar una lista').first());
  await hand.paste(dialog(page).getByLabel(label), text);
  await hand.press(button(dialog(page), create));
  await dialog(page).waitFor({ state: 'detached' });
}

async function expectWholeSeason(page: Page): Promise<void> {
  const matches = await readMatches(page);
  expect(matches).toHaveLength(28);
  expect(matches.filter(({ refereeId, canchaId }) => !refereeId || !canchaId)).toEqual([]);
  const canchas = await callFromPage<{ nombre: string; ubicacion: string }[]>(page, 'GET', '/canchas');
  expect(canchas.map(({ nombre, ubicacion }) => [nombre, ubicacion])).toEqual([
    ['El Potrero', 'Beiró 3100'],
    ['Norte', 'Calle 1 234'],
  ]);
  const staff = await callFromPage<{ name: string; role: string; phone: string }[]>(page, 'GET', '/teamstaff/team/0');
  expect(staff.map(({ name, role, phone }) => [name, role, phone])).toEqual([
    ['Luz Paz', 'Assistant', ''],
    ['Norma Silvestre', 'Referee', '11 5555-1234'],
    ['Pablo Ríos', 'Referee', ''],
  ]);
  const players = await callFromPage<{ teamId: number; fullName: string; jerseyNumber: number }[]>(
    page,
    'GET',
    '/players',
  );
  const squads = Map.groupBy(players, ({ teamId }) => teamId);
  expect([...squads.values()].map((squad) => squad.map(({ fullName }) => fullName).toSorted())).toEqual(
    Array(teamNames.length).fill(lastNames.map((name) => `Ana ${name}`).toSorted()),
  );
}

type FixtureMatch = {
  id: number;
  round: string;
  matchDate: string;
  matchTime: string;
  status: string;
  walkover: string | null;
  refereeId: number;
  canchaId: number;
};

const readMatches = (page: Page): Promise<FixtureMatch[]> => callFromPage(page, 'GET', '/matches/tournament/1');

async function chooseChange(page: Page, change: string): Promise<void> {
  await button(page, /^Cambios/).click();
  await button(page, change).click();
}

/** The first round and all later ones move to the next Saturday. */
async function postponeEverything(page: Page): Promise<void> {
  const before = await readMatches(page);
  await chooseChange(page, 'Postergar fecha');
  await button(dialog(page), 'Postergar 28 partidos').click();
  await dialog(page).waitFor({ state: 'detached' });
  const dates = new Map(before.map(({ id, matchDate }) => [id, matchDate]));
  const days = (await readMatches(page)).map(
    ({ id, matchDate }) => daysSinceYearOne(matchDate) - daysSinceYearOne(dates.get(id) ?? ''),
  );
  expect(days).toEqual(Array(28).fill(7));
}

/** Enter picks the first match up, the arrows lead to a free slot, Enter puts it down. */
async function moveMatchByKeyboard(page: Page): Promise<void> {
  const before = await readMatches(page);
  await button(page, 'Reacomodar').click();
  const first = dialog(page).locator('[data-slot][aria-pressed="false"]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const free = dialog(page).getByRole('button', { name: /libre/i }).first();
  await free.waitFor();
  await focusByArrowsOrTab(page, free);
  await page.keyboard.press('Enter');
  await button(dialog(page), 'Guardar 1 cambio').click();
  await dialog(page).waitFor({ state: 'detached' });
  const times = new Map(before.map(({ id, matchTime }) => [id, matchTime]));
  expect((await readMatches(page)).filter(({ id, matchTime }) => times.get(id) !== matchTime)).toHaveLength(1);
}

async function focusByArrowsOrTab(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach the slot');
}

async function withdrawFirstTeam(page: Page): Promise<void> {
  await chooseChange(page, 'Retirar equipo');
  await dialog(page).getByLabel('Equipo').selectOption({ label: 'Almagro' });
  await dialog(page).getByLabel('Motivo').fill('No junta jugadores');
  await button(dialog(page), 'Retirar a Almagro').click();
  await dialog(page).waitFor({ state: 'detached' });
  expect((await readMatches(page)).filter(({ walkover }) => walkover !== null)).toHaveLength(7);
}

async function printAndExport(page: Page): Promise<void> {
  await page.goto('/fixture-admin?tournament=1');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar CSV').click()]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 28);
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await page.getByRole('heading', { name: 'Fixture de Apertura' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}

test.each(['phone', 'desktop'] as const)(
  'an organiser on a %s sets a season of eight squads up in 45 interactions and two minutes, and changes plans',
  async (device) => {
    const { open } = stages[device];
    const page = await open('/login', { on: device });
    const hand = new CountingHand();
    await setUpSeason(page, hand, device);
    console.info(`${device}: ${hand.interactions} interactions, ${Math.round(hand.seconds)} s`);
    expect(hand.interactions).toBeLessThanOrEqual(maxInteractions);
    expect(hand.seconds).toBeLessThanOrEqual(maxSeconds);
    await expectWholeSeason(page);
    await changePlans(page);
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

async function changePlans(page: Page): Promise<void> {
  await postponeEverything(page);
  await moveMatchByKeyboard(page);
  await withdrawFirstTeam(page);
  await page.goto('/posiciones?tournament=1');
  await page.getByText('No junta jugadores').waitFor();
  await printAndExport(page);
}
