/** Plays the scenes of the list of wanted texts, and answers what was not to be seen. */
import type { Locator, Page } from 'playwright-core';
import { asShown, type Scene, type Shown, scopeOf } from '#tests/browser/conformance/scene.ts';
import { settles } from './browser-steps.ts';

/** Longer than anything takes to appear on a busy machine. */
const patience = 8_000;

/** Ids of matches of the demo tournament by their status. */
export type Known = Readonly<Record<string, number>>;

export async function knownMatches(url: string): Promise<Known> {
  const matches = (await (await fetch(`${url}/api/matches/tournament/1`)).json()) as { id: number; status: string }[];
  const idOf = (status: string) => matches.find((match) => match.status === status)?.id ?? 0;
  return { live: idOf('in_progress'), completed: idOf('completed'), scheduled: idOf('scheduled') };
}

export const addressOf = ({ at }: Scene, known: Known): string =>
  at.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]));

/** What of a scene is missing, in words; nothing when the screen is as it should be. */
export async function missingIn(page: Page, scene: Scene, known: Known): Promise<string[]> {
  // What an earlier scene chose or typed is forgotten, and what it still asks for never reaches the API.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [call, answer] of Object.entries(scene.answers ?? {})) {
    const [method = 'GET', path = ''] = call.split(' ');
    const pattern = new RegExp(`/api${path.replaceAll('*', '[^/?]+')}(\\?.*)?$`);
    await page.route(pattern, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
  }
  await page.goto(addressOf(scene, known));
  if (!scene.isRestless) await settles(page);
  for (const act of scene.does ?? []) await act(page);
  const scope = await scopeOf(page);
  const missing = await Promise.all(scene.shows.map((one) => problemWith(page, scope, asShown(one))));
  const surplus = await Promise.all(
    (scene.lacks ?? []).map(async (one) => {
      const { says, find } = asShown(one);
      const count = await find(scope, page).filter({ visible: true }).count();
      return count > 0 ? `${says} should not be there` : null;
    }),
  );
  return [...missing, ...surplus].filter((problem) => problem !== null);
}

async function problemWith(page: Page, scope: Locator, shown: Shown): Promise<string | null> {
  const { says, find, holds, count, isListed } = shown;
  const found = find(scope, page);
  const visible = isListed ? found : found.filter({ visible: true });
  try {
    if (count === 0) await visible.first().waitFor({ state: 'detached', timeout: patience });
    else await visible.first().waitFor({ state: 'attached', timeout: patience });
  } catch {
    return count === 0 ? `${says} is there` : `${says} is missing`;
  }
  if (count !== undefined && !(await becomes(() => visible.count(), count))) {
    return `${says} is there ${await visible.count()} times, not ${count}`;
  }
  if (holds !== undefined && !(await becomes(() => heldBy(visible.first()), holds))) {
    return `${says} holds '${await heldBy(visible.first())}', not '${holds}'`;
  }
  return null;
}

async function becomes<T>(read: () => Promise<T>, wanted: T | RegExp): Promise<boolean> {
  const fits = (value: T) => (wanted instanceof RegExp ? wanted.test(String(value)) : value === wanted);
  const end = Date.now() + patience;
  while (!fits(await read())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

const heldBy = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked ? 'yes' : 'no';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    return element.getAttribute('href') ?? element.textContent ?? '';
  });
