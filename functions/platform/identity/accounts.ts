/** Accounts: who can sign in. What a user may do is the table's business; the groups only mirror it. */
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Role, role } from '#shared/domain/schemas/user.ts';
import { fieldText } from '#shared/spanish/validation.ts';
import { environment } from '../environment.ts';
import { invalidField } from '../problem.ts';
import { addressTaken } from '../table/users.ts';
import { cognito, errorsMeaning, withCognitoErrors } from './client.ts';

export interface Account {
  readonly userId: number;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

const poolUser = (email: string) => ({ UserPoolId: environment().userPoolId, Username: email });
const ignoreMissingUser = errorsMeaning(['UserNotFoundException']);

/**
 * Creates an account that can sign in at once; one of the same address, left by a registration that was interrupted,
 * is started over. `abortSignal` ends it in the middle; 400 when Cognito rejects the address.
 */
export async function createAccount(account: Account, options: { abortSignal?: AbortSignal } = {}): Promise<void> {
  const { userId, email, password, roles } = account;
  const user = poolUser(email);
  await withCognitoErrors(cognito().send(new AdminDeleteUserCommand(user), options), ignoreMissingUser);
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'custom:userId', Value: String(userId) },
  ];
  await withCognitoErrors(
    cognito().send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }), options),
    { InvalidParameterException: () => invalidField('email', fieldText.email), UsernameExistsException: addressTaken },
  );
  await setPassword({ email, password, field: 'password' }, options);
  for (const GroupName of roles) await cognito().send(new AdminAddUserToGroupCommand({ ...user, GroupName }), options);
}

/** 400 about `field` when the password is not good enough for Cognito. */
export async function setPassword(
  { email, password, field }: { email: string; password: string; field: string },
  options: { abortSignal?: AbortSignal } = {},
): Promise<void> {
  const command = new AdminSetUserPasswordCommand({ ...poolUser(email), Password: password, Permanent: true });
  const refused = errorsMeaning(['InvalidPasswordException', 'InvalidParameterException'], () =>
    invalidField(field, fieldText.password),
  );
  await withCognitoErrors(cognito().send(command, options), refused);
}

/** Puts the user into the groups of his roles and out of the others; one without an account has none to be in. */
export async function setCognitoGroups(email: string, roles: readonly Role[]): Promise<void> {
  for (const GroupName of role.options) {
    const membership = { ...poolUser(email), GroupName };
    if (roles.includes(GroupName))
      await withCognitoErrors(cognito().send(new AdminAddUserToGroupCommand(membership)), ignoreMissingUser);
    else await withCognitoErrors(cognito().send(new AdminRemoveUserFromGroupCommand(membership)), ignoreMissingUser);
  }
}
