/** What the local user pool takes from the template: attributes, groups and how long tokens last. */

export interface IdentitySettings {
  readonly groups: readonly string[];
  /** As the template names them, without the prefix `custom:`. */
  readonly customAttributes: readonly string[];
  /** The token fields of AWS::Cognito::UserPoolClient, as they are. */
  readonly tokens: TokenSettings;
}

export interface TokenSettings {
  readonly IdTokenValidity?: number;
  readonly AccessTokenValidity?: number;
  readonly RefreshTokenValidity?: number;
  readonly TokenValidityUnits?: Readonly<Record<string, string>>;
}

interface Resource {
  readonly Type: string;
  readonly Properties?: Record<string, unknown>;
}

export function identitySettingsOf(template: { readonly Resources: Record<string, Resource> }): IdentitySettings {
  const all = (type: string) =>
    Object.values(template.Resources).flatMap((it) => (it.Type === type ? [it.Properties ?? {}] : []));
  const [pool, ...otherPools] = all('AWS::Cognito::UserPool');
  const [client, ...otherClients] = all('AWS::Cognito::UserPoolClient');
  if (!pool || !client || otherPools.length > 0 || otherClients.length > 0) {
    throw new Error('The local host runs exactly one user pool with one client.');
  }
  const standard = ['email', 'given_name', 'family_name', 'name'];
  return {
    groups: all('AWS::Cognito::UserPoolGroup').map((group) => String(group.GroupName)),
    customAttributes: ((pool.Schema ?? []) as { Name: string }[])
      .map((attribute) => attribute.Name)
      .filter((name) => !standard.includes(name)),
    tokens: client as TokenSettings,
  };
}
