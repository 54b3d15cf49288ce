/** Which differences between stack and template `npm run drift` tolerates. */
import { expect, test } from 'vitest';
import { reasonToTolerate, toleratedFindings } from '#infra/tasks/drift/tolerated-findings.ts';
import { propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

const marker = '/LifecycleConfiguration/Rules/5/ExpiredObjectDeleteMarker';

test('what CloudFormation or Cognito report by themselves is tolerated, with a reason', () => {
  for (const [type, path] of [
    ['AWS::S3::Bucket', marker],
    ['AWS::CloudFront::Distribution', '/Tags'],
    ['AWS::CloudFront::Distribution', '/Tags/0'],
    ['AWS::Cognito::UserPool', '/Schema/1/Name'],
  ] as const)
    expect(reasonToTolerate({ type, path, difference: 'REMOVE' })).toMatch(/.{30}/);
});

test.each([
  ['another property', 'AWS::S3::Bucket', '/VersioningConfiguration/Status', 'NOT_EQUAL'],
  ['another rule of a bucket', 'AWS::S3::Bucket', '/LifecycleConfiguration/Rules/5', 'REMOVE'],
  ['another difference', 'AWS::S3::Bucket', marker, 'NOT_EQUAL'],
  ['another resource', 'AWS::SNS::Topic', '/Tags', 'REMOVE'],
  ['a web ACL', 'AWS::CloudFront::Distribution', '/DistributionConfig/WebACLId', 'ADD'],
  ['the rules for passwords', 'AWS::Cognito::UserPool', '/Policies/PasswordPolicy/MinimumLength', 'NOT_EQUAL'],
])('%s is not tolerated', (_, type, path, difference) => {
  expect(reasonToTolerate({ type, path, difference })).toBeUndefined();
});

test('every tolerated property is one that the template sets', async () => {
  const { template } = await synthesizeStack('prod');
  const unset = toleratedFindings.filter(
    ({ type, path }) =>
      !propertiesOfResourceType(template, type)
        .flatMap((each) => pathsIn(each))
        .some((each) => path.test(each)),
  );
  expect(unset).toEqual([]);
});

/** The paths of all values in a resource's properties, as CloudFormation writes them. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inside]) => pathsIn(inside, `${path}/${name}`))];
}
