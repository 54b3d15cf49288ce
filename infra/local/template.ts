/** Reads the synthesized CloudFormation template: its resources by type, and the settings local services need. */
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export interface Resource {
  readonly Type: string;
  // The template is JSON whose shape its type decides; readers pick typed parts out of it.
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation's own schema is the type
  readonly Properties: any;
}

export interface Template {
  readonly Resources: { readonly [logicalId: string]: Resource };
}

/** The resources of a type, with their logical ids. */
export function resourcesOf(
  template: Template,
  type: string,
): { logicalId: string; properties: Resource['Properties'] }[] {
  return Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([logicalId, { Properties }]) => ({ logicalId, properties: Properties ?? {} }));
}

/** The only resource of a type; throws when there are none or several. */
export function theOnly(template: Template, type: string): { logicalId: string; properties: Resource['Properties'] } {
  const [found, ...others] = resourcesOf(template, type);
  if (!found || others.length > 0)
    throw new Error(
      `The template has ${found ? others.length + 1 : 0} resources of type ${type}; the local host runs exactly one`,
    );
  return found;
}

export interface TableSettings {
  /** Input of CreateTable; TTL is a call of its own. */
  readonly createTable: CreateTableCommandInput & { TableName: string };
  /** The attribute UpdateTimeToLive names. */
  readonly ttlAttribute: string;
}

/** The table of the template. Its name is its logical id unless the template gives one. */
export function tableOf(template: Template): TableSettings {
  const { logicalId, properties } = theOnly(template, 'AWS::DynamoDB::GlobalTable');
  return {
    createTable: {
      TableName: properties.TableName ?? logicalId,
      AttributeDefinitions: properties.AttributeDefinitions,
      KeySchema: properties.KeySchema,
      BillingMode: properties.BillingMode,
      GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes,
      StreamSpecification: { StreamEnabled: true, ...properties.StreamSpecification },
    },
    ttlAttribute: properties.TimeToLiveSpecification.AttributeName,
  };
}

interface PasswordPolicy {
  readonly MinimumLength: number;
  readonly RequireLowercase: boolean;
  readonly RequireNumbers: boolean;
  readonly RequireSymbols: boolean;
  readonly RequireUppercase: boolean;
}

/** The user pool in CloudFormation's words, which are Cognito's own. */
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

/** The user pool of the template, its one client and its groups. */
export function userPoolOf(template: Template): UserPoolSettings {
  return {
    pool: theOnly(template, 'AWS::Cognito::UserPool').properties,
    client: theOnly(template, 'AWS::Cognito::UserPoolClient').properties,
    groups: resourcesOf(template, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties.GroupName),
  };
}
