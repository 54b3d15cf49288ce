/** Users in the table: what each may do. Their passwords are Cognito's. */
import type { UserForm } from '#shared/domain/schemas/user.ts';
import { notFound, Problem, unavailable } from '../problem.ts';
import { type Authorship, firstStamps } from './authorship.ts';
import { getItem } from './client.ts';
import { commit, OptimisticLockError, retryOnConflict, type Write } from './commit.ts';
import { createWrite, findEntity, listEntities, type Stored } from './entities.ts';
import { keys } from './keys.ts';

export interface UserFields extends UserForm {
  readonly id: number;
  readonly email: string;
  /** Seconds since 1970: sessions that began earlier have ended. Absent until sessions are ended for the first time. */
  readonly sessionsEndedAt?: number;
}

export type StoredUser = Stored<UserFields>;

export const findUser = (id: number): Promise<StoredUser | undefined> => findEntity<UserFields>('USER', id);

export async function getUser(id: number): Promise<StoredUser> {
  const user = await findUser(id);
  if (!user) throw notFound('Usuario no encontrado');
  return user;
}

/** By id. */
export const listUsers = (): Promise<StoredUser[]> => listEntities<UserFields>('USER');

export const findUserByEmail = async (email: string): Promise<StoredUser | undefined> =>
  findUser(await findIdByEmail(email));

/** 0, which is no user, for an unknown address, so that callers read as often for it as for a known one. */
export async function findIdByEmail(email: string): Promise<number> {
  const ref = await getItem<AddressItem>(keys.email(email));
  return ref?.userId ?? 0;
}

interface AddressItem {
  readonly userId: number;
  /** Milliseconds since 1970. While it stands, a registration of this address is under way or was interrupted. */
  readonly claimedUntil?: number;
}

/** An address that one registration has for itself until a moment, while it makes the account. */
export interface AddressReservation {
  readonly email: string;
  readonly userId: number;
  readonly claimedUntil: number;
}

/**
 * Takes the address for the registration of user `userId`, for `claimMs`. Waits for a registration of the same address
 * that is under way; one that was interrupted is over when its time is. 409 when a user has the address.
 */
export function reserveAddress(
  email: string,
  userId: number,
  claimMs: number,
  author: Authorship,
): Promise<AddressReservation> {
  return retryOnConflict(async () => {
    const claim = { email, userId, claimedUntil: Date.now() + claimMs };
    try {
      await commit([
        {
          put: { ...keys.email(email), userId, claimedUntil: claim.claimedUntil, ...firstStamps(author) },
          condition: 'attribute_not_exists(pk) OR claimedUntil < :now',
          values: { ':now': Date.now() },
        },
      ]);
      return claim;
    } catch (error) {
      if (error instanceof OptimisticLockError) await requireNobodyHas(email);
      throw error;
    }
  });
}

async function requireNobodyHas(email: string): Promise<void> {
  const item = await getItem<AddressItem>(keys.email(email));
  if (item && item.claimedUntil === undefined) {
    throw addressTaken();
  }
}

export const addressTaken = (): Problem => new Problem('conflict', 'Ya hay un usuario con ese correo electrónico.');

export const registrationTimeout = (): Problem => unavailable('El registro tardó demasiado. Probá de nuevo.', 5);

const isReservedFor = ({ userId, claimedUntil }: AddressReservation) => ({
  condition: 'userId = :me AND claimedUntil = :mine',
  values: { ':me': userId, ':mine': claimedUntil },
});

/** Lets go of an address whose registration failed; one that is not claimed any more is left as it is. */
export async function releaseAddress(claim: AddressReservation): Promise<void> {
  try {
    await commit([{ remove: keys.email(claim.email), ...isReservedFor(claim) }]);
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
  }
}

/** The user and his address, which is his from now on; refused when the claim went to another registration. */
export function userCreation(fields: UserFields, claim: AddressReservation, author: Authorship) {
  const { stored, write } = createWrite('USER', { ...fields }, author);
  const address: Write = {
    put: { ...keys.email(fields.email), userId: fields.id, ...firstStamps(author) },
    ...isReservedFor(claim),
    otherwise: registrationTimeout,
  };
  return { stored: stored as StoredUser, writes: [address, write] };
}

/** Condition: the caller is still an administrator. */
export function adminCondition(userId: number): Write {
  return {
    check: keys.entity('USER', userId),
    condition: 'contains(#roles, :admin) AND enabled = :yes',
    names: { '#roles': 'roles' },
    values: { ':admin': 'Admin', ':yes': true },
    otherwise: () => new Problem('forbidden', 'Ya no tenés permiso para cambiar usuarios.'),
  };
}
