/** The user pool's settings as the CloudFormation template declares them, for tests that do not read the template. */
import type { UserPoolSettings } from '#infra/local/template/user-pool.ts';

export function userPoolSettings(): UserPoolSettings {
  return {
    pool: {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 10,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: false,
        },
      },
      Schema: [
        { Name: 'email', Mutable: true, Required: false },
        { Name: 'userId', AttributeDataType: 'String', Mutable: true },
      ],
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameConfiguration: { CaseSensitive: false },
      MfaConfiguration: 'OFF',
    },
    client: {
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
      ReadAttributes: [],
      WriteAttributes: ['locale'],
    },
    groups: ['Admin', 'DT', 'Planillero'],
  };
}
