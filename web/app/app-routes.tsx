/** All routes of the application: a screen's code is loaded when it is first visited, by who may open it. */
import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { sessionStore } from '../lib/session/session-store.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { RequirePermission } from './guard.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

const NotFoundScreen = lazyComponent(() => import('../screens/not-found.tsx'), 'NotFoundScreen');

export function AppRoutes() {
  const { status } = sessionStore.use();
  if (status === 'restoring') return <FullScreenSpinner label="Cargando la sesión…" />;
  return (
    <Routes>
      <Route element={<Shell />}>
        {Object.entries(screens).map(([name, { path, title, access, Component }]) => (
          <Route
            key={name}
            path={path}
            element={
              <RequirePermission key={name} access={access} title={title}>
                <Component title={title} />
              </RequirePermission>
            }
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
