/** Reads the template's CloudFront distribution: its behaviours with their policies, and how long errors are cached. */

import { type ResourceValues, referencesIn, resolveIntrinsic } from './intrinsic-functions.ts';
import { type CachePolicy, cachePolicyOf, type RequestPolicy, requestPolicyOf } from './policies.ts';
import { type AddedHeader, addedHeadersOf } from './response-headers.ts';
import { onlyResourceOf, type Resource, type Template } from './template.ts';

export interface BehaviourSettings {
  readonly pathPattern: string;
  /** The logical ids of the resources that the origin's address refers to. */
  readonly originIds: readonly string[];
  /** Headers added to each request to the origin, by their names in lower case. */
  readonly originHeaders: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  readonly compress: boolean;
  readonly cache: CachePolicy;
  readonly request: RequestPolicy;
  /** Source code of the CloudFront Function that runs first on a viewer's request; undefined for none. */
  readonly viewerFunction: string | undefined;
  readonly addedHeaders: readonly AddedHeader[];
}

export interface DistributionTemplate {
  /** In order of precedence; the default behaviour comes last. */
  readonly behaviours: readonly BehaviourSettings[];
  /** Minimum number of seconds that an error answer is cached, by its status. */
  readonly errorTtls: ReadonlyMap<number, number>;
}

export function distributionTemplateOf(template: Template, values: ResourceValues): DistributionTemplate {
  const config = onlyResourceOf(template, 'AWS::CloudFront::Distribution').properties.DistributionConfig;
  const origins = new Map<string, OriginSettings>(
    config.Origins.map((each: Resource['Properties']) => [each.Id, originSettingsOf(each, template, values)]),
  );
  const behaviours = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return {
    behaviours: behaviours.map((each) => behaviourSettingsOf(each, template, origins, values)),
    errorTtls: new Map((config.CustomErrorResponses ?? []).map(errorStatusAndTtlOf)),
  };
}

type OriginSettings = Pick<BehaviourSettings, 'originIds' | 'originHeaders'>;

function originSettingsOf(
  { Id, DomainName, OriginPath, OriginAccessControlId, OriginCustomHeaders }: Resource['Properties'],
  template: Template,
  values: ResourceValues,
): OriginSettings {
  if (OriginPath) throw new Error(`The local host does not know the path of the origin ${Id}`);
  const originIds = referencesIn(DomainName);
  const isBucket = originIds.some((logicalId) => template.Resources[logicalId]?.Type === 'AWS::S3::Bucket');
  if (isBucket && !OriginAccessControlId) {
    throw new Error(`The local host does not know buckets without an origin access control, as behind ${Id}`);
  }
  const headers = (OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }: Resource['Properties']) => [
    HeaderName.toLowerCase(),
    resolveIntrinsic(HeaderValue, values),
  ]);
  return { originIds, originHeaders: Object.fromEntries(headers) };
}

function behaviourSettingsOf(
  declared: Resource['Properties'],
  template: Template,
  origins: ReadonlyMap<string, OriginSettings>,
  values: ResourceValues,
): BehaviourSettings {
  if (declared.ViewerProtocolPolicy !== 'allow-all') {
    throw new Error(`The local host serves plain http, which ${declared.PathPattern} does not allow`);
  }
  const origin = origins.get(declared.TargetOriginId);
  if (!origin) throw new Error(`The origin ${declared.TargetOriginId} of ${declared.PathPattern} does not exist`);
  return {
    ...origin,
    pathPattern: declared.PathPattern,
    methods: declared.AllowedMethods ?? ['GET', 'HEAD'],
    compress: declared.Compress ?? false,
    cache: cachePolicyOf(declared.CachePolicyId, template),
    request: requestPolicyOf(declared.OriginRequestPolicyId, template),
    viewerFunction: viewerFunctionOf(declared.FunctionAssociations, template),
    addedHeaders: addedHeadersOf(declared.ResponseHeadersPolicyId, template, values),
  };
}

function viewerFunctionOf(
  associations: readonly { EventType: string; FunctionARN: unknown }[] | undefined,
  template: Template,
): string | undefined {
  const [association, ...others] = associations ?? [];
  if (!association) return undefined;
  const resource = template.Resources[referencesIn(association.FunctionARN)[0] ?? ''];
  if (
    others.length > 0 ||
    association.EventType !== 'viewer-request' ||
    resource?.Properties.FunctionConfig.Runtime !== 'cloudfront-js-2.0'
  ) {
    throw new Error('The local host runs one viewer-request function with runtime cloudfront-js-2.0 per behaviour');
  }
  return resource.Properties.FunctionCode;
}

function errorStatusAndTtlOf(declared: Resource['Properties']): [number, number] {
  if (declared.ResponsePagePath) {
    throw new Error(
      `A page for status ${declared.ErrorCode} would also replace the API's answers; the local host refuses it`,
    );
  }
  return [declared.ErrorCode, declared.ErrorCachingMinTTL];
}
