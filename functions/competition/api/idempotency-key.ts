/**
 * `Idempotency-Key`: a creation or job that is sent again, because its response was lost, gets the response of the first
 * time.
 */
import { createHash, createHmac } from 'node:crypto';
import { takesIdempotencyKey } from '#shared/contract/route.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import { DuplicateRequestError, findIdempotentAnswer, type IdempotencyKey } from '../../platform/table/idempotency.ts';
import type { RoutedEvent } from './routed-event.ts';

/**
 * The request's idempotency key; null without the header, which is 400 where it is required, and on routes that
 * remember no answer. A key belongs to one user, method and path; two requests with it are the same when their bodies
 * are. The table stores only hashes. The hash of the body is an HMAC with this key as its secret, because a body may hold
 * a password: whoever reads the table but not the key cannot find the password by hashing guesses.
 */
export function idempotencyKeyOf(event: RoutedEvent): IdempotencyKey | null {
  const key = event.headers['idempotency-key'];
  if (!takesIdempotencyKey(event.route) || !event.caller) return null;
  if (key === undefined) {
    if (event.route.job?.key === 'required') throw invalidFieldProblem('Idempotency-Key', keyRequiredText);
    return null;
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidFieldProblem('Idempotency-Key', 'Debe tener entre 1 y 200 caracteres sin espacios ni acentos');
  }
  const address = `${event.requestContext.http.method} ${event.rawPath}`;
  return {
    userId: event.caller.id,
    key: createHash('sha256').update(`${address}\n${key}`).digest('base64url'),
    hash: createHmac('sha256', key)
      .update(event.body ?? '')
      .digest('base64url'),
  };
}

const keyRequiredText =
  'Falta esta cabecera: mandá una clave nueva con cada cambio, y la misma al repetir el pedido para seguirlo';

/** Runs `create`, unless the same request was already carried out: then returns its stored answer. */
export async function withIdempotency(
  retryKey: IdempotencyKey | null,
  now: Date,
  create: () => Promise<unknown>,
): Promise<unknown> {
  if (!retryKey) return create();
  const first = await findAnswerOfSameRequest(retryKey, now);
  if (first) return first.answer;
  try {
    return await create();
  } catch (error) {
    // The conflict may come from another attempt of the same request, which has just been carried out.
    const isByAnother = error instanceof DuplicateRequestError || (error instanceof Problem && error.status === 409);
    const other = isByAnother ? await findAnswerOfSameRequest(retryKey, now) : undefined;
    if (!other) throw error;
    return other.answer;
  }
}

async function findAnswerOfSameRequest(retryKey: IdempotencyKey, now: Date) {
  const found = await findIdempotentAnswer(retryKey, now);
  if (found && !found.isSameRequest) {
    throw new Problem('idempotency-key-reused', 'Esa Idempotency-Key ya se usó para otro pedido.');
  }
  return found;
}
