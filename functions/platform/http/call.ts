/** A call as a handler sees it: validated, typed from the contract, with who makes it and when. */
import type { ParamsOf, ParsedBody, QueryOf } from '#shared/contract/route.ts';
import { type Action, can, type Subject } from '#shared/domain/permissions.ts';
import type { User } from '#shared/domain/schemas/user.ts';
import { Problem } from '../problem.ts';
import type { Authorship } from '../table/authorship.ts';
import type { IdempotencyKey } from '../table/idempotency.ts';

/** Who calls: the stored user, whenever a token is sent. */
export type Caller = Pick<User, 'id' | 'email' | 'roles' | 'teamId' | 'enabled'>;

export interface Call<Key = string, R = unknown> {
  readonly params: ParamsOf<Key>;
  readonly query: QueryOf<R>;
  readonly body: ParsedBody<R>;
  /** The file of a form, where the route takes one; there is no body then. */
  readonly file: Buffer | null;
  readonly caller: Caller | null;
  /** The version the client says it saw, by If-Match or `version`; undefined when the client sent none. */
  readonly seenVersion: number | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  /** The token it was sent with, which only a route that ignores tokens may find to be a bad one. */
  readonly token: string | null;
  /** The IP of who sent it. */
  readonly viewerIp: string;
  readonly now: Date;
  /** Set when a creation may be sent twice; `commitIdempotent` takes it. */
  readonly retryKey: IdempotencyKey | null;
  /** The path asked, with `/api`. */
  readonly path: string;
  readonly author: Authorship;
}

/** 403 unless the caller may do `action` to this very subject. */
export function requirePermission(call: Pick<Call, 'caller'>, action: Action, subject: Subject): void {
  if (!can(call.caller, action, subject)) throw new Problem('forbidden');
}

/**
 * 412 with the current copy when the client saw another version; the copy is read only then. Comes after every check
 * that answers 400 and before those that answer 409 (DESIGN §3).
 */
export async function requireVersion(
  call: Pick<Call, 'seenVersion'>,
  currentVersion: number,
  current: () => unknown,
): Promise<void> {
  if (call.seenVersion === undefined || call.seenVersion === currentVersion) return;
  throw new Problem('stale', 'Otra persona lo cambió mientras tanto. Revisá los datos y volvé a guardar.', {
    extra: { current: await current() },
  });
}
