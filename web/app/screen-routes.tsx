/** Makes routes from declared screens; each checks its permission, and loads its code when it is first visited. */
import type { PageCode } from 'virtual:open-pages';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import type { PageProps } from '../screens/screen.ts';
import { declaredScreens, type ScreenName } from '../screens/screens.ts';
import { RequirePermission } from './guard.tsx';

type PageCodeByScreen = { readonly [Name in ScreenName]?: PageCode };

/** The routes of the screens whose code is in `pages`. */
export function screenRoutes(pages: PageCodeByScreen) {
  return declaredScreens.map(([name, { address, access, title }]) => {
    const code = pages[name];
    if (!code) return null;
    const Page = lazyComponent<string, Record<string, ComponentType<PageProps>>>(code.load, code.component);
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
