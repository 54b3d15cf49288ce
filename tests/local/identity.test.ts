/** The local user pool answers the unmodified Cognito SDK as Cognito does, and keeps its users over a restart. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningUserPool, startIdentity } from '#infra/local/services/identity.ts';
import { userPoolSettings } from '#tests/support/user-pool.ts';

const password = 'Secreto1234';
let dataDir: string;
let identity: RunningUserPool;
let cognito: CognitoIdentityProviderClient;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torneo-identity-'));
  await startPool();
});

afterAll(async () => {
  await identity.stop();
  await rm(dataDir, { recursive: true });
});

async function startPool() {
  identity = await startIdentity({ dataDir, settings: userPoolSettings() });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  cognito = new CognitoIdentityProviderClient({
    endpoint: identity.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
}

async function registerUser(email: string, { permanent = true } = {}) {
  const user = { UserPoolId: identity.userPoolId, Username: email };
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'custom:userId', Value: '7' },
  ];
  await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: permanent }));
  await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'DT' }));
  return user;
}

const signIn = (email: string, typed = password) =>
  initiateAuth('ADMIN_USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: typed });
const refreshSession = (token: string) => initiateAuth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token });
const initiateAuth = (
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  AuthParameters: Record<string, string>,
) =>
  cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: identity.userPoolId,
      ClientId: identity.clientId,
      AuthFlow,
      AuthParameters,
    }),
  );

function createVerifier() {
  const fetcher = { fetch: async () => (await fetch(identity.jwksUrl)).arrayBuffer() };
  const { userPoolId, clientId } = identity;
  return CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'id' },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

describe('the local user pool', () => {
  test('signs in a registered user with a token that names their id and group', async () => {
    await registerUser('ana@torneo.local');
    const { AuthenticationResult } = await signIn('ana@torneo.local');
    const claims = await createVerifier().verify(AuthenticationResult?.IdToken ?? '');
    expect(claims).toMatchObject({ 'custom:userId': '7', email: 'ana@torneo.local', 'cognito:groups': ['DT'] });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  test('does not reveal whether a password is wrong or a user unknown, and refuses a disabled user', async () => {
    const user = await registerUser('beto@torneo.local');
    await expect(signIn('beto@torneo.local', 'Otra12345678')).rejects.toThrow('Incorrect username or password.');
    await expect(signIn('nadie@torneo.local')).rejects.toThrow('Incorrect username or password.');
    await cognito.send(new AdminDisableUserCommand(user));
    await expect(signIn('beto@torneo.local')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('recognizes a user by their e-mail in upper or lower case', async () => {
    await registerUser('gabi@torneo.local');
    await expect(signIn('Gabi@Torneo.local')).resolves.toHaveProperty('AuthenticationResult.IdToken');
  });

  test('refuses a password that does not meet the policy', async () => {
    const user = await registerUser('hugo@torneo.local');
    const weak = cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: 'corta', Permanent: true }));
    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  test('gives no token for a temporary password', async () => {
    await registerUser('caro@torneo.local', { permanent: false });
    const answer = await signIn('caro@torneo.local');
    expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  test('refreshes a session until it is revoked', async () => {
    await registerUser('dani@torneo.local');
    const session = (await signIn('dani@torneo.local')).AuthenticationResult?.RefreshToken ?? '';
    const refreshed = await refreshSession(session);
    await expect(createVerifier().verify(refreshed.AuthenticationResult?.IdToken ?? '')).resolves.toBeDefined();
    await cognito.send(new RevokeTokenCommand({ ClientId: identity.clientId, Token: session }));
    await expect(refreshSession(session)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('says in a refreshed token when the session began and when the token was made', async () => {
    await registerUser('kari@torneo.local');
    const first = (await signIn('kari@torneo.local')).AuthenticationResult;
    const began = await createVerifier().verify(first?.IdToken ?? '');
    await setTimeout(1100);
    const refreshed = (await refreshSession(first?.RefreshToken ?? '')).AuthenticationResult;
    const claims = await createVerifier().verify(refreshed?.IdToken ?? '');
    expect(claims.auth_time).toBe(began.auth_time);
    expect(claims.iat).toBeGreaterThan(began.iat);
  });

  test('lets no user change their own e-mail with their access token', async () => {
    await registerUser('lara@torneo.local');
    const { AccessToken } = (await signIn('lara@torneo.local')).AuthenticationResult ?? {};
    const change = (Name: string, Value: string) =>
      cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
    await expect(change('email', 'otra@torneo.local')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(change('custom:userId', '1')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn('lara@torneo.local')).resolves.toBeDefined();
  });

  test('ends the sessions of a disabled user', async () => {
    const user = await registerUser('eva@torneo.local');
    const session = (await signIn('eva@torneo.local')).AuthenticationResult?.RefreshToken ?? '';
    await cognito.send(new AdminDisableUserCommand(user));
    await expect(refreshSession(session)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('ends all sessions of a user at once, and lets the user sign in again', async () => {
    const user = await registerUser('ines@torneo.local');
    const sessions = [await signIn('ines@torneo.local'), await signIn('ines@torneo.local')];
    await cognito.send(new AdminUserGlobalSignOutCommand(user));
    for (const { AuthenticationResult } of sessions) {
      const renewed = refreshSession(AuthenticationResult?.RefreshToken ?? '');
      await expect(renewed).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    await expect(signIn('ines@torneo.local')).resolves.toBeDefined();
  });

  test('writes the code of a forgotten password into a file that only its owner can read, and accepts the code once', async () => {
    await registerUser('juli@torneo.local');
    const { clientId: ClientId, codesFile } = identity;
    const Username = 'Juli@torneo.local';
    await cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
    const [, address, ConfirmationCode] = (await readFile(codesFile, 'utf8')).trim().split(' ');
    expect(address).toBe('juli@torneo.local');
    expect((await stat(codesFile)).mode & 0o777).toBe(0o600);
    const taking = { ClientId, Username, ConfirmationCode, Password: 'Distinta-123' };
    await cognito.send(new ConfirmForgotPasswordCommand(taking));
    await expect(signIn(Username, 'Distinta-123')).resolves.toBeDefined();
    const again = cognito.send(new ConfirmForgotPasswordCommand(taking));
    await expect(again).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('does not reveal, when a password was forgotten, whether the e-mail has an account', async () => {
    const { clientId: ClientId } = identity;
    const asked = cognito.send(new ForgotPasswordCommand({ ClientId, Username: 'nadie@torneo.local' }));
    await expect(asked).resolves.toHaveProperty('CodeDeliveryDetails.DeliveryMedium', 'EMAIL');
  });

  test('loses none of many simultaneous changes', async () => {
    const emails = Array.from({ length: 20 }, (_, n) => `dt${n}@torneo.local`);
    await Promise.all(emails.map((email) => registerUser(email)));
    for (const email of emails) {
      const { AuthenticationResult } = await signIn(email);
      const claims = await createVerifier().verify(AuthenticationResult?.IdToken ?? '');
      expect(claims['cognito:groups']).toEqual(['DT']);
    }
  });

  test('keeps users and sessions over a restart', async () => {
    await registerUser('fede@torneo.local');
    const session = (await signIn('fede@torneo.local')).AuthenticationResult?.RefreshToken ?? '';
    await identity.stop();
    await startPool();
    await expect(signIn('fede@torneo.local')).resolves.toBeDefined();
    await expect(refreshSession(session)).resolves.toBeDefined();
  });

  test('refuses requests from pages of other sites', async () => {
    const answer = await fetch(identity.endpoint, {
      method: 'POST',
      headers: { origin: 'https://otro.example' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});
