/**
 * All routes of the application: those open to visitors, and, in a chunk loaded on demand, those that require an
 * account.
 */
import { pages } from 'virtual:open-pages';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { sessionStore } from '../lib/session/session-store.ts';
import { declaredScreens } from '../screens/screens.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { screenRoutes } from './screen-routes.tsx';
import { Shell } from './shell/shell.tsx';

const visitorRoutes = screenRoutes(pages);
const AccountRoutes = lazyComponent(() => import('./account-routes.tsx'), 'AccountRoutes');

/** The fixed addresses that require an account: '/partidos/dia' is one of them, and not the match 'dia'. */
const accountPaths: ReadonlySet<string> = new Set(
  declaredScreens.flatMap(([, { access, address }]) =>
    access === 'everyone' || access === 'visitors' ? [] : address.path,
  ),
);

export function AppRoutes() {
  const { status } = sessionStore.use();
  const { pathname } = useLocation();
  if (status === 'restoring') return <FullScreenSpinner label="Cargando la sesión…" />;
  return (
    <Routes>
      <Route element={<Shell />}>
        {!accountPaths.has(pathname.replace(/\/$/, '')) && visitorRoutes}
        <Route path="*" element={<AccountRoutes />} />
      </Route>
    </Routes>
  );
}
