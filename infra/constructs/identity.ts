/** Cognito's user pool with its groups and its only client, which the auth Lambda uses to sign users in. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { role } from '#shared/domain/schemas/user.ts';
import type { Environment } from '../environments.ts';
import { pinLogicalId } from './data.ts';

export class UserPoolConstruct extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, environment: Environment) {
    super(scope, 'Identity');
    this.userPool = new UserPool(this, 'UserPool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      // Cognito lets every client write a required attribute, so the e-mail is not required; every `AdminCreateUser`
      // call passes it anyway.
      standardAttributes: { email: { required: false, mutable: true } },
      // The id of the user's USER item in the table, which holds what the user may do.
      customAttributes: { userId: new StringAttribute({ mutable: true, minLen: 1, maxLen: 16 }) },
      passwordPolicy: {
        minLength: 10,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailSubject: 'Tu código de verificación',
        emailBody: 'Tu código de verificación es {####}.',
      },
      userInvitation: {
        emailSubject: 'Tu cuenta en el torneo',
        emailBody: 'Hola: ya tenés una cuenta. Tu usuario es {username} y tu contraseña provisoria es {####}.',
      },
      email: mailSenderOf(environment),
      // Passwords, codes and groups are all that is used; the other plans cost more for each user.
      featurePlan: FeaturePlan.LITE,
      deletionProtection: environment.keepsData,
      removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    pinLogicalId(this.userPool, 'UserPool');

    for (const groupName of role.options) {
      new UserPoolGroup(this, `Group${groupName}`, { userPool: this.userPool, groupName });
    }

    this.client = this.userPool.addClient('Client', {
      generateSecret: false,
      disableOAuth: true,
      // The CDK adds the refresh flow by itself. Passwords reach Cognito from our Lambda only, never from a browser.
      authFlows: { adminUserPassword: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.minutes(60),
      accessTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
      readAttributes: new ClientAttributes()
        .withStandardAttributes({ email: true, emailVerified: true })
        .withCustomAttributes('userId'),
      // Attributes that users may change with their own access token: not the e-mail, which the table holds too. An
      // empty list would mean all attributes, so the list names one harmless attribute.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
    pinLogicalId(this.client, 'UserPoolClient');
  }
}

/** The SES sender with the federation's address; undefined for Cognito's own sender, with about 50 mails a day. */
function mailSenderOf({ mail }: Environment): UserPoolEmail | undefined {
  if (!mail) return undefined;
  const { from, fromName, sesRegion, verifiedDomain } = mail;
  return UserPoolEmail.withSES({ fromEmail: from, fromName, sesRegion, sesVerifiedDomain: verifiedDomain });
}
