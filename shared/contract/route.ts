/**
 * The API as data: a route is declared once; the Lambdas' router, CDK, the local server, the web client and the tests
 * read it.
 */
import type * as z from 'zod/mini';
import type { Action } from '../domain/permissions.ts';
import { changeGroupId } from '../domain/schemas/change.ts';
import { id, idOrNone } from '../domain/schemas/primitives.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path below `/api`, such as 'GET /teams/{id}'; identifies the route everywhere. */
export type RouteKey = `${Method} /${string}`;

export interface Route {
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** The permission that a caller needs, checked with `can()`. */
  readonly access: Action;
  readonly status: 200 | 201 | 204;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The route also accepts a multipart form with a file in its field `file` in place of the JSON body. */
  readonly file?: true;
  readonly response?: z.ZodMiniType;
  /**
   * The route is a job: a call works for a few seconds and answers 202 with a `JobProgress` until all is done. 'required':
   * a call without an Idempotency-Key is refused (400); 'optional': it starts a job of its own.
   */
  readonly job?: { readonly key: 'required' | 'optional' };
  /** Each entity in the body has its own `version`: If-Match is not read, and 412 has the current copies of the stale ones. */
  readonly versions?: 'inBody';
  /**
   * The name of the body's list whose entries are written one after the other: each counts towards the rate at which a user
   * may write, as the whole request does on other routes.
   */
  readonly writesEach?: string;
  /** 'shared': CloudFront caches the answer to an anonymous request for a few seconds. */
  readonly cache?: 'shared';
  /**
   * 'published': the answer, or a figure in it, comes from a published document, which is updated moments after a
   * write.
   */
  readonly freshness?: 'published';
  /** The route, which is public, treats an invalid token like no token instead of answering 401. */
  readonly ignoresToken?: true;
  /** 'local': the route exists only where the whole application runs on one machine. */
  readonly onlyIn?: 'local';
}

/** Whether the environment with this name has the route. */
export const isRouteOf = ({ onlyIn }: Route, environmentName: string | undefined): boolean =>
  onlyIn === undefined || onlyIn === environmentName;

/** Whether the route remembers what it answered to an Idempotency-Key: creations and jobs do. */
export const takesIdempotencyKey = ({ status, job }: Route): boolean => status === 201 || job !== undefined;

export type Routes = { readonly [Key in RouteKey]?: Route };

/** Rejects fields that {@link Route} does not have: type inference alone would accept a misspelled or removed one. */
type OnlyRouteFields<R> = {
  readonly [Key in keyof R]: { readonly [Field in Exclude<keyof R[Key], keyof Route>]: never };
};

/** Declares the routes of one `/api` resource, which one Lambda serves. */
export function defineResource<const R extends Routes>(routes: R & OnlyRouteFields<R>): R {
  return routes;
}

/**
 * Schemas of the parameters that a path may contain in braces: numbers, and ids of bulk changes. Free text goes into the query, because API
 * Gateway decodes a path before it matches it with the routes, so that a '/' in a text would end the parameter. Team id
 * 0 is the federation itself.
 */
export const pathParameters = { id, teamId: idOrNone, groupId: changeGroupId } as const;
type PathParameters = { [Key in keyof typeof pathParameters]: z.output<(typeof pathParameters)[Key]> };

type PathParameterNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : never;
export type PathParamsOf<Key> = {
  [Name in PathParameterNames<Key>]: Name extends keyof PathParameters ? PathParameters[Name] : never;
};

type ParsedValue<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type SentValue<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type RouteField<R, Name extends string> = R extends { readonly [K in Name]: infer S } ? S : undefined;

export type ParsedQuery<R> =
  RouteField<R, 'query'> extends undefined ? Record<never, never> : ParsedValue<RouteField<R, 'query'>>;
export type ParsedBody<R> = ParsedValue<RouteField<R, 'body'>>;
export type SentBody<R> = SentValue<RouteField<R, 'body'>>;
export type ResponseOf<R> = ParsedValue<RouteField<R, 'response'>>;

/** Splits `'GET /teams/{id}'` into its method and path. */
export function splitRouteKey(key: RouteKey): { method: Method; path: `/${string}` } {
  const [method, path] = key.split(' ') as [Method, `/${string}`];
  return { method, path };
}
