/** The screens of the application, from where its addresses are declared, so that a new one cannot be forgotten. */
import { readFileSync } from 'node:fs';
import type { Role } from '#shared/domain/schemas/user.ts';
import { paths } from '#web/app/paths.ts';

export type ScreenName = keyof typeof paths;

export interface Screen {
  /** As in paths.ts. */
  readonly name: ScreenName;
  /** An address to visit; ids are 1, which the demo data has of everything. */
  readonly address: string;
  /** For visitors, too. */
  readonly isOpen: boolean;
}

/** The router's files may name no address that is not one of them. */
export function screens(): Screen[] {
  const open = routedIn('app-routes.tsx');
  const routed = [...open, ...routedIn('account-routes.tsx')];
  const strange = routed.filter((name) => !(name === '"*"' || name in paths));
  const lost = Object.keys(paths).filter((name) => !routed.includes(name));
  if (strange.length + lost.length > 0) throw new Error(`the routes and paths.ts differ: ${[...strange, ...lost]}`);
  return Object.entries(paths).map(([name, { path }]) => ({
    name: name as ScreenName,
    address: path.replace(/:\w+/g, '1'),
    isOpen: open.includes(name),
  }));
}

function routedIn(file: string): string[] {
  const router = readFileSync(new URL(`../../web/app/${file}`, import.meta.url), 'utf8');
  return [...router.matchAll(/\bpath=(?:\{paths\.(\w+)\.path\}|(\S+))/g)].map(([, name, other]) => name ?? other ?? '');
}

/** null is somebody without an account. */
export type Viewer = Role | null;

/** Who sees the most on a screen: an administrator, but for the login, which he never sees. */
export const bestViewer = (name: string): Viewer => (name === 'login' ? null : 'Admin');
