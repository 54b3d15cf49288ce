/** The stack of an environment as CloudFormation gets it, synthesized from stand-ins for the Lambdas and the site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { environmentNamed, environmentNames } from '#infra/environments.ts';
import { featureFlags } from '#infra/feature-flags.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { TorneoStack } from '#infra/stack.ts';

export { environmentNames };

/** @param handlers source code of stand-in handlers, by the name of their Lambda */
export function synthesizeStack(
  environmentName: string,
  handlers: Record<string, string> = {},
): { template: Template; assetsDir: string } {
  const folder = makeTemporaryFolder();
  for (const name of lambdaNames) {
    mkdirSync(join(folder, 'functions', name), { recursive: true });
    writeFileSync(
      join(folder, 'functions', name, 'index.cjs'),
      handlers[name] ?? `exports.handler = async () => '${name}';`,
    );
  }
  const outdir = join(folder, 'cdk.out');
  const app = new App({ context: featureFlags, analyticsReporting: false, treeMetadata: false, outdir });
  const environment = environmentNamed(environmentName);
  const webDir = environment.onAws ? makeToySite(join(folder, 'web')) : undefined;
  const stack = new TorneoStack(app, { environment, functionsDir: join(folder, 'functions'), webDir });
  return { template: app.synth().getStackByName(stack.stackName).template, assetsDir: outdir };
}

export function makeToySite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Torneo</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b3c4d.js'), `console.info(${JSON.stringify('x'.repeat(2000))});`);
  return folder;
}

export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type ResourceProperties = Resource['Properties'];

export const propertiesOfResourceType = (template: Template, type: string): ResourceProperties[] =>
  Object.values(template.Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties: properties }) => properties);
