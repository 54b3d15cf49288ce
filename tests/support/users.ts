/**
 * Users beyond the test users of `api.ts`: each has a session of their own, and can be changed as by an administrator.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { registerUser } from '#functions/auth/register-user.ts';
import type { StoredUser } from '#functions/platform/identity/users.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { type ApiAnswer, call, onStartApi, testUserPassword } from './api.ts';
import { namesInThisProcess } from './people.ts';
import { signIdToken, storeUser } from './stored-users.ts';

let createdUserCount = 0;
onStartApi(() => {
  createdUserCount = 0;
});

type PersonFields = Partial<Pick<StoredUser, 'roles' | 'teamId' | 'firstName' | 'lastName'>>;

function newPerson(more: PersonFields) {
  createdUserCount += 1;
  const email = `persona${createdUserCount}.${process.env.TABLE_NAME}@test.ar`.toLowerCase();
  const person = { email, firstName: 'Rosa', lastName: 'Núñez', roles: [], teamId: 0, ...more };
  namesInThisProcess.addFrom(person);
  return person;
}

/** A user with an account, who can sign in. */
export function createUser(more: PersonFields = {}): Promise<StoredUser> {
  return registerUser({ password: testUserPassword, ...newPerson(more) }, { by: 0, at: new Date().toISOString() });
}

export const postLogin = ({ email }: { email: string }, secret = testUserPassword) =>
  call('POST /auth/login', { body: { email, password: secret } });

const headersOf = (user: StoredUser) => ({ authorization: `Bearer ${signIdToken(user)}` });

/** A user with a token for calls, who has neither a password nor a session that could be renewed. */
export async function createSignedInUser(more: PersonFields = {}) {
  const user = await storeUser(newPerson(more));
  return { user, headers: headersOf(user) };
}

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
