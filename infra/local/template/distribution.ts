/** Reads the template's CloudFront distribution: its behaviours with their policies, and how long errors are cached. */

import { type ResourceValues, referencesIn, resolveIntrinsic } from './intrinsic-functions.ts';
import { type CachePolicy, cachePolicyOf, type RequestPolicy, requestPolicyOf } from './policies.ts';
import { type AddedHeader, addedHeadersOf } from './response-headers.ts';
import { onlyResourceOf, type Resource, type Template } from './template.ts';

export interface OriginSettings {
  /** The logical ids of the resources that the origin's address refers to. */
  readonly resourceIds: readonly string[];
  /** What the path of each request to the origin begins with; '' for nothing. */
  readonly path: string;
  /** Headers added to each request to the origin, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface BehaviourSettings {
  readonly pathPattern: string;
  readonly origin: OriginSettings;
  /** Where a GET or HEAD goes next when the origin fails or answers one of these statuses; undefined for nowhere. */
  readonly fallback: { readonly origin: OriginSettings; readonly statuses: readonly number[] } | undefined;
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
  const targets = new Map<string, Target>([
    ...[...origins].map(([id, origin]): [string, Target] => [id, { origin, fallback: undefined }]),
    ...(config.OriginGroups?.Items ?? []).map((group: Resource['Properties']) => [
      group.Id,
      targetOfGroup(group, origins),
    ]),
  ]);
  const behaviours = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return {
    behaviours: behaviours.map((each) => behaviourSettingsOf(each, template, targets, values)),
    errorTtls: new Map((config.CustomErrorResponses ?? []).map(errorStatusAndTtlOf)),
  };
}

/** Where a behaviour sends its requests. */
type Target = Pick<BehaviourSettings, 'origin' | 'fallback'>;

function targetOfGroup(
  { Id, FailoverCriteria, Members }: Resource['Properties'],
  origins: ReadonlyMap<string, OriginSettings>,
): Target {
  const members: (OriginSettings | undefined)[] = Members.Items.map(({ OriginId }: { OriginId: string }) =>
    origins.get(OriginId),
  );
  const [origin, fallback, ...others] = members;
  if (!origin || !fallback || others.length > 0) throw new Error(`The origin group ${Id} must have two known members`);
  return { origin, fallback: { origin: fallback, statuses: FailoverCriteria.StatusCodes.Items } };
}

function originSettingsOf(
  { Id, DomainName, OriginPath, OriginAccessControlId, OriginCustomHeaders }: Resource['Properties'],
  template: Template,
  values: ResourceValues,
): OriginSettings {
  const resourceIds = referencesIn(DomainName);
  const isBucket = resourceIds.some((logicalId) => template.Resources[logicalId]?.Type === 'AWS::S3::Bucket');
  if (isBucket && !OriginAccessControlId) {
    throw new Error(`The local host does not know buckets without an origin access control, as behind ${Id}`);
  }
  const headers = (OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }: Resource['Properties']) => [
    HeaderName.toLowerCase(),
    resolveIntrinsic(HeaderValue, values),
  ]);
  return { resourceIds, path: OriginPath ?? '', headers: Object.fromEntries(headers) };
}

function behaviourSettingsOf(
  declared: Resource['Properties'],
  template: Template,
  targets: ReadonlyMap<string, Target>,
  values: ResourceValues,
): BehaviourSettings {
  if (declared.ViewerProtocolPolicy !== 'allow-all') {
    throw new Error(`The local host serves plain http, which ${declared.PathPattern} does not allow`);
  }
  const target = targets.get(declared.TargetOriginId);
  if (!target) throw new Error(`The origin ${declared.TargetOriginId} of ${declared.PathPattern} does not exist`);
  return {
    ...target,
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
