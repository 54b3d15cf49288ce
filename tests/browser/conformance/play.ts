/** Plays every scene of the list that starts from the same data, in one running application with a page a viewer. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Known, knownMatches, missingIn } from '#tests/support/browser-conformance.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { everyNth } from '#tests/support/full.ts';
import { errorScenes } from './errors.ts';
import { fixtureScenes } from './fixture.ts';
import { homeScenes } from './home.ts';
import { limitScenes } from './limits.ts';
import { matchScenes } from './matches.ts';
import { rankingScenes } from './rankings.ts';
import type { Scene } from './scene.ts';
import { shellScenes } from './shell.ts';
import { squadScenes } from './squads.ts';
import { teamScenes } from './teams.ts';
import { tournamentScenes } from './tournaments.ts';
import { validationScenes } from './validation.ts';

export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...shellScenes,
  ...teamScenes,
  ...tournamentScenes,
  ...matchScenes,
  ...squadScenes,
  ...rankingScenes,
  ...fixtureScenes,
  ...validationScenes,
  ...errorScenes,
  ...limitScenes,
];

const viewerOf = ({ as, on = 'desktop' }: Scene) => `${as ?? 'visitor'} · ${on}`;

export function playScenes(seed: Scene['seed']): void {
  const app = stage({ seed });
  const pages = new Map<string, Page>();
  let known: Known = {};
  const played = scenes.filter((scene) => scene.seed === seed);
  const inOrder = [...played.filter(({ isLast }) => !isLast), ...played.filter(({ isLast }) => isLast)];

  beforeAll(async () => {
    if (seed === 'demo') known = await knownMatches(app.url);
    for (const scene of played) {
      const viewer = viewerOf(scene);
      if (!pages.has(viewer)) pages.set(viewer, await app.open('/', { as: scene.as, on: scene.on ?? 'desktop' }));
    }
  });
  afterAll(() => {
    expect(inOrder.length).toBeGreaterThan(20);
  });

  describe.each([...Map.groupBy(inOrder, ({ section }) => section)])('%s', (_section, ofSection) => {
    for (const scene of everyNth(5, ofSection)) {
      test(`${scene.when} (${viewerOf(scene)})`, async () => {
        const page = pages.get(viewerOf(scene)) as Page;
        await forget(page, scene);
        expect(await missingIn(page, scene, known)).toEqual([]);
      });
      for (const [words, reason] of Object.entries(scene.todo ?? {})) test.todo(`${scene.when}: '${words}': ${reason}`);
    }
  });
}

/** Visitors have nothing left over from an earlier scene. */
async function forget(page: Page, { as }: Scene): Promise<void> {
  if (as === null) await page.evaluate(() => localStorage.clear());
}
