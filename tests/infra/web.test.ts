/** What CloudFront does on AWS, read in the template: keys, lifetimes, headers, the private bucket. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { queryNames } from '#shared/contract/index.ts';
import { environmentNames, propertiesOf, synthesize } from './synthesized.ts';

const rewriteToIndex = fileURLToPath(import.meta.resolve('#infra/edge/rewrite-to-index.js'));

describe.each(environmentNames)('%s', (name) => {
  const { template } = synthesize(name);
  const config = propertiesOf(template, 'AWS::CloudFront::Distribution')[0].DistributionConfig;
  const [session, api] = config.CacheBehaviors;
  const policyOf = (reference: { Ref: string }) => template.Resources[reference.Ref]?.Properties;

  test('the API is kept by Authorization and the contract’s query names alone, as long as its answers say', () => {
    expect(api.PathPattern).toBe('/api/*');
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl } = policyOf(api.CachePolicyId).CachePolicyConfig;
    expect(ttl).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] });
    expect(key.CookiesConfig).toEqual({ CookieBehavior: 'none' });
    expect(key.QueryStringsConfig).toEqual(
      queryNames.length > 0
        ? { QueryStringBehavior: 'whitelist', QueryStrings: queryNames }
        : { QueryStringBehavior: 'none' },
    );
    expect(key).toMatchObject({ EnableAcceptEncodingGzip: true, EnableAcceptEncodingBrotli: true });
  });

  test('nothing outside the key reaches the API but headers', () => {
    expect(policyOf(api.OriginRequestPolicyId).OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });

  test('sessions come first and are never kept', () => {
    expect(session).toMatchObject({
      PathPattern: '/api/auth/*',
      // CachingDisabled and AllViewerExceptHostHeader
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    for (const { AllowedMethods } of [session, api]) expect(AllowedMethods).toHaveLength(7);
  });

  test('errors stay what the origin said, and are not kept', () => {
    for (const error of config.CustomErrorResponses)
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    expect(config.CustomErrorResponses.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)).toEqual(
      expect.arrayContaining([404, 500, 502, 503, 504]),
    );
  });

  test('every behaviour carries the strict policy of contents', () => {
    for (const behaviour of [config.DefaultCacheBehavior, session, api]) {
      const headers = policyOf(behaviour.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig.SecurityHeadersConfig;
      const csp: string = headers.ContentSecurityPolicy.ContentSecurityPolicy;
      expect(csp).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(csp).not.toMatch(/unsafe/);
      expect(csp.includes('upgrade-insecure-requests')).toBe(name !== 'local');
      expect(headers.StrictTransportSecurity !== undefined).toBe(name !== 'local');
      expect(headers).toMatchObject({ ContentTypeOptions: { Override: true }, FrameOptions: { FrameOption: 'DENY' } });
      expect(behaviour.ViewerProtocolPolicy).toBe(name === 'local' ? 'allow-all' : 'redirect-to-https');
    }
  });

  test('the site’s behaviour, and no other, rewrites screens to index.html', () => {
    const [{ FunctionCode, FunctionConfig }] = propertiesOf(template, 'AWS::CloudFront::Function');
    expect([FunctionCode, FunctionConfig.Runtime]).toEqual([readFileSync(rewriteToIndex, 'utf8'), 'cloudfront-js-2.0']);
    expect(config.DefaultCacheBehavior.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
    for (const behaviour of [session, api]) expect(behaviour.FunctionAssociations).toBeUndefined();
  });

  test('the bucket is private, and the site is copied there on AWS only', () => {
    expect(propertiesOf(template, 'AWS::S3::Bucket')[0].PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(config.Origins[0].OriginAccessControlId).toBeDefined();
    const deployments = propertiesOf(template, 'Custom::CDKBucketDeployment');
    expect(deployments.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual(
      name === 'local' ? [] : ['public, max-age=31536000, immutable', 'no-cache'],
    );
  });
});
