/** The whole API: one entry per `/api` resource; each resource is served by one Lambda. */
import { auth } from './auth.ts';
import { canchas } from './canchas.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { matches } from './matches.ts';
import { matchevents } from './matchevents.ts';
import { notices } from './notices.ts';
import { openapi } from './openapi-route.ts';
import { players } from './players.ts';
import type { Route, RouteKey } from './route.ts';
import { sanctions } from './sanctions.ts';
import { settings } from './settings.ts';
import { standings } from './standings.ts';
import { statistics } from './statistics.ts';
import { teams } from './teams.ts';
import { teamstaff } from './teamstaff.ts';
import { tournaments } from './tournaments.ts';
import { upload } from './upload.ts';

export const contract = {
  auth,
  canchas,
  groups,
  home,
  matches,
  matchevents,
  notices,
  openapi,
  players,
  sanctions,
  settings,
  standings,
  statistics,
  teams,
  teamstaff,
  tournaments,
  upload,
};

type Contract = typeof contract;
export type ResourceName = keyof Contract;

type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
/** All routes as one type, keyed by method and path, for the typed web client. */
export type Api = UnionToIntersection<Contract[ResourceName]>;

export interface DeclaredRoute {
  readonly resource: ResourceName;
  readonly key: RouteKey;
  readonly route: Route;
}

/** Every declared route, with the resource that serves it. */
export const allRoutes: readonly DeclaredRoute[] = (Object.keys(contract) as ResourceName[]).flatMap((name) =>
  Object.entries(contract[name]).map(([key, route]) => ({ resource: name, key: key as RouteKey, route })),
);

const queryNamesOf = (routes: readonly DeclaredRoute[]): ReadonlySet<string> =>
  new Set(routes.flatMap(({ route }) => Object.keys(route.query?.shape ?? {})));

/** Query parameters of the routes whose answers CloudFront caches: it caches them by these and the Authorization header. */
export const cachedQueryNames: readonly string[] = [
  ...queryNamesOf(allRoutes.filter(({ route }) => route.cache === 'shared')),
].sort();

/** Query parameters of other routes alone: CloudFront passes them on, and they change no answer that it caches. */
export const uncachedQueryNames: readonly string[] = [...queryNamesOf(allRoutes)]
  .filter((name) => !cachedQueryNames.includes(name))
  .sort();
