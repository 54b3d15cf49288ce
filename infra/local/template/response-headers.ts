/** Reads the headers that a response headers policy of the template adds to answers. */
import { type ResourceValues, resolveIntrinsic } from './intrinsic-functions.ts';
import type { Resource, Template } from './template.ts';

export interface AddedHeader {
  readonly name: string;
  readonly value: string;
  /** Whether this header replaces the one that the origin sent. */
  readonly override: boolean;
}

type HeaderReader = (setting: Resource['Properties'], values: ResourceValues) => { name: string; value: string };

const securityHeaderReaders: Readonly<Record<string, HeaderReader>> = {
  ContentSecurityPolicy: (setting, values) => ({
    name: 'content-security-policy',
    value: resolveIntrinsic(setting.ContentSecurityPolicy, values),
  }),
  ContentTypeOptions: () => ({ name: 'x-content-type-options', value: 'nosniff' }),
  FrameOptions: (setting) => ({ name: 'x-frame-options', value: setting.FrameOption }),
  ReferrerPolicy: (setting) => ({ name: 'referrer-policy', value: setting.ReferrerPolicy }),
};

export function addedHeadersOf(
  policyId: { Ref: string } | undefined,
  template: Template,
  values: ResourceValues,
): AddedHeader[] {
  if (!policyId) return [];
  const { Name, Comment, SecurityHeadersConfig, CustomHeadersConfig, CorsConfig, ...others } =
    template.Resources[policyId.Ref]?.Properties.ResponseHeadersPolicyConfig ?? {};
  if (Object.keys(others).length > 0)
    throw new Error(`The local host does not know ${Object.keys(others).join(', ')} in a response headers policy`);
  const security = Object.entries<Resource['Properties']>(SecurityHeadersConfig ?? {}).map(([name, setting]) => {
    const read = securityHeaderReaders[name];
    if (!read) throw new Error(`The local host does not know the security header ${name}`);
    return { ...read(setting, values), override: setting.Override };
  });
  const custom = (CustomHeadersConfig?.Items ?? []).map(customHeaderOf);
  return [...security, ...custom, ...(CorsConfig ? [corsHeaderOf(CorsConfig)] : [])];
}

/** Added to every answer; CloudFront leaves it out where the request names no origin. */
function corsHeaderOf({ AccessControlAllowOrigins, OriginOverride }: Resource['Properties']): AddedHeader {
  const [value, ...others] = AccessControlAllowOrigins.Items;
  if (value !== '*' || others.length > 0) throw new Error('The local host opens answers to all origins, or to none');
  return { name: 'access-control-allow-origin', value, override: OriginOverride };
}

function customHeaderOf({ Header, Value, Override }: Resource['Properties']): AddedHeader {
  return { name: Header.toLowerCase(), value: Value, override: Override };
}
