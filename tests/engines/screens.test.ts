/** Every screen in WebKit and Firefox, on a phone, for the viewer who sees the most of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestedScreens, viewerWhoSeesMost } from '#tests/support/browser-routes.ts';
import { describeForEachEngine, openEngineStage } from './engine-stage.ts';
import type { Visitor } from './visitor.ts';

const { comeWith, leave } = openEngineStage();

const allScreens = [...buildTestedScreens(), { name: 'notFound', address: '/no/existe' }];
const screensByViewer = Map.groupBy(allScreens, ({ name }) => viewerWhoSeesMost(name));

describeForEachEngine((engine) => {
  describe.each([...screensByViewer].map(([role, screens]) => ({ role, screens, viewer: role ?? 'a visitor' })))(
    'as $viewer',
    ({ role, screens }) => {
      let visitor: Visitor;
      beforeAll(async () => {
        visitor = await comeWith(engine);
        if (role) await visitor.signIn(role);
      });
      afterAll(() => leave(visitor));

      test.each(screens)('the screen $address opens without an error and fits the phone', async ({ address }) => {
        await visitor.open(address);
        await visitor.arrives(address.replace(/\?.*/, ''), /./);
        expect(await visitor.layoutFlaws()).toEqual([]);
        expect(visitor.takeErrors()).toEqual([]);
      });
    },
  );
});
