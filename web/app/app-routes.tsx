/**
 * All routes of the application: those open to visitors, and, in a chunk loaded on demand, those that require an
 * account.
 */
import { pages } from 'virtual:open-pages';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../lib/screen/lazy-page.ts';
import { sessionStore } from '../lib/session/session-store.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { screenRoutes } from './screen-routes.tsx';
import { Shell } from './shell/shell.tsx';

const openRoutes = screenRoutes(pages);
const AccountRoutes = lazyScreen(() => import('./account-routes.tsx'), 'AccountRoutes');

export function AppRoutes() {
  const { status } = sessionStore.use();
  if (status === 'restoring') return <FullScreenSpinner label="Cargando la sesión…" />;
  return (
    <Routes>
      <Route element={<Shell />}>
        {openRoutes}
        <Route path="*" element={<AccountRoutes />} />
      </Route>
    </Routes>
  );
}
