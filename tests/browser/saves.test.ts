/** Every save of the application while the API fails, cannot be reached, does not answer, or is slow. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mapConcurrent } from '#infra/local/seed/side-by-side.ts';
import { codesFile } from '#infra/local/services/codes.ts';
import { dialog, fill, valuesOf } from '#tests/support/browser-forms.ts';
import type { Viewer } from '#tests/support/browser-routes.ts';
import { browserTest } from '#tests/support/browser-stage.ts';
import { pathOf } from '#tests/support/browser-steps.ts';
import {
  answerLost,
  apiError,
  connectionReset,
  gatewayError,
  gatewayRefusal,
  holdUntilReleased,
  injectFault,
  type NetworkFault,
  noAnswer,
  passThrough,
  tableBusy,
  withShortTimeouts,
} from '#tests/support/browser-trouble.ts';
import { everyNthUnlessFull, oneUnlessFull } from '#tests/support/full.ts';
import { type OwnTournament, ownTournament } from '#tests/support/own-tournament.ts';
import type { Send } from '#tests/support/web-client.ts';
import type { call as reading } from '#web/lib/api/call.ts';
import type { save as asTyped } from '#web/lib/api/save.ts';
import { failureTextOf, failureTexts } from './saves/failure-texts.ts';
import { savesInSources, savesWithoutCase } from './saves/in-sources.ts';
import { matchSaves } from './saves/matches.ts';
import { peopleSaves, sessionSaves } from './saves/people.ts';
import { button, type SaveCase } from './saves/save.ts';
import { teamSaves } from './saves/teams.ts';
import { tournamentSaves } from './saves/tournaments.ts';

const app = browserTest({ seed: 'none', because: 'it saves the settings of the whole federation' });

const name = 'los Guardados';
const saves: readonly SaveCase[] = [
  ...teamSaves,
  ...tournamentSaves(name),
  ...matchSaves(name),
  ...peopleSaves,
  ...sessionSaves(() => app.url, codeFor),
];

/** The newest code that would have been sent by mail to this address. */
function codeFor(email: string): string {
  const lines = readFileSync(codesFile(app.dataDir), 'utf8').trim().split('\n');
  return lines.findLast((line) => line.split(' ')[1] === email)?.split(' ')[2] ?? '';
}

let own: OwnTournament;
let api: Send;
const ids = new Map<SaveCase, number>();
beforeAll(async () => {
  own = await ownTournament(app.url, name);
  api = own.api;
  await mapConcurrent(saves, async (save) => ids.set(save, (await save.given?.(api, own)) ?? 0));
});

/** One page for each viewer, used by all saves of that viewer. */
const pages = new Map<Viewer, Page>();
async function pageOf(viewer: Viewer): Promise<Page> {
  const page = pages.get(viewer) ?? (await app.open('/aparte', { as: viewer === 'DT' ? own.coach : viewer }));
  pages.set(viewer, page);
  return page;
}
beforeAll(async () => {
  for (const viewer of ['Admin', 'DT', null] as const) await pageOf(viewer);
});
/** Whether a test left a page in an unknown state, so that the next one has to load it anew. */
let needsReload = false;
afterEach(async ({ task }) => {
  needsReload ||= task.result?.state === 'fail';
  for (const page of pages.values()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // An open dialog with changes would ask before the page is left.
    needsReload ||= (await page.getByRole('dialog').count()) > 0;
  }
});

