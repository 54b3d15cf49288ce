/** The routes of declared screens, each behind its guard, its code loaded when it is first visited. */
import type { PageCode } from 'virtual:open-pages';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../lib/screen/lazy-page.ts';
import type { PageProps } from '../screens/screen.ts';
import { declaredScreens, type ScreenName } from '../screens/screens.ts';
import { RequirePermission } from './guard.tsx';

type Pages = { readonly [Name in ScreenName]?: PageCode };

/** The routes of those screens whose code is among `pages`. */
export function screenRoutes(pages: Pages) {
  return declaredScreens.map(([name, { address, access, title }]) => {
    const code = pages[name];
    if (!code) return null;
    const Page = lazyScreen<string, Record<string, ComponentType<PageProps>>>(code.load, code.component);
    return (
      <Route
        key={name}
        path={address.path}
        element={
          <RequirePermission key={name} access={access}>
            <Page title={title} isPublic={access === 'everyone'} />
          </RequirePermission>
        }
      />
    );
  });
}
