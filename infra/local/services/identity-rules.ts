/** Checks of calls against the pool's settings: those that Cognito makes and cognito-local leaves out. */
import { randomUUID } from 'node:crypto';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { UserPoolSettings } from '../template/user-pool.ts';
import { ServiceError } from './identity-server.ts';
import { quietContext } from './quiet-context.ts';

/** The fields of Cognito's calls that the rules look at. */
export interface CognitoCallFields {
  readonly UserPoolId?: string;
  readonly ClientId?: string;
  readonly AuthFlow?: string;
  readonly AuthParameters?: { readonly USERNAME?: string; readonly PASSWORD?: string };
  readonly Username?: string;
  readonly Password?: string;
  readonly TemporaryPassword?: string;
  readonly UserAttributes?: readonly { readonly Name: string }[];
}

/** Turns the user name in a call into lower case, if the pool ignores case. */
export function normalizeUsername(settings: UserPoolSettings, request: CognitoCallFields): CognitoCallFields {
  if (settings.pool.UsernameConfiguration.CaseSensitive) return request;
  const { Username, AuthParameters } = request;
  const lowered = { ...AuthParameters, USERNAME: AuthParameters?.USERNAME?.toLowerCase() };
  return {
    ...request,
    ...(Username && { Username: Username.toLowerCase() }),
    ...(AuthParameters?.USERNAME && { AuthParameters: lowered as CognitoCallFields['AuthParameters'] & {} }),
  };
}

/**
 * Throws the error with which Cognito would refuse the call. Returns the answer to a call of `replacedAnswers`; undefined if
 * cognito-local has to answer.
 */
export async function applyCognitoRules(
  services: Services,
  settings: UserPoolSettings,
  name: string,
  request: CognitoCallFields,
) {
  const password = request.Password ?? request.TemporaryPassword;
  if (password !== undefined && !meetsPasswordPolicy(password, settings.pool.Policies.PasswordPolicy)) {
    throw new ServiceError('InvalidPasswordException', 'Password did not conform with policy.');
  }
  const { WriteAttributes } = settings.client;
  if (name === 'UpdateUserAttributes' && request.UserAttributes?.some(({ Name }) => !WriteAttributes.includes(Name))) {
    throw new ServiceError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const own = replacedAnswers[name];
  if (own) return own(services, request);
  if (!name.endsWith('InitiateAuth')) return undefined;
  if (!settings.client.ExplicitAuthFlows.includes(`ALLOW_${request.AuthFlow}`)) {
    throw new ServiceError(
      'InvalidParameterException',
      `Auth flow ${request.AuthFlow} is not enabled for this client.`,
    );
  }
  return request.AuthFlow === 'REFRESH_TOKEN_AUTH' ? undefined : checkPassword(services, request);
}

/** Replaces cognito-local's answers to calls that it does not know, or by which it reveals who has an account. */
const replacedAnswers: Readonly<
  Record<string, (services: Services, request: CognitoCallFields) => Promise<object | undefined>>
> = {
  AdminUserGlobalSignOut: async ({ cognito }, { UserPoolId = '', Username = '' }) => {
    const pool = await cognito.getUserPool(quietContext, UserPoolId);
    const user = await pool.getUserByUsername(quietContext, Username);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    await pool.saveUser(quietContext, { ...user, RefreshTokens: [] });
    return {};
  },
  ForgotPassword: async (services, request) => {
    const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: '***' };
    return (await findUser(services, request)) ? undefined : { CodeDeliveryDetails: delivery };
  },
  ConfirmForgotPassword: async (services, request) => {
    const user = await findUser(services, request);
    if (!user?.ConfirmationCode) throw new ServiceError('ExpiredCodeException', 'Invalid code provided.');
    return undefined;
  },
};

async function findUser({ cognito }: Services, { ClientId = '', Username = '' }: CognitoCallFields) {
  const pool = await cognito.getUserPoolForClientId(quietContext, ClientId);
  return pool.getUserByUsername(quietContext, Username);
}

async function checkPassword(services: Services, { ClientId = '', AuthParameters }: CognitoCallFields) {
  const user = await findUser(services, { ClientId, Username: AuthParameters?.USERNAME ?? '' });
  if (!user || user.Password !== AuthParameters?.PASSWORD) {
    throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
  }
  if (!user.Enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
  return user.UserStatus === 'CONFIRMED'
    ? undefined
    : { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: randomUUID() };
}

function meetsPasswordPolicy(
  password: string,
  policy: UserPoolSettings['pool']['Policies']['PasswordPolicy'],
): boolean {
  const demands: [boolean, RegExp][] = [
    [policy.RequireLowercase, /[a-z]/],
    [policy.RequireUppercase, /[A-Z]/],
    [policy.RequireNumbers, /[0-9]/],
    [policy.RequireSymbols, /[^A-Za-z0-9]/],
  ];
  return (
    password.length >= policy.MinimumLength && demands.every(([demanded, found]) => !demanded || found.test(password))
  );
}