/** The faults, each with the reason that the screen must show for it. */
const faults = {
  'the gateway fails': [gatewayError, 'Ocurrió un error inesperado. Probá de nuevo.'],
  'the API fails': [apiError, 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.'],
  'the API is busy': [tableBusy, 'El servicio no da abasto en este momento. Probá de nuevo.'],
  'the API cannot be reached': [connectionReset, 'Sin conexión con el servidor.'],
  'the answer gets lost': [answerLost, 'Sin conexión con el servidor.'],
  'the API does not answer in time': [noAnswer, 'El servidor no respondió a tiempo.'],
  'the gateway refuses it': [gatewayRefusal, 'El servidor no aceptó el pedido.'],
} as const satisfies Record<string, readonly [NetworkFault, string]>;
const faultNames = ['the answer takes its time', ...(Object.keys(faults) as (keyof typeof faults)[])] as const;
type FaultName = (typeof faultNames)[number];
/** For saves with `elseBy` the lost answer comes last: they find the save done, and send no further request. */
const lostLast = faultNames.toSorted(
  (a, b) => Number(a === 'the answer gets lost') - Number(b === 'the answer gets lost'),
);

/**
 * Every sixth save meets one of the faults, in turn; in the full run every save meets all of them before it succeeds.
 */
const trials = everyNthUnlessFull(6, saves).map((save, index) => {
  const possible = save.elseBy ? lostLast : faultNames;
  const met: readonly FaultName[] = oneUnlessFull(possible, index % possible.length);
  return { what: save.what, save, met, when: met.length > 1 ? 'everything goes wrong' : met[0] };
});

test('every save in the sources has a test case and a failure text', () => {
  const tried = saves.map(({ by, route }) => `${by}: ${route}`);
  expect([...new Set([...tried, ...Object.keys(savesWithoutCase)])].sort()).toEqual(savesInSources());
  expect([...new Set(saves.map(({ by }) => by))].sort()).toEqual(Object.keys(failureTexts).sort());
});

test('a save without a failure text does not compile', () => {
  const silent = (save: typeof asTyped, call: typeof reading) => [
    // @ts-expect-error a save needs its failure text
    () => save('DELETE /teams/{id}', { params: { id: 1 } }),
    // @ts-expect-error `call` is for reads: it has no failure text
    () => call('DELETE /teams/{id}', { params: { id: 1 } }),
  ];
  expect(silent).toBeTypeOf('function');
});

test.each(trials)('$what exactly once although $when', async ({ save, met }) => {
  const page = await pageOf(save.as === undefined ? 'Admin' : save.as);
  const id = ids.get(save) ?? 0;
  await arriveAt(page, save.at(id, own));
  await save.opens?.(page, id);
  await save.saves(page).waitFor();
  const form = (await page.getByRole('dialog').count()) > 0 ? dialog(page) : page.locator('main');
  const { types } = save;
  const sent = recordCreations(page, save);
  if (types) await fill(form, types);
  for (const faultName of met) {
    if (faultName === 'the answer takes its time')
      await expectSavedOnce(page, save, met.length > 1 ? gatewayError : passThrough);
    else await expectFailureMessage(page, save, faultName);
    const isLeft = save.isLeftByEscape && met.includes('the answer takes its time');
    if (types && !isLeft && (await complaintsIn(page)).length > 0) expect(await valuesOf(form, types)).toEqual(types);
  }
  if ((await complaintsIn(page)).length > 0) await Promise.all([waitUntilSaved(page, save), pressSave(page, save)]);
  await expect.poll(() => complaintsIn(page)).toEqual([]);
  await expect.poll(() => save.reads(api, id, own)).toEqual(save.leaves);
  expect(resentUnderNewKey(sent)).toEqual([]);
});

interface Sent {
  readonly body: string;
  readonly key: string;
}

/** Collects the body and the idempotency key of each creation that the page sends from now on. */
function recordCreations(page: Page, save: SaveCase): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && addressOf(save).test(request.url())) sent.push({ body: request.postData() ?? '', key });
  });
  return sent;
}

/** The bodies that were sent again under a new idempotency key. */
const resentUnderNewKey = (sent: readonly Sent[]): readonly string[] =>
  sent
    .filter((one, at) => sent.slice(0, at).some(({ body, key }) => body === one.body && key !== one.key))
    .map(({ body }) => body);

describe('leaving the screen while a save is in progress', () => {
  const saveCalled = (wanted: string) => saves.find(({ what }) => what === wanted) as SaveCase;

  test('shows a failure on the next screen, where the save can be retried', async () => {
    const page = await pageOf('Admin');
    const save = saveCalled('the settings are changed');
    await arriveAt(page, save.at(0, own));
    await save.saves(page).waitFor();
    await fill(page.locator('main'), { 'Lugar habitual': 'Predio de Salida' });
    await leavesWhileSaving(page, save, gatewayError);
    await page.getByRole('alert').getByText('Error al guardar los ajustes', { exact: true }).waitFor();
    await Promise.all([waitUntilSaved(page, save), button(page, 'Reintentar').click()]);
    expect((await api('GET /settings')).body.defaultLocation).toBe('Predio de Salida');
  });

  test('does not lead back once the save has succeeded', async () => {
    const page = await pageOf('Admin');
    const save = saveCalled('a tournament is created');
    await arriveAt(page, save.at(0, own));
    await fill(page.locator('main'), { ...save.types, Nombre: 'Copa de Salida' });
    await leavesWhileSaving(page, save, passThrough);
    await page.locator('[data-toaster]').getByText('Torneo creado').waitFor();
    expect(pathOf(page)).toBe('/canchas');
  });

  async function leavesWhileSaving(page: Page, save: SaveCase, then: NetworkFault): Promise<void> {
    const slow = holdUntilReleased(then);
    const over = await injectFault(page, [methodOf(save)], slow.what, addressOf(save));
    await pressSave(page, save);
    await expect.poll(slow.count).toBe(1);
    await arriveAt(page, '/canchas');
    await page.getByRole('heading', { name: 'Canchas', level: 1 }).waitFor();
    slow.release();
    await page.locator('[data-toaster]').getByText(/./).first().waitFor();
    await over();
  }
});

