/**
 * Users beyond the test users of `api.ts`: each has a session of their own, and can be changed as by an administrator.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { registerUser } from '#functions/auth/register-user.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { StoredUser } from '#functions/platform/table/users.ts';
import { type ApiAnswer, call, testUserPassword } from './api.ts';
import { namesInThisProcess } from './people.ts';

let createdUserCount = 0;

export function createUser(more: Partial<Pick<StoredUser, 'roles' | 'teamId' | 'firstName' | 'lastName'>> = {}) {
  createdUserCount += 1;
  const email = `persona${createdUserCount}.${process.env.TABLE_NAME}@test.ar`.toLowerCase();
  const person = { firstName: 'Rosa', lastName: 'Núñez', roles: [], teamId: 0, ...more };
  namesInThisProcess.addFrom(person);
  return registerUser({ email, password: testUserPassword, ...person }, { by: 0, at: new Date().toISOString() });
}

export const postLogin = ({ email }: { email: string }, secret = testUserPassword) =>
  call('POST /auth/login', { body: { email, password: secret } });

/** Signs in; returns the header for the user's calls, and the cookie that renews the session. */
export async function createSession(user: StoredUser) {
  const answer = await postLogin(user);
  return { headers: { authorization: `Bearer ${answer.body.token}` }, cookies: [firstCookieFromAnswer(answer)] };
}

/** The first cookie of an answer as `name=value`, as a browser sends it back. */
export const firstCookieFromAnswer = ({ cookies }: ApiAnswer<unknown>): string => cookies[0]?.split(';')[0] ?? '';

/** Changes a user in the table; every request reads the user's roles, team and state from there. */
export async function changeStoredUser(
  { id }: Pick<StoredUser, 'id'>,
  changes: Partial<Pick<StoredUser, 'roles' | 'teamId' | 'enabled'>>,
) {
  const names = Object.keys(changes);
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.entity('USER', id),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  );
}
