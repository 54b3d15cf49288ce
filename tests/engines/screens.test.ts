/** Every screen, for the viewer who sees the most of it, and every published page in WebKit and Firefox, on a phone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestedScreens, publishedAddresses, viewerWhoSeesMost } from '#tests/support/browser-routes.ts';
import { describeForEachEngine, openEngineApp } from './engine-app.ts';
import type { Visitor } from './visitor.ts';

const { comeWith, leave } = openEngineApp();

const screensByViewer = Map.groupBy(buildTestedScreens(), ({ name }) => viewerWhoSeesMost(name));

describeForEachEngine((engine) => {
  describe('without an account', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await comeWith(engine);
    });
    afterAll(() => leave(visitor));

    test.each(publishedAddresses)(
      'the published page %s opens without an error and fits the phone',
      async (address) => {
        await visitor.open(address);
        await visitor.arrives(address.replace(/\?.*/, ''), /./);
        expect(await visitor.layoutFlaws()).toEqual([]);
        expect(visitor.takeErrors()).toEqual([]);
      },
    );

    test('an address that leads nowhere is answered with 404 and a page that fits the phone', async () => {
      await visitor.open('/no/existe');
      await visitor.arrives('/no/existe', 'Página no encontrada');
      expect(await visitor.layoutFlaws()).toEqual([]);
      expect(visitor.takeErrors()).toEqual(['GET /no/existe was answered with 404']);
    });
  });

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