/** Goes to an address without loading the page anew, as if coming from another screen. */
async function arriveAt(page: Page, address: string): Promise<void> {
  if (needsReload) await page.goto('/aparte');
  needsReload = false;
  const isThere = pathOf(page) === new URL(address, page.url()).pathname;
  for (const each of isThere ? ['/aparte', address] : [address]) {
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, each);
  }
}

const englishError = /server error|unexpected|failed|fetch/i;
/** A message that blames another person would be wrong: nobody else saves anything here. */
const anotherPerson = /otra persona/i;

/** Expects a message in Spanish about what could not be saved and why, with a button to try again. */
async function expectFailureMessage(page: Page, save: SaveCase, faultName: keyof typeof faults): Promise<void> {
  const [what, reason] = faults[faultName];
  let count = 0;
  const counted: NetworkFault = async (route) => {
    await what(route);
    count += 1;
  };
  const isLate = what === noAnswer;
  const inTime = isLate ? await withShortTimeouts(page) : () => Promise.resolve();
  const over = await injectFault(page, [methodOf(save)], counted, addressOf(save));
  await pressSave(page, save);
  await expect.poll(() => count).toBe(1);
  await expectComplaint(page, save, what, reason);
  await over();
  await inTime();
}

async function expectComplaint(page: Page, save: SaveCase, what: NetworkFault, reason: string): Promise<void> {
  const complaints = async () => (await complaintsIn(page)).join(' ');
  await expect.poll(complaints).toContain(reason);
  const said = await complaints();
  expect(said).not.toMatch(englishError);
  expect(said).not.toMatch(anotherPerson);
  const isReached = ![connectionReset, answerLost, noAnswer].includes(what);
  expect(said).toMatch(failureTextOf(save.by, { isReached }));
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(1);
}

/** Expects that pressing again or Escape has no effect while the save is in progress. */
async function expectSavedOnce(page: Page, save: SaveCase, then: NetworkFault): Promise<void> {
  const slow = holdUntilReleased(then);
  const over = await injectFault(page, [methodOf(save)], slow.what, addressOf(save));
  const pressed = await (await saveButton(page, save)).elementHandle();
  const open = await page.getByRole('dialog').count();
  await pressSave(page, save);
  await expect.poll(slow.count).toBe(1);
  await pressed?.evaluate((element: HTMLElement) => {
    const isBusy = !element.isConnected || element.matches(':disabled, [aria-disabled="true"]');
    if (!isBusy) throw new Error('nothing tells that it is being saved');
    for (const _ of [1, 2]) element.click();
  });
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(save.isLeftByEscape ? open - 1 : open);
  const answer = then === passThrough ? waitUntilSaved(page, save) : undefined;
  slow.release();
  await (answer ?? expectComplaint(page, save, ...faults['the gateway fails']));
  expect(slow.count()).toBe(1);
  await over();
}

/** The 'Reintentar' button if there is one, else the button that saves. */
async function saveButton(page: Page, save: SaveCase): Promise<Locator> {
  const retry = page.getByRole('button', { name: 'Reintentar' });
  return (await retry.count()) > 0 ? retry : save.saves(page);
}

async function pressSave(page: Page, save: SaveCase): Promise<void> {
  const button = await saveButton(page, save);
  const isRetry = (await button.textContent()) === 'Reintentar';
  await (save.presses && !isRetry ? save.presses(button) : button.click());
}

/** Waits for the answer that the save is done, now or by an earlier attempt. */
const waitUntilSaved = (page: Page, save: SaveCase) =>
  page.waitForResponse((response) => {
    const isSaved = response.request().method() === methodOf(save) && addressOf(save).test(response.url());
    const isGone = methodOf(save) === 'DELETE' && response.status() === 404;
    return (isSaved && (response.ok() || isGone)) || (response.ok() && save.elseBy?.test(response.url()) === true);
  });

const methodOf = ({ route }: SaveCase): string => route.split(' ')[0] ?? '';
const addressOf = ({ route }: SaveCase): RegExp =>
  new RegExp(`/api${(route.split(' ')[1] ?? '').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The error messages on the screen. */
const complaintsIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).filter((text) => text.trim() !== '');
