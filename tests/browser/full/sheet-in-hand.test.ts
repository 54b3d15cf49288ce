/** The live sheet on a small phone: what is in sight, what a double tap, Back and a link's holder do, and who may read it in the sun. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { appearances, findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { connectionReset } from '#tests/support/browser-faults.ts';
import { dialog, pressButton } from '#tests/support/browser-forms.ts';
import { changeStatus, createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForScreen, waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { findSunlightFlaws } from '#tests/support/browser-sunlight.ts';
import { devices } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, readUntil } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
/** An administrator's, who keeps one sheet after the other. */
let page: Page;
beforeAll(async () => {
  [own, page] = await Promise.all([
    createOwnTournament(app.url, 'la Planilla'),
    app.open('/recuperar', { as: 'Admin', on: 'smallPhone' }),
  ]);
});

async function openSheet(matchId: number) {
  await page.setViewportSize(devices.smallPhone.viewport);
  await page.goto(sheetAddress(matchId));
  await waitUntilIdle(page);
  return sheetParts(page);
}

// Comes first, because a match that is played serves the suspension.
test('a suspended player cannot be marked as present, and the sheet says why', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 9));
  await waitForText(page, 'no puede jugar: ');
  const suspended = sheet.named(/^5 César Bravo/);
  expect(await suspended.isDisabled()).toBe(true);
  await sheet.named(`Todos de ${own.teams[0].name}`).tap();
  await waitForText(page, '10 presentes');
});

test('what was recorded is confirmed in sight at once, and nothing scrolls while a goal is recorded', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 14));
  const home = own.teams[0].name;
  await sheet.named('Empezar').tap();
  for (const step of [
    () => sheet.goal(home).tap(),
    () => sheet.player(9).tap(),
    () => sheet.card(home, 'Roja').tap(),
  ]) {
    await step();
    expect(await page.evaluate(findScrolling)).toEqual([]);
    expect(await isInSight(page, '[data-last-event] p')).toBe(true);
    expect(await sheet.named('Finalizar').isVisible()).toBe(true);
  }
  await sheet.named('Cancelar').tap();
  await sheet.named('Deshacer').tap();
  await waitForText(sheet.lastEvent, /^Se quitó: (1' )?Gol · 9 /);
  await waitForText(sheet.score, '0 - 0');
  await sheet.named('Reponer').tap();
  await waitForText(sheet.score, '1 - 0');
});

test('a goal that is not sent yet comes first among the events of its minute', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 17));
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.queue, 'Todo enviado');
  await page.route('**/sheet/operations', connectionReset);
  await sheet.goal(away).tap();
  await sheet.player(2).tap();
  await waitForText(sheet.queue, /sin enviar/);
  await sheet.named(/^Eventos/).tap();
  const corrected = page.getByRole('button', { name: /^Corregir Gol/ });
  await expect.poll(() => corrected.count()).toBe(2);
  const names = await corrected.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );
  expect(names).toEqual([expect.stringContaining('2 '), expect.stringContaining('9 ')]);
  await page.unroute('**/sheet/operations');
  await sheet.named(/^Corregir Gol de 2 /).tap();
  await sheet.named('No se sabe el minuto').tap();
  await sheet.named('Guardar').tap();
  await sheet.named(/^Corregir Gol de 2 [^']+$/).waitFor();
});

