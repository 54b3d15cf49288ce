/** A request as a handler sees it: validated, typed from the contract, with the caller and the time. */
import type { ParsedBody, ParsedQuery, PathParamsOf } from '#shared/contract/route.ts';
import { type Action, can, type PermissionSubject } from '#shared/domain/permissions.ts';
import type { StoredUser } from '../../platform/identity/users.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { IdempotencyKey } from '../../platform/table/idempotency.ts';
import type { SheetCaller } from '../sheets/sheet-token.ts';

/** The stored user whose token the request has. */
export type Caller = StoredUser;

export interface ApiRequest<Key = string, R = unknown> {
  readonly params: PathParamsOf<Key>;
  readonly query: ParsedQuery<R>;
  readonly body: ParsedBody<R>;
  /** The uploaded file, when the request is a form and the route accepts one; `body` is then undefined. */
  readonly file: Buffer | null;
  readonly caller: Caller | null;
  /** The link that the request has in place of a user's token, on routes that allow it. */
  readonly sheetLink: SheetCaller | null;
  /** The version the client last saw, from If-Match or the body's `version`; undefined when it sent neither. */
  readonly seenVersion: number | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  /** The token of the request. It can be an invalid one only on routes that ignore tokens. */
  readonly token: string | null;
  /** The IP address of the client. */
  readonly viewerIp: string;
  readonly now: Date;
  /** The Idempotency-Key of a request that creates something, to be passed to `commitIdempotent`; null without one. */
  readonly retryKey: IdempotencyKey | null;
  /** The path of the request, with `/api`. */
  readonly path: string;
  readonly author: Authorship;
}

/** Throws 403 unless the caller may do `action` to this subject. */
export function requirePermission(
  request: Pick<ApiRequest, 'caller'>,
  action: Action,
  subject: PermissionSubject,
): void {
  if (!can(request.caller, action, subject)) throw new Problem('forbidden');
}

/**
 * Throws 412 with the current copy when the client saw another version; `current` is called only then. To be called
 * after every check that throws 400 and before those that throw 409.
 */
export async function requireVersion(
  request: Pick<ApiRequest, 'seenVersion'>,
  currentVersion: number,
  current: () => unknown,
): Promise<void> {
  if (request.seenVersion === undefined || request.seenVersion === currentVersion) return;
  throw new Problem('stale', 'Otra persona lo cambió mientras tanto. Revisá los datos y volvé a guardar.', {
    extra: { current: await current() },
  });
}
