/** Prepares and plays scenes, and reports every expectation that a screen does not meet. */
import type { Locator, Page } from 'playwright-core';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { expectOk, type SendRequest } from '#tests/support/web-client.ts';
import { expectationFromText } from './expectations.ts';
import { abortHeldRequests } from './forged-answers.ts';
import type { Expectation, Scene, SceneContext } from './scene.ts';
import { type IdsByName, idByName, type SceneSetup, waitUntilPublished } from './setups.ts';
import { topDialogOrPage } from './steps.ts';

/** How long an element may take to appear on a busy machine, in milliseconds. */
const timeoutMs = 8_000;

/** The ids of a live, a completed and a scheduled match of the demo tournament. */
export async function readDemoMatchIds(api: SendRequest): Promise<IdsByName> {
  const matches = await expectOk(api('GET /matches/tournament/{id}', { params: { id: 1 } }));
  const idOf = (status: MatchStatus) => matches.find((match) => match.status === status)?.id ?? 0;
  return { live: idOf('in_progress'), completed: idOf('completed'), scheduled: idOf('scheduled') };
}

/**
 * Runs the setups of the scenes, each of them once even if several scenes share it; returns the created ids by setup.
 */
export async function runSetups(api: SendRequest, scenes: readonly Scene[]): Promise<Map<SceneSetup, IdsByName>> {
  const givens = [...new Set(scenes.flatMap(({ given }) => given ?? []))];
  const ready = await mapConcurrently(givens, async (given) => [given, await given(api)] as const, 4);
  if (ready.length > 0) await waitUntilPublished(api);
  return new Map(ready);
}

const buildSceneAddress = ({ at }: Scene, ids: IdsByName): string =>
  at.replace(/\{(\w+)\}/g, (_, name: string) => String(idByName(ids, name)));

/** The expectations that the screen of a scene does not meet, in words; empty when it meets all. */
export async function findUnmetExpectations(page: Page, scene: Scene, backstage: SceneContext): Promise<string[]> {
  // Clears what an earlier scene chose or typed. Its page is left before its requests end, so that it repeats none.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await abortHeldRequests();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [call, answer] of Object.entries(scene.forced?.answers ?? {})) {
    const [method = 'GET', path = ''] = call.split(' ');
    const from = path.startsWith('/files/') ? path : `/api${path}`;
    const pattern = new RegExp(`${from.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
    await page.route(pattern, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
  }
  await page.goto(buildSceneAddress(scene, backstage.ids));
  if (!scene.isRestless) await waitUntilIdle(page);
  for (const run of scene.does ?? []) await run(page, backstage);
  const scope = await topDialogOrPage(page);
  const missing = await Promise.all(
    scene.shows.map((one) => describeUnmetExpectation(page, scope, expectationFromText(one))),
  );
  const surplus = await Promise.all(
    (scene.lacks ?? []).map(async (one) => {
      const { says, find } = expectationFromText(one);
      const count = await find(scope, page).filter({ visible: true }).count();
      return count > 0 ? `${says} should not be there` : null;
    }),
  );
  return [...missing, ...surplus].filter((problem) => problem !== null);
}

async function describeUnmetExpectation(page: Page, scope: Locator, shown: Expectation): Promise<string | null> {
  const { says, find, holds, count, style = {}, isListed } = shown;
  const found = find(scope, page);
  const visible = isListed ? found : found.filter({ visible: true });
  try {
    if (count === 0) await visible.first().waitFor({ state: 'detached', timeout: timeoutMs });
    else await visible.first().waitFor({ state: 'attached', timeout: timeoutMs });
  } catch {
    return count === 0 ? `${says} is there` : `${says} is missing`;
  }
  if (count !== undefined && !(await waitUntilValueMatches(() => visible.count(), count))) {
    return `${says} is there ${await visible.count()} times, not ${count}`;
  }
  if (holds !== undefined && !(await waitUntilValueMatches(() => readDisplayedValue(visible.first()), holds))) {
    return `${says} holds '${await readDisplayedValue(visible.first())}', not '${holds}'`;
  }
  for (const [property, wanted] of Object.entries(style)) {
    if (await waitUntilValueMatches(() => readComputedStyle(visible.first(), property), wanted)) continue;
    return `${says} has the ${property} ${await readComputedStyle(visible.first(), property)}, not ${wanted}`;
  }
  return null;
}

async function waitUntilValueMatches<T>(read: () => Promise<T>, wanted: T | RegExp): Promise<boolean> {
  const fits = (value: T) => (wanted instanceof RegExp ? wanted.test(String(value)) : value === wanted);
  const end = Date.now() + timeoutMs;
  while (!fits(await read())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** The computed style of an element; a colour in the form '#166534'. */
const readComputedStyle = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => {
    const value = String(Reflect.get(getComputedStyle(element), name));
    const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? [];
    return parts.length ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : value;
  }, property);

const readDisplayedValue = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked ? 'yes' : 'no';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    if (element.closest('dt')) return element.closest('dt')?.nextElementSibling?.textContent ?? '';
    return element.getAttribute('href') ?? element.textContent ?? '';
  });
