/** Resets forgotten passwords: Cognito sends a code to the address and accepts it with a new password. */
import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { environment } from '../environment.ts';
import { countOne } from '../log/metrics.ts';
import { invalidFieldProblem } from '../problem.ts';
import { createCognitoErrorMap, sendChangeToCognito, sendToCognito, withCognitoErrors } from './client.ts';

/** Exceptions for an address without an account, with a disabled account, or without a confirmed address. */
const noRecipientErrors = [
  'UserNotFoundException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'InvalidParameterException',
];

/** Exceptions when Cognito could not send the mail: a limit, a bounce, or a sender that it may not use. */
const refusedMailErrors = [
  'LimitExceededException',
  'CodeDeliveryFailureException',
  'InvalidEmailRoleAccessPolicyException',
];

/**
 * Cognito names two limits alike: the day's mails of the whole pool ('Exceeded daily email limit …'), which an operator
 * has to raise, and the codes of one user ('Attempt limit exceeded …'), which anybody reaches by asking again and again.
 */
const isLimitOfOneUser = ({ name, message }: Error): boolean =>
  name === 'LimitExceededException' && !/daily email limit/i.test(message);

/**
 * Sends a code to the address if it has an account, and never reveals whether it has one: a mail that Cognito refuses
 * to send is only logged and counted, because a refusal in the answer would reveal the account.
 */
export async function sendResetCode(email: string): Promise<void> {
  const request = { ClientId: environment().userPoolClientId, Username: email };
  const refused = refusedMailErrors.map((name) => [name, reportRefusedMail]);
  await withCognitoErrors(sendToCognito(new ForgotPasswordCommand(request)), {
    ...createCognitoErrorMap(noRecipientErrors),
    ...Object.fromEntries(refused),
  });
}

function reportRefusedMail(error: Error): void {
  const isOfOneUser = isLimitOfOneUser(error);
  console.warn({ refusedMail: 'password code', error: error.name, limitOf: isOfOneUser ? 'one user' : 'all' });
  if (!isOfOneUser) countOne('MailsRefused');
}

/** Sets a new password with a code; false unless it is the code sent to that address within the last hour. */
export async function resetPasswordWithCode(email: string, code: string, newPassword: string): Promise<boolean> {
  const user = { ClientId: environment().userPoolClientId, Username: email };
  const request = { ...user, ConfirmationCode: code, Password: newPassword };
  const answer = await withCognitoErrors(sendChangeToCognito(new ConfirmForgotPasswordCommand(request)), {
    ...createCognitoErrorMap([...noRecipientErrors, 'CodeMismatchException', 'ExpiredCodeException']),
    InvalidPasswordException: () => invalidFieldProblem('newPassword', fieldMessages.password),
  });
  return answer !== undefined;
}