test('the second tap of a double tap presses nothing', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 15));
  const tapTwice = async (name: string) => {
    await sheet.named(name).tap({ trial: true });
    // Where 'Pausar' will be, once 'Empezar' has been tapped.
    const { x, y, width, height } = (await sheet.named(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width * 0.8, y + height / 2);
  };
  await tapTwice('Empezar');
  await sheet.goal(own.teams[0].name).tap();
  await sheet.player(9).tap();
  expect(await sheet.named('Pausar').isVisible()).toBe(true);
  await tapTwice('Deshacer');
  await waitForText(sheet.lastEvent, /^Se quitó: (1' )?Gol · 9 /);
  await sheet.named('Reponer').tap();
  await waitForText(sheet.score, '1 - 0');
  await tapTwice('Pausar');
  expect(await sheet.named('Seguir').isVisible()).toBe(true);
  await tapTwice('Finalizar');
  await sheet.named('Sí, finalizar').tap();
  await waitForText(page, 'Partido finalizado');
});

test('when a notice appears, the buttons that it moves take no tap for a moment, clock and footer do', async () => {
  const address = sheetAddress(await createMatchToPlay(own, 19));
  const other = await page.context().newPage();
  await other.setViewportSize(devices.smallPhone.viewport);
  await other.addInitScript(holdStorageAnswer);
  await other.goto(address);
  await sheetParts(other).named('Empezar').waitFor();
  await waitUntilIdle(other);
  const ofHeadAndFooter = ['Empezar', 'Finalizar', 'Presentes', 'Reloj: 00:00Sin empezar', 'Todo enviado'];
  expect(await other.evaluate(findTappableAtNotice)).toEqual(ofHeadAndFooter);
  await other.close();
});

test('who is present is recorded although the sheet is left at once', async () => {
  await page.goto(`/partidos/${own.live}`);
  await page.getByRole('button', { name: 'Más acciones' }).tap();
  await page.getByRole('button', { name: 'Abrir planilla' }).tap();
  await sheetParts(page).named('Presentes').tap();
  await sheetParts(page).named(`Todos de ${own.teams[2].name}`).tap();
  await page.goBack();
  const readSheet = () => expectOk(own.api('GET /matches/{id}/sheet', { params: { id: own.live } }));
  await expect.poll(async () => (await readSheet()).presence.home).toHaveLength(3);
});

test('a match that is postponed meanwhile says so in place of its sheet, with what it did not take', async () => {
  const matchId = await createMatchToPlay(own, 11);
  const sheet = await openSheet(matchId);
  await sheet.named('Empezar').waitFor();
  await changeStatus(own, matchId, 'postponed');
  await sheet.named('Empezar').tap();
  await waitForText(page, 'Este partido está postergado: un administrador tiene que ponerle fecha.');
  await waitForText(page, 'No se cargó: empezar el reloj');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await sheet.named('Descartar').tap();
  await page.getByText('1 aviso').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Ir al partido' }).tap();
  await waitForText(page, 'Postergado');
});

test('a card of a player who has left the team is refused beside the events, and recorded anew for another', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 13));
  const away = own.teams[1].name;
  await sheet.named('Empezar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  const leaver = own.squads[1]?.at(-1);
  const params = { id: leaver?.id ?? 0 };
  const { dateOfBirth = null, version: _seen, ...player } = await expectOk(own.api('GET /players/{id}', { params }));
  const body = { ...player, dateOfBirth, teamId: own.teams[2].id, jerseyNumber: 98 };
  await expectOk(own.api('PUT /players/{id}', { params, body }));
  await sheet.card(away, 'Amarilla').tap();
  await sheet.player(leaver?.jerseyNumber ?? 0).tap();
  await sheet.named('Ver').tap();
  await waitForText(page, 'Ese jugador no es del equipo: corregí quién fue.');
  await sheet.named('Cargar de nuevo').tap();
  await sheet.player(2).tap();
  await waitForText(sheet.lastEvent, /^1' Tarjeta amarilla · 2 /);
  await waitForText(sheet.queue, 'Todo enviado');
  await sheet.named(/^Eventos/).tap();
  expect(await sheet.named('Descartar').count()).toBe(0);
});

