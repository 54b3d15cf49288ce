/** The routes that require an account, and the 404 screen: a chunk of its own, which visitors do not load. */
import { pages } from 'virtual:account-pages';
import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { screenRoutes } from './screen-routes.tsx';

const accountRoutes = screenRoutes(pages);
const NotFoundPage = lazyComponent(() => import('../pages/not-found.tsx'), 'NotFoundPage');

export function AccountRoutes() {
  return (
    <Routes>
      {accountRoutes}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
