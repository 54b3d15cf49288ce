/** CloudFront's settings, read in the template of each environment: cache keys, lifetimes, headers, private buckets. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Resource } from '#infra/local/template/template.ts';
import { queryParameterNames } from '#shared/contract/index.ts';
import { environmentNames, propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

const rewriteToIndex = fileURLToPath(import.meta.resolve('#infra/edge/rewrite-to-index.js'));

type TemplateValue = Resource['Properties'];

/** The text of a template value, with each reference in it written as `${Resource.Attribute}`. */
function templateValueText(value: TemplateValue): string {
  if (typeof value === 'string') return value;
  const parts: TemplateValue[] = value['Fn::Join'][1];
  return parts.map((part) => (typeof part === 'string' ? part : `\${${part['Fn::GetAtt'].join('.')}}`)).join('');
}

describe.each(environmentNames)('the site of the environment %s', (name) => {
  const { template } = synthesizeStack(name);
  const config = propertiesOfResourceType(template, 'AWS::CloudFront::Distribution')[0].DistributionConfig;
  const [session, api, logos] = config.CacheBehaviors;
  const policyOf = (reference: { Ref: string }) => template.Resources[reference.Ref]?.Properties;

  test('caches answers of the API by Authorization and the contract’s query parameters alone, for as long as they say', () => {
    expect(api.PathPattern).toBe('/api/*');
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl } = policyOf(api.CachePolicyId).CachePolicyConfig;
    expect(ttl).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] });
    expect(key.CookiesConfig).toEqual({ CookieBehavior: 'none' });
    expect(key.QueryStringsConfig).toEqual(
      queryParameterNames.length > 0
        ? { QueryStringBehavior: 'whitelist', QueryStrings: queryParameterNames }
        : { QueryStringBehavior: 'none' },
    );
    expect(key).toMatchObject({ EnableAcceptEncodingGzip: true, EnableAcceptEncodingBrotli: true });
  });

  test('forwards only the query parameters in the cache key to the API', () => {
    expect(policyOf(api.OriginRequestPolicyId).OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
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
    for (const behaviour of [config.DefaultCacheBehavior, session, api, logos]) {
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
    for (const behaviour of [config.DefaultCacheBehavior, session, api, logos]) {
      const { Items } = policyOf(behaviour.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig.CustomHeadersConfig;
      expect(Items.every(({ Override }: TemplateValue) => Override)).toBe(true);
      const headers = Object.fromEntries(Items.map(({ Header, Value }: TemplateValue) => [Header, Value]));
      expect(headers).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
      expect(headers['Permissions-Policy'], 'results are shared, links are copied').not.toMatch(/share|clipboard/);
    }
  });

  test('rewrites screens to index.html in the site’s behaviour and in no other', () => {
    const [{ FunctionCode, FunctionConfig }] = propertiesOfResourceType(template, 'AWS::CloudFront::Function');
    expect({ FunctionCode, Runtime: FunctionConfig.Runtime }).toEqual({
      FunctionCode: readFileSync(rewriteToIndex, 'utf8'),
      Runtime: 'cloudfront-js-2.0',
    });
    expect(config.DefaultCacheBehavior.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
    for (const behaviour of [session, api, logos]) expect(behaviour.FunctionAssociations).toBeUndefined();
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

  test('reads its files from private buckets; only on AWS the built site is copied into one', () => {
    const buckets = propertiesOfResourceType(template, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    for (const { PublicAccessBlockConfiguration } of buckets) {
      expect(PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
    const ofBuckets = config.Origins.filter((origin: TemplateValue) => 'S3OriginConfig' in origin);
    expect(ofBuckets).toHaveLength(2);
    for (const { OriginAccessControlId } of ofBuckets) expect(OriginAccessControlId).toBeDefined();
    const deployments = propertiesOfResourceType(template, 'Custom::CDKBucketDeployment');
    expect(deployments.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual(
      name === 'local' ? [] : ['public, max-age=31536000, immutable', 'public, max-age=0, s-maxage=86400'],
    );
  });

  test('copies pages after their assets and after the API that they call, and invalidates the edge without waiting', () => {
    const resources = Object.entries(template.Resources) as unknown as [string, Resource & { DependsOn?: string[] }][];
    const [assets, pages] = resources.filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment');
    if (name === 'local') return expect({ assets, pages }).toEqual({ assets: undefined, pages: undefined });
    const earlier = pages?.[1].DependsOn ?? [];
    expect(earlier).toContain(assets?.[0]);
    const ofApi = resources.filter(
      ([, { Type, Properties }]) =>
        Type === 'AWS::ApiGatewayV2::Route' || (Type === 'AWS::Lambda::Function' && Properties.FunctionName),
    );
    expect(ofApi.length).toBeGreaterThan(50);
    expect(ofApi.filter(([id]) => !earlier.includes(id))).toEqual([]);
    expect(pages?.[1].Properties).toMatchObject({ DistributionPaths: ['/*'], WaitForDistributionInvalidation: false });
  });
});