test('each step of the sheet is accessible, has targets of 56 px and a contrast of 7 in both colour schemes', async () => {
  const sheet = await openSheet(await createMatchToPlay(own, 16));
  const home = own.teams[0].name;
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['presence', async () => undefined],
    ['game', () => sheet.named('Empezar').tap()],
    ['scorer', () => sheet.goal(home).tap()],
    [
      'blue card',
      async () => {
        await sheet.player(9).tap();
        await sheet.card(home, 'Azul').tap();
        await sheet.player(7).tap();
      },
    ],
    ['events', () => sheet.named(/^Eventos/).tap()],
    ['correction', () => sheet.named(/^Corregir Gol/).tap()],
    ['clock', () => sheet.named(/^Reloj/).tap()],
    ['queue', () => sheet.queue.tap()],
    ['end', () => sheet.named('Finalizar').tap()],
    ['confirmation', () => sheet.named('Sí, finalizar').tap()],
  ];
  const flaws: string[] = [];
  for (const [name, go] of steps) {
    await page.setViewportSize(devices.smallPhone.viewport);
    await go();
    const found = [...(await findAccessibilityFlaws(page, appearances)), ...(await findSunlightFlaws(page))];
    flaws.push(...found.map((flaw) => `${name}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
});

test('who opens a link is asked for a name once, and the changes tell it', async () => {
  const params = { id: await createMatchToPlay(own, 20) };
  const { path } = await expectOk(own.api('POST /matches/{id}/sheet/link', { params }));
  const page = await app.open(path, { on: 'smallPhone' });
  await sheetParts(page).named('Decir quién').tap();
  await page.getByLabel('Tu nombre').fill('Rosa Quiroga');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await pressButton(dialog(page), 'Guardar');
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await page.reload();
  await sheetParts(page).goal(own.teams[0].name).waitFor();
  expect(await sheetParts(page).named('Decir quién').count()).toBe(0);
  const changes = await readUntil(
    () => expectOk(own.api('GET /matches/{id}/changes', { params })),
    (found) => found.some(({ by }) => by === 0),
  );
  expect(changes.find(({ by }) => by === 0)?.byName).toBe('Rosa Quiroga (enlace)');
});

test('Back closes the shirt numbers and then leaves the sheet, also after they were closed by hand', async () => {
  const id = await createMatchToPlay(own, 21);
  const admin = await app.open('/', { as: 'Admin', on: 'smallPhone' });
  await admin.goto(`/partidos/${id}`);
  await admin.getByRole('button', { name: 'Más acciones' }).tap();
  await admin.getByRole('button', { name: 'Abrir planilla' }).tap();
  const sheet = sheetParts(admin);
  await sheet.named('Empezar').tap();
  await sheet.goal(own.teams[0].name).tap();
  await sheet.player(9).waitFor();
  await admin.goBack();
  await sheet.goal(own.teams[0].name).waitFor();
  expect(new URL(admin.url()).pathname).toBe(sheetAddress(id));
  await sheet.goal(own.teams[1].name).tap();
  await sheet.named('Poner el autor después').tap();
  await sheet.goal(own.teams[0].name).waitFor();
  await sheet.goal(own.teams[0].name).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.score, '2 - 1');
  await admin.goBack();
  await waitForScreen(admin, `/partidos/${id}`);
});

test('a phone on its side is asked to be turned, and an upright one with its keyboard open is not', async () => {
  const id = await createMatchToPlay(own, 22);
  const sheet = await openSheet(id);
  const request = page.getByText('Girá el teléfono');
  await sheet.named('Empezar').waitFor();
  for (const [width, height, isAsked] of [
    [740, 360, true],
    [360, 300, false],
    [1280, 800, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => request.isVisible()).toBe(isAsked);
  }
});

/** Runs in the page: what could be scrolled. */
function findScrolling(): string[] {
  return [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .filter(
      (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) || element === document.documentElement,
    )
    .map(({ localName, className }) => `${localName}.${className}`);
}

/** Whether the element is wholly inside the window, and nothing lies over it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInside && over !== null && element.contains(over);
  });

/** Runs in the page: delays the browser's answer whether it keeps the site's data until `findTappableAtNotice` releases it. */
function holdStorageAnswer(): void {
  const isKept = new Promise<boolean>((answer) => {
    Object.assign(window, { refuseToKeep: () => answer(false) });
  });
  Object.assign(navigator.storage, { persisted: () => isKept, persist: () => isKept });
}

/** Runs in the page: lets the warning about the device's storage appear; which buttons can be tapped at that moment. */
function findTappableAtNotice(): Promise<readonly string[]> {
  const takesTap = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return new Promise((found) => {
    new MutationObserver(() => {
      if (!document.body.textContent?.includes('Si al teléfono le falta espacio')) return;
      const names = [...document.querySelectorAll('button')].filter(takesTap).map((button) => button.textContent ?? '');
      found(names.sort());
    }).observe(document.body, { childList: true, subtree: true });
    (window as unknown as { refuseToKeep: () => void }).refuseToKeep();
  });
}
