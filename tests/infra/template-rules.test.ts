/** The rules of our own that every template keeps, and the faults that each of them finds. */
import { describe, expect, test } from 'vitest';
import { resourcesOf, type Template } from '#infra/local/template/template.ts';
import { templateRules } from '#infra/template-rules.ts';
import { environmentNames, synthesizeStack } from './synthesized.ts';

const deployed = environmentNames.filter((name) => name !== 'local');

/** The logical ids that break a rule. */
const brokenBy = (ruleName: string, template: Template): string[] =>
  templateRules.find(({ name }) => name === ruleName)?.brokenBy(template) ?? [`no rule ${ruleName}`];

/** A copy of the template of `prod` that differs in one resource. */
async function prodWith(type: string, id: RegExp, change: (resource: ChangedResource) => void): Promise<Template> {
  const copy = structuredClone((await synthesizeStack('prod')).template);
  const found = resourcesOf(copy, type).find(({ logicalId }) => id.test(logicalId));
  change(copy.Resources[found?.logicalId ?? ''] as never);
  return copy;
}

interface ChangedResource {
  DependsOn?: string[];
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation's own schema is the type
  Properties: any;
}

describe('each route', () => {
  const rule = 'routes-may-call-their-lambda';

  test.each(environmentNames)('of %s may call its Lambda', async (name) => {
    expect(brokenBy(rule, (await synthesizeStack(name)).template)).toEqual([]);
  });

  test('but the fallback’s is called with three segments after the API, which its permission must not demand', async () => {
    const faulty = await prodWith('AWS::Lambda::Permission', /DefaultRoute/, ({ Properties }) => {
      Properties.SourceArn['Fn::Join'][1][2] = '/*/*/*';
    });
    expect(brokenBy(rule, faulty)).toEqual([expect.stringContaining('DefaultRoute')]);
  });

  test.each([
    ['another service', { Principal: 'events.amazonaws.com' }],
    ['another Lambda', { FunctionName: { Ref: 'Other' } }],
    ['another action', { Action: 'lambda:GetFunction' }],
    ['another API', { SourceArn: 'arn:aws:execute-api:sa-east-1:000000000000:other/*/*/*' }],
    [
      'another method',
      { SourceArn: { 'Fn::Join': ['', ['arn:aws:execute-api:::', { Ref: 'ApiHttpApi4C294DC0' }, '/*/PUT/*']] } },
    ],
  ])('needs a permission that is not for %s', async (_, wrong) => {
    const faulty = await prodWith('AWS::Lambda::Permission', /Apihome/, ({ Properties }) => {
      Object.assign(Properties, wrong);
    });
    expect(brokenBy(rule, faulty)).toEqual([expect.stringMatching(/GETapihome/), expect.stringMatching(/GETapihome/)]);
  });
});

describe('each bucket that is deleted with the stack', () => {
  const rule = 'buckets-are-emptied-after-what-fills-them';

  test.each(deployed)('of %s is emptied after everything that could fill it is gone', async (name) => {
    expect(brokenBy(rule, (await synthesizeStack(name)).template)).toEqual([]);
  });

  test.each([
    ['files are copied into it before', 'Custom::CDKBucketDeployment', /Assets/],
    ['a Lambda that writes into it is created before', 'AWS::Lambda::Function', /Apipublisher/],
  ])('is refused when %s', async (_, type, id) => {
    const faulty = await prodWith(type, id, (resource) => {
      resource.DependsOn = [];
      delete resource.Properties.ServiceToken;
    });
    expect(brokenBy(rule, faulty)).toEqual(['Site']);
  });

  test('is refused when nothing empties it, or it lacks the tag without which nothing is emptied', async () => {
    const elsewhere = await prodWith('Custom::S3AutoDeleteObjects', /Site/, ({ Properties }) => {
      Properties.BucketName = { Ref: 'Other' };
    });
    const untagged = await prodWith('AWS::S3::Bucket', /^Site$/, ({ Properties }) => {
      Properties.Tags = [];
    });
    expect([brokenBy(rule, elsewhere), brokenBy(rule, untagged)]).toEqual([['Site'], ['Site']]);
  });
});
