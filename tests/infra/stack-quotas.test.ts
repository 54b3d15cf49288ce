/** AWS quotas on which a deployment would fail, for those that the template approaches as the product grows. */
import { describe, expect, test } from 'vitest';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { deployedNames, withEverySetting } from './settings.ts';
import { propertiesOfResourceType, synthesizeEnvironment } from './synthesized.ts';

type Properties = Resource['Properties'];

describe.each(everyNthUnlessFullRun(2, deployedNames))('the template of %s with every setting', async (name) => {
  // After a rotation of the edge secret, each Lambda refers to two versions of it.
  const { template } = await synthesizeEnvironment(withEverySetting(name), { edgeSecretVersion: 2 });
  const all = (type: string): Properties[] => propertiesOfResourceType(template, type);

  test('has at most 500 resources, 200 outputs and 1 MB', () => {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(500);
    expect(Object.keys((template as never as { Outputs: object }).Outputs).length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(template, undefined, 1).length).toBeLessThanOrEqual(1_000_000);
  });

  test('has at most 60 dynamic references, also after a rotation of the edge secret', () => {
    const references = JSON.stringify(template).match(/\{\{resolve:/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    expect(references.length).toBeLessThanOrEqual(60);
  });

  test('has at most 300 routes and 300 integrations in its API', () => {
    expect(all('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(300);
    expect(all('AWS::ApiGatewayV2::Integration').length).toBeLessThanOrEqual(300);
  });

  test('has at most 10 query names, 10 headers and 10 cookies in each policy of CloudFront', () => {
    const parts = [
      ...all('AWS::CloudFront::CachePolicy').map(
        ({ CachePolicyConfig }) => CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin,
      ),
      ...all('AWS::CloudFront::OriginRequestPolicy').map(({ OriginRequestPolicyConfig }) => OriginRequestPolicyConfig),
    ];
    expect(parts).toHaveLength(3);
    for (const { QueryStringsConfig, HeadersConfig, CookiesConfig } of parts) {
      expect(QueryStringsConfig.QueryStrings?.length ?? 0).toBeLessThanOrEqual(10);
      expect(HeadersConfig.Headers?.length ?? 0).toBeLessThanOrEqual(10);
      expect(CookiesConfig.Cookies?.length ?? 0).toBeLessThanOrEqual(10);
    }
  });

  test('has few enough CloudFront policies of each kind for three environments in one account', () => {
    for (const kind of ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy']) {
      // CloudFront allows 20 of each kind in an account.
      expect(all(`AWS::CloudFront::${kind}`).length).toBeLessThanOrEqual(6);
    }
  });

  test('has at most 25 behaviours and origins, and 10 added headers of at most 1,783 characters', () => {
    const [{ DistributionConfig: config }] = all('AWS::CloudFront::Distribution');
    expect(config.CacheBehaviors.length).toBeLessThanOrEqual(25);
    expect(config.Origins.length).toBeLessThanOrEqual(25);
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies).toHaveLength(2);
    for (const { ResponseHeadersPolicyConfig: headers } of policies) {
      expect(headers.CustomHeadersConfig.Items.length).toBeLessThanOrEqual(10);
      for (const { Value } of headers.CustomHeadersConfig.Items) expect(Value.length).toBeLessThanOrEqual(1783);
      const policy = JSON.stringify(headers.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
      expect(policy.length).toBeLessThanOrEqual(1783);
    }
  });

  test('has at most 10,240 characters of policies in each role', () => {
    const sizes = policySizesByRole(template);
    expect(Object.keys(sizes).length).toBeGreaterThan(15);
    for (const [role, size] of Object.entries(sizes)) expect(size, role).toBeLessThanOrEqual(10_240);
  });

  test('has at most 4 KB of variables in each Lambda, including the secrets to which they refer', () => {
    for (const { FunctionName, Environment } of all('AWS::Lambda::Function')) {
      const variables = JSON.stringify(Environment?.Variables ?? {});
      // A secret of 43 characters is shorter than the reference to it.
      expect(Buffer.byteLength(variables), FunctionName).toBeLessThanOrEqual(4096);
    }
  });
});

/** Characters of the inline policies of each role; CloudFormation's references are counted as written, unresolved. */
function policySizesByRole(template: Template): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { PolicyDocument, Roles } of propertiesOfResourceType(template, 'AWS::IAM::Policy')) {
    for (const { Ref } of Roles) sizes[Ref] = (sizes[Ref] ?? 0) + JSON.stringify(PolicyDocument).length;
  }
  return sizes;
}
