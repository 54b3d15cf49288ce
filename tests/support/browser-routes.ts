/** The screens of the application, read from where its router declares them, so that a new one cannot be forgotten. */
import { readFileSync } from 'node:fs';
import { type Action, can } from '#shared/domain/permissions.ts';
import type { Role } from '#shared/domain/schemas/user.ts';
import { paths } from '#web/app/paths.ts';

export interface Screen {
  /** As in paths.ts. */
  readonly name: string;
  /** An address to visit; ids are 1, which the demo data has of everything. */
  readonly address: string;
  /** What the route's guard asks for; null without one. */
  readonly needs: Action | null;
}

const file = new URL('../../web/app/app-routes.tsx', import.meta.url);
/** A Route's opening or closing tag; its attributes may hold one element, as in element={<Page />}. */
const routeTag = /<Route\b((?:[^<>]|<\w[^<>]*\/>)*?)(\/?)>|<\/Route>/g;

export function screens(source = readFileSync(file, 'utf8')): Screen[] {
  const found: Screen[] = [];
  const around: string[] = [];
  for (const [tag, attributes = '', isLeaf] of source.matchAll(routeTag)) {
    if (tag === '</Route>') around.pop();
    else if (!isLeaf) around.push(attributes);
    else if (!attributes.includes('path="*"')) found.push(screenOf(attributes, around));
  }
  const forgotten = Object.keys(paths).filter((name) => found.every((screen) => screen.name !== name));
  if (forgotten.length > 0) throw new Error(`no route was found in app-routes.tsx for ${forgotten.join(', ')}`);
  return found;
}

function screenOf(attributes: string, around: readonly string[]): Screen {
  const name = /path=\{paths\.(\w+)\.path\}/.exec(attributes)?.[1];
  if (!name || !(name in paths)) throw new Error(`a route of app-routes.tsx is not understood: ${attributes}`);
  const guard = around.map((it) => /<Guard(?:\s+action="([^"]+)")?\s*\/>/.exec(it)).findLast((it) => it !== null);
  const { path } = paths[name as keyof typeof paths];
  return { name, address: path.replace(/:\w+/g, '1'), needs: guard ? ((guard[1] ?? 'account.use') as Action) : null };
}

export type Viewer = Role | null;

/** Whether the guard lets him pass; null is somebody without an account. */
export function mayOpen(screen: Screen, viewer: Viewer): boolean {
  const actor = viewer && { id: 1, roles: [viewer], teamId: 1 };
  return screen.needs === null || can(actor, screen.needs);
}

/** Who sees the most on a screen: an administrator, but for the login, which he never sees. */
export const bestViewer = ({ name }: Screen): Viewer => (name === 'login' ? null : 'Admin');
