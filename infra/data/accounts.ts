/** Creates the accounts with which imported users sign in. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#functions/platform/environment.ts';
import { createAccount, randomPassword, setCognitoGroups } from '#functions/platform/identity/accounts.ts';
import { sendToCognito } from '#functions/platform/identity/client.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { Problem } from '#functions/platform/problem.ts';
import type { Role } from '#shared/domain/schemas/user.ts';

export interface ImportedAccount {
  readonly userId: number;
  readonly email: string;
  readonly roles: readonly Role[];
}

/** Few, because Cognito limits an AWS account to some dozens of such calls a second. */
const accountsAtOnce = 4;

/**
 * Gives each user an account with a random password that nobody knows; the user sets a new one with a code sent by
 * e-mail. A user who already has an account keeps it and its password.
 */
export async function createAccounts(accounts: readonly ImportedAccount[]): Promise<void> {
  await mapConcurrently(accounts, (account) => retryWhileThrottled(() => ensureAccount(account)), accountsAtOnce);
}

async function ensureAccount({ userId, email, roles }: ImportedAccount): Promise<void> {
  if ((await findUserIdOfAccount(email)) === userId) await setCognitoGroups(email, roles);
  else await createAccount({ userId, email, roles, password: randomPassword() });
}

/**
 * The id, in the table, of the user whose account has this e-mail address. Undefined without an account, and for an
 * account whose creation was interrupted before it got a password, because Cognito sends no code for it.
 */
async function findUserIdOfAccount(email: string): Promise<number | undefined> {
  try {
    const { UserAttributes = [], UserStatus } = await sendToCognito(
      new AdminGetUserCommand({ UserPoolId: environment().userPoolId, Username: email }),
    );
    if (UserStatus !== 'CONFIRMED') return undefined;
    return Number(UserAttributes.find(({ Name }) => Name === 'custom:userId')?.Value);
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined;
    throw error;
  }
}

const maxAttempts = 8;

async function retryWhileThrottled(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isThrottled(error)) throw error;
      await sleep(Math.random() * Math.min(20_000, 250 * 2 ** attempt));
    }
  }
}

const isThrottled = (error: unknown): boolean =>
  error instanceof Problem ? error.status === 429 : error instanceof Error && error.name === 'TooManyRequestsException';
