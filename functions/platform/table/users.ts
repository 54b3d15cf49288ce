/** Users in the table: what each may do. Their passwords are Cognito's. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { type Authorship, firstStamps } from './authorship.ts';
import { getItem } from './client.ts';
import type { Write } from './commit.ts';
import { creationOf, findEntity, listEntities, type Stored } from './entities.ts';
import { keys } from './keys.ts';

export interface UserFields {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly teamId: number;
  readonly roles: Role[];
  readonly enabled: boolean;
}

export type StoredUser = Stored<UserFields>;

export const findUser = (id: number): Promise<StoredUser | undefined> => findEntity<UserFields>('USER', id);

export const listUsers = (): Promise<StoredUser[]> => listEntities<UserFields>('USER');

export async function findUserByEmail(email: string): Promise<StoredUser | undefined> {
  const ref = await getItem<{ userId: number }>(keys.email(email));
  return ref && findUser(ref.userId);
}

/** A new user and his address, which nobody else may have. */
export function userCreation(fields: UserFields, author: Authorship, taken: () => Error) {
  const { stored, write } = creationOf('USER', { ...fields }, author);
  const address: Write = {
    put: { ...keys.email(fields.email), userId: fields.id, ...firstStamps(author) },
    condition: 'attribute_not_exists(pk)',
    otherwise: taken,
  };
  return { stored: stored as StoredUser, writes: [address, write] };
}

export function userRemoval(user: StoredUser): Write[] {
  return [{ remove: { pk: user.pk, sk: user.sk } }, { remove: keys.email(user.email) }];
}
