/**
 * No environment's template has a fault that would make a deployment fail or harm an operator unnoticed, and every
 * planted fault is found: by cdk-preflight, by the engine inside aws-cdk-lib, or by a check of our own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Environment, environmentNamed } from '#infra/environments.ts';
import { readTemplate, type Template } from '#infra/local/template/template.ts';
import { refuseFaultyTemplates } from '#infra/template-checks.ts';
import { everyNthUnlessFullRun } from '../support/full.ts';
import { appOfEnvironment } from './cdk-app.ts';
import { ownFindings } from './own-checks.ts';
import { faultsFoundByOwnChecks, faultsFoundByTools, plantFault, withFault } from './planted-faults.ts';
import { deployedNames, withEverySetting } from './settings.ts';
import { synthesizeEnvironment } from './synthesized.ts';

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

/** `npm test` checks one environment as it is, and one with every setting when it looks for planted faults in it. */
const environments = everyNthUnlessFullRun(allEnvironments.length, allEnvironments);

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

describe('planted faults', () => {
  const environment = withEverySetting('prod');
  // One synthesis for all faults; the construct path of a finding tells which fault was found.
  const { app, stack } = appOfEnvironment(environment);
  const planted = faultsFoundByTools.map((fault) => ({ fault, constructPath: plantFault(stack, fault) }));
  let sound: Template;
  let findings: Finding[];
  beforeAll(async () => {
    findings = findingsThatRefuse(app);
    sound = (await synthesizeEnvironment(environment)).template;
  }, timeout);

  test.each(planted)('$fault.title is found by $fault.foundBy', ({ fault, constructPath }) => {
    expect(findings).toContainEqual({ rule: fault.foundBy, constructPath });
  });

  test('for the tools are each at a resource of its own, and nothing is found anywhere else', () => {
    const paths = planted.map(({ constructPath }) => constructPath);
    expect(new Set(paths).size).toBe(planted.length);
    expect(new Set(findings.map(({ constructPath }) => constructPath))).toEqual(new Set(paths));
  });

  test('are all that the checks of our own find', () => {
    expect(ownFindings(sound, environment)).toEqual([]);
  });

  test.each(faultsFoundByOwnChecks)('$title is found by $foundBy', (fault) => {
    expect(ownFindings(withFault(sound, stack, fault), environment)).toEqual([fault.foundBy]);
  });
});
