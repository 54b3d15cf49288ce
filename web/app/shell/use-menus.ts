/** The menus at the current address: those of the signed-in user, or else those of published pages. */
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { type Menus, userMenus, visitorMenus } from '../../views/frame/menus.ts';
import { screens } from '../screens.ts';
import { coachMenus } from './coach-menus.ts';

export function useMenus(): Menus {
  const { pathname } = useLocation();
  const { isAuthenticated, isDT, user, can } = useSession();
  if (!isAuthenticated) return visitorMenus();
  const menus = userMenus(pathname, (name) => {
    const { access } = screens[name];
    return access === 'everyone' || (access !== 'visitors' && can(access));
  });
  return isDT && user?.teamId ? coachMenus(menus, user.teamId, pathname) : menus;
}
