/** The stack of an environment as CloudFormation gets it, synthesized from stand-ins for the Lambdas and the site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { type Environment, environmentNamed, environmentNames } from '#infra/environments.ts';
import { featureFlags } from '#infra/feature-flags.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { TorneoStack } from '#infra/stack.ts';

export { environmentNames };

export interface SynthesisOptions {
  /** JavaScript to bundle instead of the real handlers, by the name of the Lambda. */
  readonly handlers?: Readonly<Record<string, string>>;
  /** The version of the edge secret that CloudFront sends; 1 by default. */
  readonly edgeSecretVersion?: number;
}

interface SynthesizedStack {
  readonly stack: TorneoStack;
  readonly template: Template;
  readonly assetsDir: string;
}

/** The stack of an environment as it is. */
export const synthesizeStack = (environmentName: string): SynthesizedStack =>
  synthesizeEnvironment(environmentNamed(environmentName));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inside of Object.values(value)) deepFreeze(inside);
  }
  return value;
}

const stacksByInput = new Map<string, SynthesizedStack>();

/**
 * The stack of an environment with settings of its own. The test files that run in one process share it, because a
 * synthesis takes a second; its template is therefore frozen.
 */
export function synthesizeEnvironment(environment: Environment, options: SynthesisOptions = {}): SynthesizedStack {
  const input = JSON.stringify([environment, options]);
  const known = stacksByInput.get(input) ?? synthesize(environment, options);
  stacksByInput.set(input, known);
  return known;
}

function synthesize(environment: Environment, options: SynthesisOptions): SynthesizedStack {
  const { app, stack } = appOfEnvironment(environment, options);
  const template = deepFreeze<Template>(app.synth().getStackByName(stack.stackName).template);
  return { stack, template, assetsDir: app.outdir };
}

/** The CDK app and its stack before the synthesis, for checks that read constructs instead of a template. */
export function appOfEnvironment(
  environment: Environment,
  { handlers = {}, edgeSecretVersion = 1 }: SynthesisOptions = {},
): { app: App; stack: TorneoStack } {
  const folder = makeTemporaryFolder();
  for (const name of lambdaNames) {
    mkdirSync(join(folder, 'functions', name), { recursive: true });
    writeFileSync(
      join(folder, 'functions', name, 'index.cjs'),
      handlers[name] ?? `exports.handler = async () => '${name}';`,
    );
  }
  const app = new App({
    context: featureFlags,
    analyticsReporting: false,
    treeMetadata: false,
    // As in infra/app.ts; template-checks.test.ts runs the same engine.
    builtinCloudFormationValidation: false,
    outdir: join(folder, 'cdk.out'),
  });
  const webDir = environment.onAws ? makeToySite(join(folder, 'web')) : undefined;
  const functionsDir = join(folder, 'functions');
  return { app, stack: new TorneoStack(app, { environment, functionsDir, webDir, edgeSecretVersion }) };
}

export function makeToySite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Torneo</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b3c4d.js'), `console.info(${JSON.stringify('x'.repeat(2000))});`);
  return folder;
}

const temporaryFolders: string[] = [];

/** A new folder, which is removed when the process ends. */
export function makeTemporaryFolder(): string {
  if (temporaryFolders.length === 0) {
    process.once('exit', () => {
      for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'torneo-'));
  temporaryFolders.push(folder);
  return folder;
}

type ResourceProperties = Resource['Properties'];

export const propertiesOfResourceType = (template: Template, type: string): ResourceProperties[] =>
  Object.values(template.Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties: properties }) => properties);
