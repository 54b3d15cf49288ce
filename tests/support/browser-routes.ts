/** The screens of the application, as they are declared, so that a new one cannot be forgotten. */
import type { Role } from '#shared/domain/schemas/user.ts';
import type { Screen as Declared } from '#web/screens/screen.ts';
import { declaredScreens, screens as named, type ScreenName } from '#web/screens/screens.ts';

export type { ScreenName } from '#web/screens/screens.ts';

export interface Screen {
  readonly name: ScreenName;
  /** An address to visit; ids are 1, which the demo data has of everything. */
  readonly address: string;
  readonly access: Declared['access'];
  /** For visitors, too. */
  readonly isOpen: boolean;
}

export const screens = (): Screen[] =>
  declaredScreens.map(([name, { address, access }]) => ({
    name,
    address: address.path.replace(/:\w+/g, '1'),
    access,
    isOpen: access === 'everyone' || access === 'visitors',
  }));

/** null is somebody without an account. */
export type Viewer = Role | null;

/** Who sees the most on a screen: an administrator, unless it is for visitors alone. */
export const bestViewer = (name: string): Viewer =>
  name in named && named[name as ScreenName].access === 'visitors' ? null : 'Admin';
