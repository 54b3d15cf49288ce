/**
 * Reads CloudFront's cache and origin request policies: the template's own, and AWS's managed ones by their public ids.
 */
import type { Resource, Template } from './template.ts';

/** Which headers, query parameters or cookies a policy selects: all, all but some, or only some. */
export type NameSelection =
  | { readonly all: true; readonly except: readonly string[] }
  | { readonly all: false; readonly names: readonly string[] };

const emptySelection: NameSelection = { all: false, names: [] };
const fullSelection: NameSelection = { all: true, except: [] };

interface ForwardedParts {
  readonly headers: NameSelection;
  readonly query: NameSelection;
  readonly cookies: NameSelection;
}

/** What is in the cache key, and so forwarded as well, and for how many seconds answers are cached. */
export interface CachePolicy extends ForwardedParts {
  readonly minTtl: number;
  readonly defaultTtl: number;
  readonly maxTtl: number;
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** What is forwarded to the origin without being in the cache key. */
export type RequestPolicy = ForwardedParts;

const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // AWS's managed policy `CachingDisabled`.
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    headers: emptySelection,
    query: emptySelection,
    cookies: emptySelection,
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    encodings: [],
  },
};

const managedRequestPolicies: Readonly<Record<string, RequestPolicy>> = {
  // AWS's managed policy `AllViewerExceptHostHeader`.
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { all: true, except: ['host'] },
    query: fullSelection,
    cookies: fullSelection,
  },
};

/** @param id id of a managed policy, or a Ref to a policy of the template */
export function cachePolicyOf(id: unknown, template: Template): CachePolicy {
  if (typeof id === 'string') return managedPolicy(managedCachePolicies, id);
  const config = policyPropertiesOf(id, template).CachePolicyConfig;
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    ...forwardedPartsOf(key),
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
  if (id === undefined) return { headers: emptySelection, query: emptySelection, cookies: emptySelection };
  if (typeof id === 'string') return managedPolicy(managedRequestPolicies, id);
  return forwardedPartsOf(policyPropertiesOf(id, template).OriginRequestPolicyConfig);
}

function forwardedPartsOf(config: Resource['Properties']): ForwardedParts {
  const { HeadersConfig: headers, QueryStringsConfig: query, CookiesConfig: cookies } = config;
  return {
    headers: selectionOf(headers.HeaderBehavior, lowerCased(headers.Headers)),
    query: selectionOf(query.QueryStringBehavior, query.QueryStrings),
    cookies: selectionOf(cookies.CookieBehavior, cookies.Cookies),
  };
}

function selectionOf(behaviour: string, names: readonly string[] = []): NameSelection {
  if (behaviour === 'none') return emptySelection;
  if (behaviour === 'allExcept') return { all: true, except: names };
  if (behaviour === 'whitelist') return { all: false, names };
  throw new Error(`The local host does not know the policy behaviour ${behaviour}`);
}

function lowerCased(names: readonly string[] | undefined): string[] {
  return (names ?? []).map((name) => name.toLowerCase());
}

function managedPolicy<Policy>(known: Readonly<Record<string, Policy>>, id: string): Policy {
  const policy = known[id];
  if (!policy) throw new Error(`The local host does not know the managed policy ${id}`);
  return policy;
}

function policyPropertiesOf(reference: unknown, template: Template): Resource['Properties'] {
  return template.Resources[(reference as { Ref: string }).Ref]?.Properties;
}
