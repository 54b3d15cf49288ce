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

/** One line of an export. Binary values are base64, as in DynamoDB's own export; sets of them, which nothing has, throw. */
export const formatItem = (item: StoredAttributes): string =>
  JSON.stringify(item, (name, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    if (name !== binaryType) throw new Error(`${keyOfItem(item).pk} has a set of binary values`);
    return Buffer.from(value).toString('base64');
  });

/** The item of one line of an export. */
export const parseItem = (line: string): StoredAttributes =>
  JSON.parse(line, (name, value: unknown) =>
    // A text stands directly under the name of its type only: an attribute named 'B' holds an object.
    name === binaryType && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value,
  ) as StoredAttributes;

const binaryType = 'B';

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

/** The address of the logo that a team or the federation shows; '' when it has none, and for every other item. */
export const logoOfItem = (item: StoredAttributes): string =>
  ['TEAM', 'SETTINGS'].includes(itemKindOf(keyOfItem(item)) ?? '') ? (item.logo?.S ?? '') : '';
