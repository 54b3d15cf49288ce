/** Every save of the application while the API fails, cannot be reached, does not answer, or is slow. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { codesFilePath } from '#infra/local/services/codes.ts';
import {
  gatewayError,
  holdRequestsUntilReleased,
  injectFault,
  type NetworkFault,
  passThrough,
} from '#tests/support/browser-faults.ts';
import { dialog, fillFields, readFieldValues } from '#tests/support/browser-forms.ts';
import type { Viewer } from '#tests/support/browser-routes.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { navigateWithRouter, pathOfPage, showUnknownAddress } from '#tests/support/browser-steps.ts';
import { everyNthUnlessFullRun, isFullRun, oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import type { getFromApi as reading } from '#web/lib/api/call.ts';
import type { saveAndRefresh as asTyped } from '#web/lib/api/save.ts';
import {
  addressPatternOfSave,
  expectFailureMessage,
  expectSavedOnce,
  type FaultName,
  faultNames,
  methodOfSave,
  pressSave,
  readErrorMessages,
  waitUntilSaved,
} from './saves/attempts.ts';
import { failureTexts } from './saves/failure-texts.ts';
import { matchEventSaveCases } from './saves/match-events.ts';
import { matchSaveCases } from './saves/matches.ts';
import { peopleSaveCases, sessionSaveCases } from './saves/people.ts';
import { button, type SaveCase } from './saves/save-case.ts';
import { findSavesInSources, savesWithoutTestCase } from './saves/saves-in-sources.ts';
import { teamSaveCases } from './saves/teams.ts';
import { tournamentSaveCases } from './saves/tournaments.ts';

const app = openBrowserStage(
  isFullRun ? { seed: 'none', because: 'it saves the settings of the whole federation' } : 'writes',
);

const tournamentName = 'los Guardados';
const saveCases: readonly SaveCase[] = [
  ...teamSaveCases,
  ...tournamentSaveCases(tournamentName),
  ...matchSaveCases(tournamentName),
  ...matchEventSaveCases(tournamentName),
  ...peopleSaveCases,
  ...sessionSaveCases(() => app.url, newestCodeFor),
];

/** The newest code that would have been sent by mail to this address. */
function newestCodeFor(email: string): string {
  const lines = readFileSync(codesFilePath(app.dataDir), 'utf8').trim().split('\n');
  return lines.findLast((line) => line.split(' ')[1] === email)?.split(' ')[2] ?? '';
}

/**
 * The faults for saves that the success of another request confirms too (`elseBy`). The lost answer comes last: after
 * it the save has taken effect, and the screen does not send its request again.
 */
const faultsWithLostAnswerLast = faultNames.toSorted(
  (a, b) => Number(a === 'the answer gets lost') - Number(b === 'the answer gets lost'),
);

/**
 * Every eighth save meets one of the eight faults, in turn; in the full run every save meets all of them before it
 * succeeds.
 */
/** The settings are everybody's who uses the shared application. */
const triedCases = saveCases.filter(({ route }) => isFullRun || route !== 'PUT /settings');

const saveTrials = everyNthUnlessFullRun(8, triedCases).map((save, index) => {
  const possible = save.elseBy ? faultsWithLostAnswerLast : faultNames;
  const met: readonly FaultName[] = oneVariantUnlessFullRun(possible, index % possible.length);
  return { what: save.what, save, met, when: met.length > 1 ? 'everything goes wrong' : met[0] };
});

let testTournament: OwnTournament;
let adminApi: SendRequest;
const setupIdsBySave = new Map<SaveCase, number>();
beforeAll(async () => {
  testTournament = await createOwnTournament(app.url, tournamentName);
  adminApi = testTournament.api;
  await mapConcurrently(
    saveTrials,
    async ({ save }) => setupIdsBySave.set(save, (await save.given?.(adminApi, testTournament)) ?? 0),
    4,
  );
});

/** An address at which everybody gets the application. */
const startAddress = '/recuperar';

/** One page for each viewer, used by all saves of that viewer. */
const pagesByViewer = new Map<Viewer, Page>();
async function pageOfViewer(viewer: Viewer): Promise<Page> {
  const known = pagesByViewer.get(viewer);
  if (known) return known;
  const page = await app.open(startAddress, { as: viewer === 'DT' ? testTournament.coach : viewer });
  await showUnknownAddress(page);
  pagesByViewer.set(viewer, page);
  return page;
}

beforeAll(async () => {
  for (const viewer of ['Admin', 'DT', null] as const) await pageOfViewer(viewer);
});
/** Whether a test left a page in an unknown state, so that the next one has to load it anew. */
let needsReload = false;
afterEach(async ({ task }) => {
  needsReload ||= task.result?.state === 'fail';
  for (const page of pagesByViewer.values()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // An open dialog with changes would ask before the page is left.
    needsReload ||= (await page.getByRole('dialog').count()) > 0;
  }
});

