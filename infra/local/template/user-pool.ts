/** Reads the template's user pool, its client and its groups. */
import { onlyResourceOf, resourcesOf, type Template } from './template.ts';

interface PasswordPolicy {
  readonly MinimumLength: number;
  readonly RequireLowercase: boolean;
  readonly RequireNumbers: boolean;
  readonly RequireSymbols: boolean;
  readonly RequireUppercase: boolean;
}

/** The user pool's settings, named as in CloudFormation and in Cognito's API. */
export interface UserPoolSettings {
  readonly pool: {
    readonly Policies: { readonly PasswordPolicy: PasswordPolicy };
    readonly Schema: {
      readonly Name: string;
      readonly AttributeDataType?: 'String' | 'Number' | 'DateTime' | 'Boolean';
      readonly Mutable?: boolean;
      readonly Required?: boolean;
      readonly StringAttributeConstraints?: { readonly MinLength?: string; readonly MaxLength?: string };
    }[];
    readonly UsernameAttributes: string[];
    readonly AutoVerifiedAttributes: string[];
    readonly AdminCreateUserConfig: { readonly AllowAdminCreateUserOnly: boolean };
    readonly UsernameConfiguration: { readonly CaseSensitive: boolean };
    readonly MfaConfiguration: 'OFF' | 'ON' | 'OPTIONAL';
  };
  readonly client: {
    readonly ExplicitAuthFlows: string[];
    readonly GenerateSecret: boolean;
    readonly EnableTokenRevocation: boolean;
    readonly PreventUserExistenceErrors: string;
    readonly IdTokenValidity: number;
    readonly AccessTokenValidity: number;
    readonly RefreshTokenValidity: number;
    readonly TokenValidityUnits: {
      readonly [Token in 'IdToken' | 'AccessToken' | 'RefreshToken']: 'seconds' | 'minutes' | 'hours' | 'days';
    };
    readonly ReadAttributes: string[];
    readonly WriteAttributes: string[];
  };
  readonly groups: string[];
}

export function userPoolSettingsOf(template: Template): UserPoolSettings {
  return {
    pool: onlyResourceOf(template, 'AWS::Cognito::UserPool').properties,
    client: onlyResourceOf(template, 'AWS::Cognito::UserPoolClient').properties,
    groups: resourcesOf(template, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties.GroupName),
  };
}
