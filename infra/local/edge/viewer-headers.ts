/** The headers a response headers policy of the template adds. */
import { resolve, type Values } from '../resolve.ts';
import type { Resource, Template } from '../template.ts';
import type { OriginAnswer } from './messages.ts';

interface AddedHeader {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

type HeaderReader = (setting: Resource['Properties'], values: Values) => { name: string; value: string };

const securityHeaders: Readonly<Record<string, HeaderReader>> = {
  ContentSecurityPolicy: (setting, values) => ({
    name: 'content-security-policy',
    value: resolve(setting.ContentSecurityPolicy, values),
  }),
  ContentTypeOptions: () => ({ name: 'x-content-type-options', value: 'nosniff' }),
  FrameOptions: (setting) => ({ name: 'x-frame-options', value: setting.FrameOption }),
  ReferrerPolicy: (setting) => ({ name: 'referrer-policy', value: setting.ReferrerPolicy }),
  StrictTransportSecurity: (setting) => ({
    name: 'strict-transport-security',
    value: `max-age=${setting.AccessControlMaxAgeSec}${setting.IncludeSubdomains ? '; includeSubDomains' : ''}`,
  }),
};

/** A function that adds the policy's headers to an answer. */
export function viewerHeadersOf(
  policyId: { Ref: string } | undefined,
  template: Template,
  values: Values,
): (answer: OriginAnswer) => OriginAnswer {
  if (!policyId) return (answer) => answer;
  const {
    Name,
    Comment,
    SecurityHeadersConfig = {},
    CustomHeadersConfig = {},
    ...others
  } = template.Resources[policyId.Ref]?.Properties.ResponseHeadersPolicyConfig ?? {};
  if (Object.keys(others).length > 0)
    throw new Error(`The local host does not know ${Object.keys(others).join(', ')} in a response headers policy`);
  const added = Object.entries<Resource['Properties']>(SecurityHeadersConfig).map(([name, setting]): AddedHeader => {
    const read = securityHeaders[name];
    if (!read) throw new Error(`The local host does not know the security header ${name}`);
    return { ...read(setting, values), override: setting.Override };
  });
  for (const { Header, Value, Override } of CustomHeadersConfig.Items ?? [])
    added.push({ name: Header.toLowerCase(), value: Value, override: Override });
  return (answer) => {
    const headers = { ...answer.headers };
    for (const { name, value, override } of added) if (override || headers[name] === undefined) headers[name] = value;
    return { ...answer, headers };
  };
}
