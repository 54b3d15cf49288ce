import { describe, expect, test } from 'vitest';
import type { Resource } from '#infra/local/template/template.ts';
import { environmentNames, propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

type TemplateValue = Resource['Properties'];

describe.each(environmentNames)('the files of the site of the environment %s', async (name) => {
  const { template } = await synthesizeStack(name);
  const config = propertiesOfResourceType(template, 'AWS::CloudFront::Distribution')[0].DistributionConfig;

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
    expect(ofBuckets).toHaveLength(3);
    for (const { OriginAccessControlId } of ofBuckets) expect(OriginAccessControlId).toBeDefined();
    const deployments = propertiesOfResourceType(template, 'Custom::CDKBucketDeployment');
    expect(deployments.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual(
      name === 'local'
        ? []
        : [
            'public, max-age=31536000, immutable',
            'public, max-age=0, s-maxage=86400, stale-if-error=86400',
            'public, max-age=86400, s-maxage=0',
          ],
    );
  });

  test('copies the service worker after the files that it keeps on devices', () => {
    const resources = Object.entries(template.Resources) as unknown as [string, Resource & { DependsOn?: string[] }][];
    const [, screens, worker] = resources.filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment');
    if (name === 'local') return expect(worker).toBeUndefined();
    expect(worker?.[1].Properties).toMatchObject({ Exclude: ['*'], Include: ['sw.js'], Prune: false });
    expect(worker?.[1].DependsOn).toContain(screens?.[0]);
  });

  test('copies the files that pages name before the Lambdas that render pages, the application after the API that it calls, leaves published pages alone, and does not wait for the invalidation', () => {
    const resources = Object.entries(template.Resources) as unknown as [string, Resource & { DependsOn?: string[] }][];
    const [hashed, screens] = resources.filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment');
    if (name === 'local') return expect({ hashed, screens }).toEqual({ hashed: undefined, screens: undefined });
    const earlier = screens?.[1].DependsOn ?? [];
    expect(earlier).toContain(hashed?.[0]);
    const ofApi = resources.filter(
      ([, { Type, Properties }]) =>
        Type === 'AWS::ApiGatewayV2::Route' || (Type === 'AWS::Lambda::Function' && Properties.FunctionName),
    );
    expect(ofApi.length).toBeGreaterThan(50);
    expect(ofApi.filter(([id]) => !earlier.includes(id))).toEqual([]);
    expect(screens?.[1].Properties).toMatchObject({
      Exclude: ['assets/*', 'paginas/*', 'sw.js'],
      DistributionPaths: ['/*'],
      WaitForDistributionInvalidation: false,
    });
    expect(hashed?.[1].Properties).toMatchObject({ Include: ['assets/*'], Prune: false });
    const afterFiles = resources.filter(([, { DependsOn = [] }]) => DependsOn.includes(hashed?.[0] ?? ''));
    expect(afterFiles.map(([, { Properties }]) => Properties.FunctionName)).toEqual(
      expect.arrayContaining([expect.stringMatching(/-pages$/), expect.stringMatching(/-publisher$/)]),
    );
  });
});
