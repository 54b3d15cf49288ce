/**
 * Items as DynamoDB stores them, each attribute with its type. An export keeps this form, because plain JSON would turn
 * sets into lists; it is also the form of DynamoDB's own export to S3.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

import { itemKindOf, type Key } from '#functions/platform/table/keys.ts';

export type StoredAttributes = Record<string, AttributeValue>;

export const keyOfItem = ({ pk, sk }: StoredAttributes): Key => ({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
export const storedKeyOf = ({ pk, sk }: Key): StoredAttributes => ({ pk: { S: pk }, sk: { S: sk } });

/** The key as a text, for sets and maps; different keys have different texts. */
export const serializeKey = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** One line of an export. Throws for binary values, which JSON cannot hold and no exported kind has. */
export const formatItem = (item: StoredAttributes): string =>
  JSON.stringify(item, (_name, value: unknown) => {
    if (value instanceof Uint8Array) throw new Error(`${keyOfItem(item).pk} has a binary value`);
    return value;
  });

/** Whether the item reserves an e-mail address for a registration that was not finished. */
export const isUnfinishedRegistration = (item: StoredAttributes): boolean => item.claimedUntil !== undefined;

/** Id, e-mail address and roles of a user, for the account with which the user signs in. */
export interface AccountOfUser {
  readonly userId: number;
  readonly email: string;
  readonly roles: readonly string[];
}

/** The account of an item that is a user; undefined for every other item. */
export function accountOfItem(item: StoredAttributes): AccountOfUser | undefined {
  if (itemKindOf(keyOfItem(item)) !== 'USER') return undefined;
  const roles = (item.roles?.L ?? []).map(({ S = '' }) => S);
  return { userId: Number(item.id?.N), email: item.email?.S ?? '', roles };
}

/** The address of the logo that an item of a team shows; '' when it has none, and for every other item. */
export const logoOfItem = (item: StoredAttributes): string =>
  itemKindOf(keyOfItem(item)) === 'TEAM' ? (item.logo?.S ?? '') : '';
