/**
 * No environment's template has a fault that would make a deployment fail or harm an operator unnoticed: one that
 * cdk-preflight, the engine inside aws-cdk-lib, or a check of our own finds.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Environment, environmentNamed } from '#infra/environments.ts';
import { readTemplate, type Template } from '#infra/local/template/template.ts';
import { refuseFaultyTemplates } from '#infra/template-checks.ts';
import { isFullRun } from '../support/full.ts';
import { appOfEnvironment } from './cdk-app.ts';
import { ownFindings } from './own-checks.ts';
import { deployedNames, withEverySetting } from './settings.ts';

interface Finding {
  readonly rule: string;
  readonly constructPath: string;
}

interface ValidationReport {
  readonly pluginReports: {
    readonly violations: {
      readonly ruleName: string;
      readonly severity: string;
      readonly violatingConstructs: { readonly constructPath: string }[];
    }[];
  }[];
}

/** The findings for which the synthesis of the app fails; empty when it succeeds. */
function findingsThatRefuse(app: App): Finding[] {
  refuseFaultyTemplates(app);
  try {
    app.synth();
    return [];
  } catch {
    const report: ValidationReport = JSON.parse(readFileSync(join(app.outdir, 'validation-report.json'), 'utf8'));
    return report.pluginReports
      .flatMap(({ violations }) => violations)
      .filter(({ severity }) => severity === 'error')
      .flatMap(({ ruleName, violatingConstructs }) =>
        violatingConstructs.map(({ constructPath }) => ({ rule: ruleName, constructPath })),
      );
  }
}

// Similar environments follow each other, because the tools recompile their rules when account or resource types
// change.
const allEnvironments: { title: string; environment: Environment }[] = [
  ...deployedNames.map((name) => ({
    title: `${name} as it is, without a domain`,
    environment: environmentNamed(name),
  })),
  ...deployedNames.map((name) => ({
    title: `${name} with a domain and every other setting`,
    environment: withEverySetting(name),
  })),
];

/** `npm test` checks the last one: prod with every setting. */
const environments = isFullRun ? allEnvironments : allEnvironments.slice(-1);

/** The first synthesis compiles the tools' rules, which takes seconds, and more on a busy machine. */
const timeout = 120_000;

describe.each(environments)('the template of $title', ({ environment }) => {
  let findings: Finding[];
  let template: Template;
  beforeAll(() => {
    const { app, stack } = appOfEnvironment(environment);
    findings = findingsThatRefuse(app);
    template = readTemplate(join(app.outdir, stack.templateFile));
  }, timeout);

  test('has no fault that a tool finds', () => {
    expect(findings).toEqual([]);
  });

  test('has no fault that a check of our own finds', () => {
    expect(ownFindings(template, environment)).toEqual([]);
  });
});
