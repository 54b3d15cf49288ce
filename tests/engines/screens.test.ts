/** Every screen in WebKit and Firefox, on a phone, for the viewer who sees the most of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestViewer, screens } from '#tests/support/browser-routes.ts';
import { describeEngines, engineStage } from './engine-stage.ts';
import type { Visitor } from './visitor.ts';

const { comeWith, leave } = engineStage();

const allScreens = [...screens(), { name: 'notFound', address: '/no/existe' }];
const byViewer = Map.groupBy(allScreens, ({ name }) => bestViewer(name));

describeEngines((engine) => {
  describe.each([...byViewer])('for a viewer with the role %s', (viewer, seen) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await comeWith(engine);
      if (viewer) await visitor.signIn(viewer);
    });
    afterAll(() => leave(visitor));

    test.each(seen)('the screen $address opens without an error and fits the phone', async ({ address }) => {
      await visitor.open(address);
      await visitor.arrives(address.replace(/\?.*/, ''), /./);
      expect(await visitor.layoutFlaws()).toEqual([]);
      expect(visitor.takeErrors()).toEqual([]);
    });
  });
});
