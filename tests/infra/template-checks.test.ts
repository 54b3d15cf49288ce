/**
 * No environment's template has a fault that a deployment would stumble over or an operator miss, and every planted
 * fault is found: by cdk-preflight, by the engine inside aws-cdk-lib, or by a check of our own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { type Environment, environmentNamed } from '#infra/environments.ts';
import { refuseFaultyTemplates } from '#infra/template-checks.ts';
import { ownFindings } from './own-checks.ts';
import { faultsFoundByOwnChecks, faultsFoundByTools, plantFault } from './planted-faults.ts';
import { deployedNames, withEverySetting } from './settings.ts';
import { appOfEnvironment, synthesizeEnvironment } from './synthesized.ts';

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

/** What the synthesis of the app fails for; empty when it succeeds. */
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

const environments: { title: string; environment: Environment }[] = deployedNames.flatMap((name) => [
  { title: `${name} as it is, without a domain`, environment: environmentNamed(name) },
  { title: `${name} with a domain and every other setting`, environment: withEverySetting(name) },
]);

describe.each(environments)('the template of $title', ({ environment }) => {
  test('has no fault that a tool finds', () => {
    expect(findingsThatRefuse(appOfEnvironment(environment).app)).toEqual([]);
  });

  test('has no fault that a check of our own finds', () => {
    expect(ownFindings(synthesizeEnvironment(environment).template, environment)).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const environment = withEverySetting('prod');
  // One synthesis for all of them, because it takes seconds; the path tells whose finding it is.
  const { app, stack } = appOfEnvironment(environment);
  const planted = faultsFoundByTools.map((fault) => ({ fault, constructPath: plantFault(stack, fault) }));
  const findings = findingsThatRefuse(app);

  test.each(planted)('$fault.title, by $fault.foundBy', ({ fault, constructPath }) => {
    expect(findings).toContainEqual({ rule: fault.foundBy, constructPath });
  });

  test('each of the tools’ faults at a resource of its own, and nothing is found anywhere else', () => {
    const paths = planted.map(({ constructPath }) => constructPath);
    expect(new Set(paths).size).toBe(planted.length);
    expect(new Set(findings.map(({ constructPath }) => constructPath))).toEqual(new Set(paths));
  });

  test.each(faultsFoundByOwnChecks)('$title, by $foundBy', (fault) => {
    const { template } = synthesizeEnvironment(environment, { prepare: (_app, stack) => plantFault(stack, fault) });
    expect(ownFindings(template, environment)).toEqual([fault.foundBy]);
  });
});
