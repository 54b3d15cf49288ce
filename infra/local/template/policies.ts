/** CloudFront's cache and origin request policies: those of the template, and the managed ones by their public ids. */
import type { Resource, Template } from './template.ts';

/** Names that are chosen: all of them, all but some, or some. */
export type NameSelection =
  | { readonly all: true; readonly except: readonly string[] }
  | { readonly all: false; readonly names: readonly string[] };

const none: NameSelection = { all: false, names: [] };
const everything: NameSelection = { all: true, except: [] };

interface Forwarded {
  readonly headers: NameSelection;
  readonly query: NameSelection;
  readonly cookies: NameSelection;
}

/** What is in the key, which is also forwarded, and for how many seconds answers are kept. */
export interface CachePolicy extends Forwarded {
  readonly minTtl: number;
  readonly defaultTtl: number;
  readonly maxTtl: number;
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** What is forwarded without being in the key. */
export type RequestPolicy = Forwarded;

const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    headers: none,
    query: none,
    cookies: none,
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    encodings: [],
  },
};

const managedRequestPolicies: Readonly<Record<string, RequestPolicy>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { all: true, except: ['host'] },
    query: everything,
    cookies: everything,
  },
};

/** @param id of a managed policy, or a Ref to one of the template */
export function cachePolicyOf(id: unknown, template: Template): CachePolicy {
  if (typeof id === 'string') return managed(managedCachePolicies, id);
  const config = policyOf(id, template).CachePolicyConfig;
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    ...forwardedOf(key),
    minTtl: config.MinTTL,
    defaultTtl: config.DefaultTTL,
    maxTtl: config.MaxTTL,
    encodings: [
      ...(key.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(key.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
  };
}

export function requestPolicyOf(id: unknown, template: Template): RequestPolicy {
  if (id === undefined) return { headers: none, query: none, cookies: none };
  if (typeof id === 'string') return managed(managedRequestPolicies, id);
  return forwardedOf(policyOf(id, template).OriginRequestPolicyConfig);
}

function forwardedOf(config: Resource['Properties']): Forwarded {
  const { HeadersConfig: headers, QueryStringsConfig: query, CookiesConfig: cookies } = config;
  return {
    headers: selection(headers.HeaderBehavior, lowerCased(headers.Headers)),
    query: selection(query.QueryStringBehavior, query.QueryStrings),
    cookies: selection(cookies.CookieBehavior, cookies.Cookies),
  };
}

function selection(behaviour: string, names: readonly string[] = []): NameSelection {
  if (behaviour === 'none') return none;
  if (behaviour === 'allExcept') return { all: true, except: names };
  if (behaviour === 'whitelist') return { all: false, names };
  throw new Error(`The local host does not know the policy behaviour ${behaviour}`);
}

function lowerCased(names: readonly string[] | undefined): string[] {
  return (names ?? []).map((name) => name.toLowerCase());
}

function managed<Policy>(known: Readonly<Record<string, Policy>>, id: string): Policy {
  const policy = known[id];
  if (!policy) throw new Error(`The local host does not know the managed policy ${id}`);
  return policy;
}

function policyOf(reference: unknown, template: Template): Resource['Properties'] {
  return template.Resources[(reference as { Ref: string }).Ref]?.Properties;
}
