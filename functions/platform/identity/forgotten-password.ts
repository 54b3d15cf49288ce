/** Resets forgotten passwords: Cognito sends a code to the address and accepts it with a new password. */
import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { environment } from '../environment.ts';
import { invalidFieldProblem } from '../problem.ts';
import { cognito, createCognitoErrorMap, withCognitoErrors } from './client.ts';

/** Exceptions for an address without an account, with a disabled account, or that Cognito cannot send to. */
const undeliverableErrors = [
  'UserNotFoundException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'InvalidParameterException',
  'CodeDeliveryFailureException',
];

/**
 * Sends a code to the address if it has an account, and never tells whether it has: even too many codes are ignored,
 * because only an address with an account can get too many.
 */
export async function sendResetCode(email: string): Promise<void> {
  const request = { ClientId: environment().userPoolClientId, Username: email };
  const silent = createCognitoErrorMap([...undeliverableErrors, 'LimitExceededException']);
  await withCognitoErrors(cognito().send(new ForgotPasswordCommand(request)), silent);
}

/** Sets a new password with a code; false unless it is the code sent to that address within the last hour. */
export async function resetPasswordWithCode(email: string, code: string, newPassword: string): Promise<boolean> {
  const user = { ClientId: environment().userPoolClientId, Username: email };
  const request = { ...user, ConfirmationCode: code, Password: newPassword };
  const answer = await withCognitoErrors(cognito().send(new ConfirmForgotPasswordCommand(request)), {
    ...createCognitoErrorMap([...undeliverableErrors, 'CodeMismatchException', 'ExpiredCodeException']),
    InvalidPasswordException: () => invalidFieldProblem('newPassword', fieldMessages.password),
  });
  return answer !== undefined;
}
