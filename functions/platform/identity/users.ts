/** Users in the table: their roles and team. Their passwords are kept by Cognito. */
import type { Role, UserForm } from '#shared/domain/schemas/user.ts';
import { notFoundProblem, Problem, unavailableProblem } from '../problem.ts';
import { type Authorship, stampsOfNewItem } from '../table/authorship.ts';
import { batchGet, getItem } from '../table/client.ts';
import { commit, OptimisticLockError, retryOnConflict, type TableWrite } from '../table/commit.ts';
import { findEntity, listEntities, prepareEntityCreation, type StoredItem } from '../table/entities.ts';
import { keys } from '../table/keys.ts';

export interface UserFields extends UserForm {
  readonly id: number;
  readonly email: string;
  /**
   * Sessions that began before this second (since 1970) have ended. Absent until sessions are ended for the first time.
   */
  readonly sessionsEndedAt?: number;
}

export type StoredUser = StoredItem<UserFields>;

export const findUser = (id: number): Promise<StoredUser | undefined> => findEntity<UserFields>('USER', id);

export async function getUser(id: number): Promise<StoredUser> {
  const user = await findUser(id);
  if (!user) throw notFoundProblem('Usuario no encontrado');
  return user;
}

export async function readUsersById(ids: Iterable<number>): Promise<Map<number, StoredUser>> {
  const found = await batchGet<StoredUser>([...ids].map((id) => keys.entity('USER', id)));
  return new Map(found.map((user) => [user.id, user]));
}

/** Every user, ordered by id. */
export const listUsers = (): Promise<StoredUser[]> => listEntities<UserFields>('USER');

export const findUserByEmail = async (email: string): Promise<StoredUser | undefined> =>
  findUser(await findIdByEmail(email));

/**
 * The id of the user with that address. 0, the id of no user, for an unknown address: callers then still read a user,
 * so an unknown address takes as many reads as a known one.
 */
export async function findIdByEmail(email: string): Promise<number> {
  const ref = await getItem<EmailItem>(keys.email(email));
  return ref?.userId ?? 0;
}

interface EmailItem {
  readonly userId: number;
  /**
   * End of the address's reservation, in milliseconds since 1970. Present while a registration of this address is under
   * way, or after one was interrupted; absent once a user has the address.
   */
  readonly claimedUntil?: number;
}

/** Keeps an e-mail address for one registration while the registration creates the account in Cognito. */
export interface EmailReservation {
  readonly email: string;
  readonly userId: number;
  /** End of the reservation, in milliseconds since 1970. */
  readonly reservedUntil: number;
}

/**
 * Reserves the address for the registration of user `userId` for `durationMs` milliseconds. Waits while another
 * registration of the same address is under way; an interrupted one no longer counts once its reservation has expired.
 * 409 when a user has the address.
 */
export function reserveEmail(
  email: string,
  userId: number,
  durationMs: number,
  author: Authorship,
): Promise<EmailReservation> {
  return retryOnConflict(async () => {
    const reservedUntil = Date.now() + durationMs;
    try {
      await commit([
        {
          put: { ...keys.email(email), userId, claimedUntil: reservedUntil, ...stampsOfNewItem(author) },
          condition: 'attribute_not_exists(pk) OR claimedUntil < :now',
          values: { ':now': Date.now() },
        },
      ]);
      return { email, userId, reservedUntil };
    } catch (error) {
      if (error instanceof OptimisticLockError) await requireEmailWithoutUser(email);
      throw error;
    }
  });
}

async function requireEmailWithoutUser(email: string): Promise<void> {
  const item = await getItem<EmailItem>(keys.email(email));
  if (item && item.claimedUntil === undefined) {
    throw emailTakenProblem();
  }
}

export const emailTakenProblem = (): Problem => new Problem('conflict', 'Ya hay un usuario con ese email.');

export const registrationTimeoutProblem = (): Problem =>
  unavailableProblem('El registro tardó demasiado. Probá de nuevo.', 5);

const stillReservedCondition = ({ userId, reservedUntil }: EmailReservation) => ({
  condition: 'userId = :me AND claimedUntil = :mine',
  values: { ':me': userId, ':mine': reservedUntil },
});

/** Deletes the reservation of a failed registration; does nothing when it is no longer that registration's. */
export async function deleteEmailReservation(reservation: EmailReservation): Promise<void> {
  try {
    await commit([{ remove: keys.email(reservation.email), ...stillReservedCondition(reservation) }]);
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
  }
}

/**
 * The writes that create a user and give the user the reserved address for good; refused when the reservation has
 * passed to another registration.
 */
export function prepareUserCreation(fields: UserFields, reservation: EmailReservation, author: Authorship) {
  const { stored, write } = prepareEntityCreation('USER', { ...fields }, author);
  const address: TableWrite = {
    put: { ...keys.email(fields.email), userId: fields.id, ...stampsOfNewItem(author) },
    ...stillReservedCondition(reservation),
    otherwise: registrationTimeoutProblem,
  };
  return { stored: stored as StoredUser, writes: [address, write] };
}

/** A check that a user is still enabled and has the role when a transaction is written. */
export function userHasRoleCheck(userId: number, role: Role): TableWrite {
  return {
    check: keys.entity('USER', userId),
    condition: 'contains(#roles, :role) AND enabled = :yes',
    names: { '#roles': 'roles' },
    values: { ':role': role, ':yes': true },
  };
}

/** A check that the caller is still an enabled administrator when a transaction is written. */
export function callerIsAdminCheck(userId: number): TableWrite {
  return {
    ...userHasRoleCheck(userId, 'Admin'),
    otherwise: () => new Problem('forbidden', 'Ya no tenés permiso para cambiar usuarios.'),
  };
}