test('every save in the sources has a test case and a failure text', () => {
  const tried = saveCases.map(({ by, route }) => `${by}: ${route}`);
  expect([...new Set([...tried, ...Object.keys(savesWithoutTestCase)])].sort()).toEqual(findSavesInSources());
  expect([...new Set(saveCases.map(({ by }) => by))].sort()).toEqual(Object.keys(failureTexts).sort());
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

test.each(saveTrials)('a save takes effect exactly once: $what although $when', async ({ save, met }) => {
  const page = await pageOfViewer(save.as === undefined ? 'Admin' : save.as);
  const id = setupIdsBySave.get(save) ?? 0;
  await goToWithoutReload(page, save.at(id, testTournament));
  await save.opens?.(page, id);
  await save.saves(page).waitFor();
  const form = (await page.getByRole('dialog').count()) > 0 ? dialog(page) : page.locator('main');
  const { types } = save;
  const sent = collectSentCreations(page, save);
  if (types) await fillFields(form, types);
  for (const faultName of met) {
    if (faultName === 'the answer takes its time')
      await expectSavedOnce(page, save, met.length > 1 ? gatewayError : passThrough);
    else await expectFailureMessage(page, save, faultName);
    const isLeft = save.isLeftByEscape && met.includes('the answer takes its time');
    if (types && !isLeft && (await readErrorMessages(page)).length > 0)
      expect(await readFieldValues(form, types)).toEqual(types);
  }
  if ((await readErrorMessages(page)).length > 0)
    await Promise.all([waitUntilSaved(page, save), pressSave(page, save)]);
  await expect.poll(() => readErrorMessages(page)).toEqual([]);
  await expect.poll(() => save.reads(adminApi, id, testTournament)).toEqual(save.leaves);
  expect(bodiesResentUnderNewKey(sent)).toEqual([]);
});

interface SentCreation {
  readonly body: string;
  readonly key: string;
}

/** Collects the body and the idempotency key of each creation that the page sends from now on. */
function collectSentCreations(page: Page, save: SaveCase): readonly SentCreation[] {
  const sent: SentCreation[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && addressPatternOfSave(save).test(request.url())) sent.push({ body: request.postData() ?? '', key });
  });
  return sent;
}

/** The bodies that were sent again under a new idempotency key. */
const bodiesResentUnderNewKey = (sent: readonly SentCreation[]): readonly string[] =>
  sent
    .filter((one, at) => sent.slice(0, at).some(({ body, key }) => body === one.body && key !== one.key))
    .map(({ body }) => body);

describe('leaving the screen while a save is in progress', () => {
  const saveCalled = (wanted: string) => saveCases.find(({ what }) => what === wanted) as SaveCase;

  test('shows a failure on the next screen, where the save can be retried', async () => {
    const page = await pageOfViewer('Admin');
    const save = saveCalled('a tournament is created');
    await goToWithoutReload(page, save.at(0, testTournament));
    await fillFields(page.locator('main'), { ...save.types, Nombre: 'Copa de Vuelta' });
    await leavesWhileSaving(page, save, gatewayError);
    await page.getByRole('alert').getByText('Error al guardar el torneo', { exact: true }).waitFor();
    await Promise.all([waitUntilSaved(page, save), button(page, 'Reintentar').click()]);
    const tournaments = (await adminApi('GET /tournaments')).body;
    expect(tournaments.filter(({ name }) => name === 'Copa de Vuelta')).toHaveLength(1);
  });

  test('stays on the next screen when the save has succeeded', async () => {
    const page = await pageOfViewer('Admin');
    const save = saveCalled('a tournament is created');
    await goToWithoutReload(page, save.at(0, testTournament));
    await fillFields(page.locator('main'), { ...save.types, Nombre: 'Copa de Salida' });
    await leavesWhileSaving(page, save, passThrough);
    await page.locator('[data-toaster]').getByText('Torneo creado').waitFor();
    expect(pathOfPage(page)).toBe('/canchas');
  });

  async function leavesWhileSaving(page: Page, save: SaveCase, then: NetworkFault): Promise<void> {
    const slow = holdRequestsUntilReleased(then);
    const over = await injectFault(page, [methodOfSave(save)], slow.what, addressPatternOfSave(save));
    await pressSave(page, save);
    await expect.poll(slow.count).toBe(1);
    await goToWithoutReload(page, '/canchas');
    await page.getByRole('heading', { name: 'Canchas', level: 1 }).waitFor();
    slow.release();
    await page.locator('[data-toaster]').getByText(/./).first().waitFor();
    await over();
  }
});

/** Goes to an address without loading the page anew, as if coming from another screen. */
async function goToWithoutReload(page: Page, address: string): Promise<void> {
  if (needsReload) {
    await page.goto(startAddress);
    await showUnknownAddress(page);
  }
  needsReload = false;
  const isThere = pathOfPage(page) === new URL(address, page.url()).pathname;
  // Two navigations at once would leave the screen and its heading as they are, if their path is the same.
  if (isThere) await showUnknownAddress(page);
  // The screen that is left stays until the next one has loaded, and may have buttons of the same name.
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
  });
  await navigateWithRouter(page, address);
  await page.locator('main h1:not([data-left])').waitFor();
}
