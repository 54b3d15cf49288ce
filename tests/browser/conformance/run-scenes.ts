/**
 * Declares a test for each scene that starts from the same kind of data ('demo', 'none' or 'own'). Scenes with the same
 * viewer and device share a page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserStage } from '#tests/support/browser-stage.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { type SendRequest, signIn } from '#tests/support/web-client.ts';
import { errorScenes } from './errors.ts';
import { fixtureScenes } from './fixture.ts';
import { homeScenes } from './home.ts';
import { limitScenes } from './limits.ts';
import { loadAndSaveErrorScenes } from './load-and-save-errors.ts';
import { matchDetailScenes } from './match-detail.ts';
import { matchDialogScenes } from './match-dialog.ts';
import { matchFormScenes } from './match-forms.ts';
import { matchScenes, statusScenes } from './matches.ts';
import { playoffScenes } from './playoffs.ts';
import { rankingScenes } from './rankings.ts';
import { routeScenes } from './routes.ts';
import type { Scene } from './scene.ts';
import type { IdsByName, SceneSetup } from './setups.ts';
import { shellScenes } from './shell.ts';
import { squadFormScenes } from './squad-forms.ts';
import { squadScenes } from './squads.ts';
import { teamDetailScenes } from './team-detail.ts';
import { teamScenes } from './teams.ts';
import { tournamentScenes } from './tournaments.ts';
import { findUnmetExpectations, readDemoMatchIds, runSetups } from './unmet-expectations.ts';
import { validationScenes } from './validation.ts';

const scenes: readonly Scene[] = [
  ...homeScenes,
  ...routeScenes,
  ...shellScenes,
  ...teamScenes,
  ...teamDetailScenes,
  ...tournamentScenes,
  ...matchScenes,
  ...matchDetailScenes,
  ...matchDialogScenes,
  ...statusScenes,
  ...squadScenes,
  ...rankingScenes,
  ...fixtureScenes,
  ...playoffScenes,
  ...squadFormScenes,
  ...matchFormScenes,
  ...validationScenes,
  ...errorScenes,
  ...loadAndSaveErrorScenes,
  ...limitScenes,
];

const describeViewerAndDevice = ({ as, on = 'desktop' }: Scene) => `${as ?? 'visitor'} · ${on}`;

/** The title of a scene's test, with the reason if the scene forges answers of the API. */
const testTitleOf = (scene: Scene) =>
  `shows the expected texts when ${scene.when} (${describeViewerAndDevice(scene)}${scene.forced ? `; forged: ${scene.forced.because}` : ''})`;

export function declareSceneTests(app: BrowserStage, seed: Scene['seed']): void {
  const ofSeed = scenes.filter((scene) => scene.seed === seed);
  const played = everyNthUnlessFullRun(15, ofSeed);
  const pages = new Map<string, Page>();
  let api: SendRequest;
  let demo: IdsByName = {};
  let given: Map<SceneSetup, IdsByName>;

  beforeAll(async () => {
    api = await signIn(app.url, 'Admin');
    if (seed === 'demo') demo = await readDemoMatchIds(api);
    given = await runSetups(api, played);
    for (const scene of played) {
      const viewer = describeViewerAndDevice(scene);
      if (!pages.has(viewer)) pages.set(viewer, await app.open('/', { as: scene.as, on: scene.on ?? 'desktop' }));
    }
  });
  afterAll(() => {
    expect(ofSeed.length).toBeGreaterThan(20);
  });

  describe.each([...Map.groupBy(played, ({ section }) => section)])('scenes about: %s', (_section, ofSection) => {
    for (const scene of ofSection) {
      test(testTitleOf(scene), async () => {
        const page = pages.get(describeViewerAndDevice(scene)) as Page;
        const ids = scene.given ? given.get(scene.given) : demo;
        await clearVisitorStorage(page, scene);
        expect((await findUnmetExpectations(page, scene, { api, ids: ids ?? {} })).join('\n')).toBe('');
      });
      for (const [words, reason] of Object.entries(scene.todo ?? {})) test.todo(`${scene.when}: '${words}': ${reason}`);
    }
  });
}

/** Clears what an earlier scene left in a visitor's local storage. */
async function clearVisitorStorage(page: Page, { as }: Scene): Promise<void> {
  if (as === null) await page.evaluate(() => localStorage.clear());
}
