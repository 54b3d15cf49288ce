/** cdk-nag's findings in the stack are those that nag-findings.ts accepts, each with its reason. */
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { type Environment, environmentNamed } from '#infra/environments.ts';
import { appOfEnvironment } from './cdk-app.ts';
import { acceptedFindings } from './nag-findings.ts';
import { withEverySetting } from './settings.ts';

interface Finding {
  readonly rule: string;
  readonly at: string;
}

/** Errors and warnings of both rule packs, with paths relative to the stack and without account and region. */
function findingsOf(environment: Environment): Finding[] {
  const { app, stack } = appOfEnvironment(environment);
  const packs: NagPack[] = [new AwsSolutionsChecks(app), new ServerlessChecks(app)];
  return packs
    .flatMap((pack) => pack.validateScope(app).violations)
    .flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: ruleName.replace(`${environment.account}-${environment.region}`, '<account>-<region>'),
        at: constructPath.replace(`${stack.node.path}/`, ''),
      })),
    );
}

const pathMatches = (pattern: string, path: string): boolean => {
  const [wanted, parts] = [pattern.split('/'), path.split('/')];
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
};
const isAccepted = ({ rule, at }: Finding): boolean =>
  acceptedFindings.some((accepted) => accepted.rule === rule && accepted.at.some((each) => pathMatches(each, at)));

const findings = [...findingsOf(environmentNamed('dev')), ...findingsOf(withEverySetting('prod'))];

test('every finding is accepted with a reason', () => {
  expect(findings.length).toBeGreaterThan(100);
  expect(findings.filter((finding) => !isAccepted(finding))).toEqual([]);
  for (const { reason } of acceptedFindings) expect(reason.length).toBeGreaterThan(10);
});

test('every accepted finding is still found', () => {
  const stale = acceptedFindings.flatMap(({ rule, at }) =>
    at
      .filter((path) => !findings.some((finding) => finding.rule === rule && pathMatches(path, finding.at)))
      .map((path) => `${rule} ${path}`),
  );
  expect(stale).toEqual([]);
});
