/** cognito-local's user pool, made as strict as Cognito: no session for disabled users, and none that has expired. */
import type { Context } from 'cognito-local/lib/services/context.js';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { type User, type UserPool, UserPoolServiceImpl } from 'cognito-local/lib/services/userPoolService.js';
import { claimsOf, type UserOfSession } from './identity-tokens.ts';

/** How many sessions a user may have; a further one ends the oldest, so that the pool's file stays small. */
const maxSessions = 100;

const clock = { get: () => new Date() };

class StrictPool extends UserPoolServiceImpl {
  override async storeRefreshToken(context: Context, token: string, user: User): Promise<void> {
    const open = (user.RefreshTokens ?? []).filter(isNotExpired).slice(1 - maxSessions);
    await super.storeRefreshToken(context, token, { ...user, RefreshTokens: open });
  }

  override async getUserByRefreshToken(context: Context, token: string): Promise<User | null> {
    const user = await super.getUserByRefreshToken(context, token);
    if (!user?.Enabled || !isNotExpired(token)) return null;
    return { ...user, sessionBeganAt: claimsOf(token).iat as number } as UserOfSession;
  }
}

export class PoolFactory {
  readonly #stores: DataStoreFactory;

  constructor(stores: DataStoreFactory) {
    this.#stores = stores;
  }

  async create(context: Context, clients: DataStore, options: UserPool): Promise<UserPoolServiceImpl> {
    const store = await this.#stores.create(context, options.Id, { Users: {}, Groups: {} });
    await store.set(context, 'Options', options);
    return new StrictPool(clients, clock, store, options);
  }
}

/** Whether a token that this pool signed has not expired yet. */
function isNotExpired(token: string): boolean {
  return (claimsOf(token).exp as number) * 1000 > Date.now();
}
