/**
 * Accounts in Cognito: who can sign in. Permissions are decided by the table; Cognito's groups only mirror the roles.
 */
import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Role, role } from '#shared/domain/schemas/user.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { environment } from '../environment.ts';
import { invalidFieldProblem } from '../problem.ts';
import { createCognitoErrorMap, sendChangeToCognito, sendToCognito, withCognitoErrors } from './client.ts';
import { emailTakenProblem } from './users.ts';

export interface Account {
  readonly userId: number;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

const userPoolParameters = (email: string) => ({ UserPoolId: environment().userPoolId, Username: email });
const missingUserErrorMap = createCognitoErrorMap(['UserNotFoundException']);

/**
 * Creates an account that can sign in at once, replacing one that an interrupted registration of the same address left
 * behind. `abortSignal` can stop it half-way; 400 when Cognito rejects the address.
 */
export async function createAccount(account: Account, options: { abortSignal?: AbortSignal } = {}): Promise<void> {
  const { userId, email, password, roles } = account;
  const user = userPoolParameters(email);
  await withCognitoErrors(sendToCognito(new AdminDeleteUserCommand(user), options), missingUserErrorMap);
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'custom:userId', Value: String(userId) },
  ];
  await withCognitoErrors(
    sendToCognito(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }), options),
    {
      InvalidParameterException: () => invalidFieldProblem('email', fieldMessages.email),
      UsernameExistsException: emailTakenProblem,
    },
  );
  await setPassword({ email, password, field: 'password' }, options);
  for (const GroupName of roles) await sendToCognito(new AdminAddUserToGroupCommand({ ...user, GroupName }), options);
}

/** A password that nobody knows, with the lower case, upper case, digit and symbol that Cognito's rules ask for. */
export const randomPassword = (): string => `Aa1-${randomBytes(24).toString('base64url')}`;

/** Sets a password; 400 about `field` when Cognito does not accept it. */
export async function setPassword(
  { email, password, field }: { email: string; password: string; field: string },
  options: { abortSignal?: AbortSignal } = {},
): Promise<void> {
  const command = new AdminSetUserPasswordCommand({
    ...userPoolParameters(email),
    Password: password,
    Permanent: true,
  });
  const refused = createCognitoErrorMap(['InvalidPasswordException', 'InvalidParameterException'], () =>
    invalidFieldProblem(field, fieldMessages.password),
  );
  await withCognitoErrors(sendChangeToCognito(command, options), refused);
}

/** Puts the user into the Cognito groups of the given roles and out of all others; does nothing without an account. */
export async function setCognitoGroups(email: string, roles: readonly Role[]): Promise<void> {
  for (const GroupName of role.options) {
    const membership = { ...userPoolParameters(email), GroupName };
    if (roles.includes(GroupName))
      await withCognitoErrors(sendToCognito(new AdminAddUserToGroupCommand(membership)), missingUserErrorMap);
    else await withCognitoErrors(sendToCognito(new AdminRemoveUserFromGroupCommand(membership)), missingUserErrorMap);
  }
}
