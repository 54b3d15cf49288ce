/** Runs the local stand-in for Cognito: one user pool with one client, on this machine only. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CognitoServiceFactoryImpl, USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { UserPoolSettings } from '../template/user-pool.ts';
import { fileCodeMailer, type VerificationCodeMailer } from './codes.ts';
import { createCognitoHandler } from './identity-calls.ts';
import { PoolFactory } from './identity-pool.ts';
import { identityServer } from './identity-server.ts';
import { JsonStores } from './identity-store.ts';
import { TokenGenerator } from './identity-tokens.ts';
import { quietContext } from './quiet-context.ts';

const userPoolId = 'us-east-1_LocalPool';
const clientId = 'localclient';
/**
 * Issuer of the tokens: AWS's domain, because the token verifier expects the issuer that it derives from the pool's id.
 */
const issuerDomain = 'https://cognito-idp.us-east-1.amazonaws.com';

export interface RunningUserPool {
  readonly endpoint: string;
  readonly jwksUrl: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** Path of the file with the password codes that Cognito would send by mail. */
  readonly codesFile: string;
  stop(): Promise<void>;
}

/**
 * Starts the user pool. Its files hold passwords in clear text, so it listens on this machine only and is meant for
 * invented users.
 */
export async function startIdentity(options: {
  dataDir: string;
  settings: UserPoolSettings;
}): Promise<RunningUserPool> {
  const { dataDir, settings } = options;
  const codes = fileCodeMailer(dataDir);
  const calls = createCognitoHandler(await cognitoLocalServices(`${dataDir}/identity`, settings, codes), settings);
  const server = identityServer(calls).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    jwksUrl: `${endpoint}/${userPoolId}/.well-known/jwks.json`,
    userPoolId,
    clientId,
    codesFile: codes.file,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function cognitoLocalServices(
  folder: string,
  settings: UserPoolSettings,
  codes: VerificationCodeMailer,
): Promise<Services> {
  const stores = new JsonStores(folder) as unknown as DataStoreFactory;
  const clock = { get: () => new Date() };
  const triggers = { enabled: () => false } as unknown as Services['triggers'];
  return {
    clock,
    cognito: await definePool(folder, stores, settings),
    config: {} as Services['config'],
    messages: codes.messages,
    otp: codes.next,
    tokenGenerator: new TokenGenerator(clock, triggers, { IssuerDomain: issuerDomain }),
    triggers,
  };
}

/** Creates the pool, its groups and its client as the template defines them; existing users stay. */
async function definePool(folder: string, stores: DataStoreFactory, settings: UserPoolSettings) {
  const standardNames = new Set(USER_POOL_AWS_DEFAULTS.SchemaAttributes?.map(({ Name }) => Name));
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, new PoolFactory(stores)).create(quietContext, {
    ...USER_POOL_AWS_DEFAULTS,
    UsernameAttributes: settings.pool.UsernameAttributes,
    SchemaAttributes: [
      ...(USER_POOL_AWS_DEFAULTS.SchemaAttributes ?? []),
      ...settings.pool.Schema.filter(({ Name }) => !standardNames.has(Name)).map((attribute) => ({
        ...attribute,
        Name: `custom:${attribute.Name}`,
      })),
    ],
  });
  const exists = (await cognito.listUserPools(quietContext)).length > 0;
  if (!exists) await cognito.createUserPool(quietContext, { Id: userPoolId });
  const pool = await cognito.getUserPool(quietContext, userPoolId);
  const dates = { CreationDate: new Date(), LastModifiedDate: new Date() };
  for (const name of settings.groups) {
    const known = await pool.getGroupByGroupName(quietContext, name);
    if (!known) await pool.saveGroup(quietContext, { GroupName: name, members: [], ...dates });
  }
  const { IdTokenValidity, AccessTokenValidity, RefreshTokenValidity, TokenValidityUnits } = settings.client;
  await pool.saveAppClient(quietContext, {
    IdTokenValidity,
    AccessTokenValidity,
    RefreshTokenValidity,
    TokenValidityUnits,
    UserPoolId: userPoolId,
    ClientId: clientId,
    ClientName: 'local',
    ...dates,
  });
  return cognito;
}
