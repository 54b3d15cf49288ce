/** The secret by which the API knows CloudFront: which versions the template sends and accepts, and in which order. */
import { describe, expect, test } from 'vitest';
import { edgeSecretVersionFrom } from '#infra/constructs/edge-secret.ts';
import { environmentNamed } from '#infra/environments.ts';
import { requestLambdaNames } from '#infra/lambdas.ts';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { propertiesOfResourceType, synthesizeEnvironment } from './synthesized.ts';

type Properties = Resource['Properties'];

const versionOne = '{{resolve:ssm:/torneo/prod/edge-secret:1}}';
const synthesizeWithVersion = async (edgeSecretVersion: number): Promise<Template> =>
  (await synthesizeEnvironment(environmentNamed('prod'), { edgeSecretVersion })).template;

const originsWithHeaders = (template: Template): Properties[] =>
  propertiesOfResourceType(template, 'AWS::CloudFront::Distribution')[0].DistributionConfig.Origins.filter(
    ({ OriginCustomHeaders }: Properties) => OriginCustomHeaders,
  );

/** What each Lambda accepts, by its short name. */
const acceptedByLambda = (template: Template): Record<string, string | undefined> =>
  Object.fromEntries(
    propertiesOfResourceType(template, 'AWS::Lambda::Function')
      .filter(({ FunctionName }) => FunctionName)
      .map(({ FunctionName, Environment }) => [
        FunctionName.replace('torneo-prod-', ''),
        Environment.Variables.EDGE_SECRETS,
      ]),
  );

describe('the first deployment', async () => {
  const template = await synthesizeWithVersion(1);

  test('sends version 1 to the API, also for pages, and to no bucket', () => {
    const origins = originsWithHeaders(template);
    expect(origins.map(({ OriginPath }) => OriginPath)).toEqual(['/pages', undefined]);
    for (const api of origins) {
      expect(JSON.stringify(api.DomainName)).toContain('.execute-api.');
      expect(api.OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-verify', HeaderValue: versionOne }]);
      expect(api.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    }
  });

  test('makes every Lambda that answers requests accept it, including the fallback, and no other', () => {
    const accepted = acceptedByLambda(template);
    const asking = Object.keys(accepted).filter((name) => accepted[name] !== undefined);
    expect(asking.sort()).toEqual([...requestLambdaNames].sort());
    expect(new Set(asking.map((name) => accepted[name]))).toEqual(new Set([versionOne]));
  });

  test('updates CloudFront after all of these Lambdas', () => {
    const [distribution] = Object.values(template.Resources).filter(
      ({ Type }) => Type === 'AWS::CloudFront::Distribution',
    ) as unknown as { DependsOn: string[] }[];
    const earlier = distribution?.DependsOn.map((id) => template.Resources[id]?.Properties.FunctionName);
    expect(earlier).toEqual(expect.arrayContaining(requestLambdaNames.map((name) => `torneo-prod-${name}`)));
  });

  test('has the secret’s name in the template, never its value', () => {
    expect(JSON.stringify(template).match(/edge-secret:\d+\}\}/g)?.length).toBe(requestLambdaNames.length + 2);
  });
});

test('after a rotation CloudFront sends the new version, and the Lambdas also accept the previous one', async () => {
  const template = await synthesizeWithVersion(7);
  const reference = (version: number) => `{{resolve:ssm:/torneo/prod/edge-secret:${version}}}`;
  const [api] = originsWithHeaders(template);
  expect(api.OriginCustomHeaders[0].HeaderValue).toBe(reference(7));
  expect(acceptedByLambda(template)).toMatchObject({ teams: `${reference(7)},${reference(6)}` });
});

test('the version is read from the CDK’s context, also as the text that a command line gives', () => {
  expect([edgeSecretVersionFrom(undefined), edgeSecretVersionFrom('3'), edgeSecretVersionFrom(3)]).toEqual([1, 3, 3]);
});

test.each(['', '0', '-1', '1.5', 'last', null])('the version %j is refused', (context) => {
  expect(() => edgeSecretVersionFrom(context)).toThrow(/edgeSecretVersion/);
});
