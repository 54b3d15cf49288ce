/** CloudFront's settings, read in the template of each environment: cache keys, lifetimes, headers, private buckets. */
import { Template as CdkTemplate } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { viewerFunctionCode } from '#infra/edge/viewer-function.ts';
import { referencesIn } from '#infra/local/template/intrinsic-functions.ts';
import { type Resource, resourcesOf } from '#infra/local/template/template.ts';
import { cachedQueryNames, uncachedQueryNames } from '#shared/contract/index.ts';
import { environmentNames, propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

type TemplateValue = Resource['Properties'];

/** The text of a template value, with each reference in it written as `${Resource.Attribute}`. */
function templateValueText(value: TemplateValue): string {
  if (typeof value === 'string') return value;
  const parts: TemplateValue[] = value['Fn::Join'][1];
  return parts.map((part) => (typeof part === 'string' ? part : `\${${part['Fn::GetAtt'].join('.')}}`)).join('');
}

describe.each(environmentNames)('the site of the environment %s', async (name) => {
  const { template } = await synthesizeStack(name);
  const config = propertiesOfResourceType(template, 'AWS::CloudFront::Distribution')[0].DistributionConfig;
  const [assets, logos, session, api, framed, crests] = config.CacheBehaviors;
  const site = config.DefaultCacheBehavior;
  const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
    config.Origins.find(({ Id }: TemplateValue) => Id === TargetOriginId);
  const policyOf = (reference: { Ref: string }) => template.Resources[reference.Ref]?.Properties;

  test('has buckets that any distribution of the account may read, and no policy that waits for this one', () => {
    const distribution = resourcesOf(template, 'AWS::CloudFront::Distribution')[0]?.logicalId ?? '';
    const policies = resourcesOf(template, 'AWS::S3::BucketPolicy');
    expect(policies.length).toBeGreaterThanOrEqual(2);
    for (const { logicalId, properties } of policies) {
      expect(JSON.stringify(template.Resources[logicalId])).not.toContain(`"${distribution}"`);
      const reading = properties.PolicyDocument.Statement.filter(
        ({ Effect }: TemplateValue) => Effect === 'Allow',
      ).filter(({ Principal }: TemplateValue) => Principal.Service === 'cloudfront.amazonaws.com');
      expect(reading.length).toBeGreaterThan(0);
      for (const { Condition } of reading) {
        expect(JSON.stringify(Condition.ArnLike['AWS:SourceArn'])).toMatch(/:cloudfront::.*:distribution\/\*"/);
      }
    }
  });

  test('has two cache policies of its own: the files’, which pages and logos share, and the API’s', () => {
    expect(resourcesOf(template, 'AWS::CloudFront::CachePolicy')).toHaveLength(2);
  });

  test('caches answers of the API by Authorization and the query parameters of cached routes alone, for as long as they say', () => {
    expect(api.PathPattern).toBe('/api/*');
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl } = policyOf(api.CachePolicyId).CachePolicyConfig;
    expect(ttl).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] });
    expect(key.CookiesConfig).toEqual({ CookieBehavior: 'none' });
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: cachedQueryNames });
    expect(key).toMatchObject({ EnableAcceptEncodingGzip: true, EnableAcceptEncodingBrotli: true });
  });

  test('forwards to the API the query parameters in the cache key, and those that no cached route has', () => {
    expect(policyOf(api.OriginRequestPolicyId).OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: uncachedQueryNames },
      CookiesConfig: { CookieBehavior: 'none' },
    });
    expect(cachedQueryNames.filter((name) => uncachedQueryNames.includes(name))).toEqual([]);
  });

  test('matches the sign-in routes first and never caches them', () => {
    expect(session).toMatchObject({
      PathPattern: '/api/auth/*',
      // AWS's managed policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    for (const { AllowedMethods } of [session, api]) expect(AllowedMethods).toHaveLength(7);
  });

  test('passes on errors as the origin sent them, and does not cache them', () => {
    for (const error of config.CustomErrorResponses)
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    expect(config.CustomErrorResponses.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)).toEqual(
      expect.arrayContaining([404, 500, 502, 503, 504]),
    );
  });

  test('sends a strict Content-Security-Policy with every behaviour', () => {
    for (const behaviour of [site, assets, session, api]) {
      const headers = policyOf(behaviour.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig.SecurityHeadersConfig;
      const csp = templateValueText(headers.ContentSecurityPolicy.ContentSecurityPolicy);
      expect(csp).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(csp).not.toMatch(/unsafe/);
      expect(csp).toContain(
        `connect-src 'self' ${name === 'local' ? 'http' : 'https'}://\${Files.RegionalDomainName};`,
      );
      expect(csp.includes('upgrade-insecure-requests')).toBe(name !== 'local');
      expect(headers.StrictTransportSecurity !== undefined).toBe(name !== 'local');
      expect(headers).toMatchObject({ ContentTypeOptions: { Override: true }, FrameOptions: { FrameOption: 'DENY' } });
      expect(behaviour.ViewerProtocolPolicy).toBe(name === 'local' ? 'allow-all' : 'redirect-to-https');
    }
  });

  test('sends with every behaviour the headers that shut out other sites and unused browser features', () => {
    for (const behaviour of [site, assets, session, api]) {
      const { Items } = policyOf(behaviour.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig.CustomHeadersConfig;
      // A Lambda may open its answers to other sites.
      const defaults = Items.filter(({ Override }: TemplateValue) => !Override);
      expect(defaults.map(({ Header }: TemplateValue) => Header)).toEqual(['Cross-Origin-Resource-Policy']);
      const headers = Object.fromEntries(Items.map(({ Header, Value }: TemplateValue) => [Header, Value]));
      expect(headers).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
      expect(headers['Permissions-Policy'], 'results are shared, links are copied, a clock stays on').not.toMatch(
        /share|clipboard|wake-lock/,
      );
    }
  });

  test('lets any site show and read the pages below /insertar and the logos, and nothing else', () => {
    expect(framed.PathPattern).toBe('/insertar/*');
    expect(logos.ResponseHeadersPolicyId).toEqual(framed.ResponseHeadersPolicyId);
    for (const { ResponseHeadersPolicyId } of [site, assets, session, api, crests])
      expect(policyOf(ResponseHeadersPolicyId).ResponseHeadersPolicyConfig.CorsConfig).toBeUndefined();
    const {
      SecurityHeadersConfig: security,
      CustomHeadersConfig,
      CorsConfig,
    } = policyOf(framed.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig;
    expect(security.FrameOptions).toBeUndefined();
    expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';.* connect-src 'self';.* frame-ancestors \*(; upgrade|$)/,
    );
    expect(CustomHeadersConfig.Items).toContainEqual({
      Header: 'Cross-Origin-Resource-Policy',
      Override: true,
      Value: 'cross-origin',
    });
    expect(CorsConfig).toMatchObject({
      AccessControlAllowCredentials: false,
      AccessControlAllowOrigins: { Items: ['*'] },
    });
  });

  test('finds the object of an address in the behaviours of pages, and in no other', () => {
    const [{ FunctionCode, FunctionConfig }] = propertiesOfResourceType(template, 'AWS::CloudFront::Function');
    expect({ FunctionCode, Runtime: FunctionConfig.Runtime }).toEqual({
      FunctionCode: viewerFunctionCode(),
      Runtime: 'cloudfront-js-2.0',
    });
    for (const behaviour of [site, framed])
      expect(behaviour.FunctionAssociations).toEqual([{ EventType: 'viewer-request', FunctionARN: expect.anything() }]);
    for (const behaviour of [assets, session, api, logos, crests])
      expect(behaviour.FunctionAssociations).toBeUndefined();
  });

  test('serves pages from the bucket, and from the API only what the bucket lacks or fails to answer', () => {
    const [group, ...others] = config.OriginGroups.Items;
    expect(others).toEqual([]);
    for (const { TargetOriginId } of [site, framed, crests]) expect(TargetOriginId).toBe(group.Id);
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([404, 500, 502, 503, 504]);
    const members: TemplateValue[] = group.Members.Items.map(({ OriginId }: TemplateValue) =>
      originOf({ TargetOriginId: OriginId }),
    );
    expect(members.map(({ DomainName }) => template.Resources[referencesIn(DomainName)[0] ?? '']?.Type)).toEqual([
      'AWS::S3::Bucket',
      'AWS::ApiGatewayV2::Api',
    ]);
    for (const member of members) expect(member).toMatchObject({ ConnectionAttempts: 1, ConnectionTimeout: 2 });
    expect(members[1]).toMatchObject({ OriginPath: '/pages', OriginCustomHeaders: [expect.anything()] });
    const files = originOf(assets);
    expect([assets.PathPattern, referencesIn(files.DomainName)]).toEqual(['/assets/*', ['Site']]);
  });

  test('forwards to the origins of pages neither queries nor cookies nor Authorization', () => {
    for (const { CachePolicyId, OriginRequestPolicyId, AllowedMethods } of [site, assets, framed, crests]) {
      const { HeadersConfig, CookiesConfig, QueryStringsConfig } =
        policyOf(CachePolicyId).CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
      expect({ HeadersConfig, CookiesConfig, QueryStringsConfig }).toEqual({
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      });
      expect([OriginRequestPolicyId, AllowedMethods]).toEqual([undefined, ['GET', 'HEAD']]);
    }
  });

  test('caches logos by their path alone, for as long as their Cache-Control says, up to a year', () => {
    expect(logos).toMatchObject({ PathPattern: '/logos/*', AllowedMethods: ['GET', 'HEAD'] });
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl } = policyOf(logos.CachePolicyId).CachePolicyConfig;
    expect(ttl).toMatchObject({ MinTTL: 0, MaxTTL: 365 * 24 * 60 * 60 });
    expect({
      HeaderBehavior: key.HeadersConfig.HeaderBehavior,
      CookieBehavior: key.CookiesConfig.CookieBehavior,
    }).toEqual({ HeaderBehavior: 'none', CookieBehavior: 'none' });
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'none' });
    expect(logos.OriginRequestPolicyId).toBeUndefined();
  });

  test('has a bucket to which only the site uploads; uploads expire after a day, and logos outlive the stack as data does', () => {
    const { Properties: files, DeletionPolicy } = template.Resources.Files as never as Record<string, TemplateValue>;
    expect(files?.CorsConfiguration.CorsRules).toEqual([
      {
        AllowedHeaders: ['content-type'],
        AllowedMethods: ['PUT'],
        AllowedOrigins: name === 'local' ? ['http://127.0.0.1:*', 'http://localhost:*'] : ['https://*.cloudfront.net'],
        MaxAge: 3600,
      },
    ]);
    expect(files?.LifecycleConfiguration.Rules.slice(0, 3)).toEqual([
      expect.objectContaining({ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }),
      expect.objectContaining({
        Prefix: 'logos/',
        TagFilters: [{ Key: 'unclaimed', Value: '1' }],
        ExpirationInDays: 1,
      }),
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    ]);
    expect(DeletionPolicy).toBe(['staging', 'prod'].includes(name) ? 'Retain' : 'Delete');
  });

  test('keeps previous versions of logos for 90 days and of uploads for one day, where data is kept', () => {
    const { VersioningConfiguration, LifecycleConfiguration } = template.Resources.Files?.Properties ?? {};
    const rules = LifecycleConfiguration.Rules.slice(3);
    const keeps = ['staging', 'prod'].includes(name);
    expect(VersioningConfiguration).toEqual(keeps ? { Status: 'Enabled' } : undefined);
    expect(rules).toEqual(
      keeps
        ? [
            expect.objectContaining({ Prefix: 'uploads/', NoncurrentVersionExpiration: { NoncurrentDays: 1 } }),
            expect.objectContaining({ Prefix: 'logos/', NoncurrentVersionExpiration: { NoncurrentDays: 90 } }),
            expect.objectContaining({ ExpiredObjectDeleteMarker: true }),
          ]
        : [],
    );
  });

  test('waits for the API little longer than the slowest Lambda behind it may run', () => {
    const timeoutOf = (pattern: RegExp): number[] =>
      propertiesOfResourceType(template, 'AWS::Lambda::Function')
        .filter(({ FunctionName }) => FunctionName && pattern.test(FunctionName))
        .map(({ Timeout }) => Timeout);
    const origins: TemplateValue[] = config.Origins.filter((origin: TemplateValue) => 'CustomOriginConfig' in origin);
    const behind = { api: timeoutOf(/^(?!.*-(publisher|reconcile|logocleanup)$)/), pages: timeoutOf(/-pages$/) };
    expect(origins).toHaveLength(2);
    for (const { OriginPath, CustomOriginConfig } of origins) {
      const longest = Math.max(...behind[OriginPath ? 'pages' : 'api']);
      expect(CustomOriginConfig.OriginReadTimeout - longest).toBe(2);
    }
  });

  test('has no resource that waits for itself', () => {
    expect(() => CdkTemplate.fromJSON(template)).not.toThrow();
  });
});
