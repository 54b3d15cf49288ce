/** The menus at the current address: those of the signed-in user, or else those of published pages. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { type Menus, userMenus, visitorMenus } from '../../views/frame/menus.ts';
import { screens } from '../screens.ts';

export function useMenus(): Menus {
  const { pathname } = useLocation();
  const { isAuthenticated, isDT, user, can } = useSession();
  const ownTeamId = isDT && user ? user.teamId : 0;
  const ofCoach = useCoachMenus(ownTeamId !== 0);
  if (!isAuthenticated) return visitorMenus();
  const menus = userMenus(pathname, (name) => {
    const { access } = screens[name];
    return access === 'everyone' || (access !== 'visitors' && can(access));
  });
  return ownTeamId && ofCoach ? ofCoach.coachMenus(menus, ownTeamId, pathname) : menus;
}

const loadCoachMenus = () => import('./coach-menus.ts');

/** Loaded apart, as most users are no coaches; until then, and without a connection, a coach has the menus of others. */
function useCoachMenus(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCoachMenus>>>();
  useEffect(() => {
    if (isWanted) loadCoachMenus().then(setLoaded, () => undefined);
  }, [isWanted]);
  return loaded;
}
