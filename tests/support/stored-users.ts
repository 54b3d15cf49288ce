/**
 * Users as a registration and a login leave them, without either: stored in the table, with tokens signed by the user
 * pool's key. They have no account in the user pool, so they have no password and cannot renew a session.
 */
import { randomUUID, sign } from 'node:crypto';
import privateKey from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };
import { inject } from 'vitest';
import { prepareUserCreation, reserveEmail, type StoredUser } from '#functions/platform/identity/users.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { nextId } from '#functions/platform/table/entities.ts';

type Person = Pick<StoredUser, 'email' | 'firstName' | 'lastName' | 'roles' | 'teamId'>;

export async function storeUser(person: Person): Promise<StoredUser> {
  const author = { by: 0, at: new Date().toISOString() };
  const id = await nextId('USER');
  const reservation = await reserveEmail(person.email, id, 4000, author);
  const { stored, writes } = prepareUserCreation({ id, ...person, enabled: true }, reservation, author);
  await commit(writes);
  return stored;
}

/** A token that the user pool would give the user now. */
export function signIdToken({ id, email, roles }: Pick<StoredUser, 'id' | 'email' | 'roles'>): string {
  const { userPoolId, clientId } = inject('services');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`,
    aud: clientId,
    token_use: 'id',
    auth_time: now,
    iat: now,
    exp: now + 24 * 3600,
    jti: randomUUID(),
    email,
    'custom:userId': String(id),
    ...(roles.length > 0 ? { 'cognito:groups': roles } : {}),
  };
  const unsigned = [{ alg: 'RS256', typ: 'JWT', kid: 'CognitoLocal' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), privateKey.pem).toString('base64url')}`;
}
