/** The template of an environment as CloudFormation gets it, synthesized from stand-ins for the Lambdas and the site. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, environmentNamed, environmentNames, stackNameOf } from '#infra/environments.ts';
import { type Resource, readTemplate, type Template } from '#infra/local/template/template.ts';
import type { SynthesisOptions } from './cdk-app.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export { environmentNames };

interface SynthesizedTemplate {
  readonly template: Template;
  readonly functionsDir: string;
}

/** The environment variable with the folder of this test run's templates; the test configuration sets it. */
export const templatesFolderVariable = 'SYNTHESIZED_TEMPLATES_DIR';

/** The template of an environment as it is. */
export const synthesizeStack = (environmentName: string): Promise<SynthesizedTemplate> =>
  synthesizeEnvironment(environmentNamed(environmentName));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inside of Object.values(value)) deepFreeze(inside);
  }
  return value;
}

const templatesByInput = new Map<string, Promise<SynthesizedTemplate>>();

/**
 * The template of an environment with settings of its own. A synthesis takes a second, and loading the CDK another:
 * each template is synthesized once in a test run, and the test files that run in one process share it; it is therefore
 * frozen.
 */
export function synthesizeEnvironment(
  environment: Environment,
  options: SynthesisOptions = {},
): Promise<SynthesizedTemplate> {
  const input = JSON.stringify([environment, options]);
  const known = templatesByInput.get(input) ?? readOrSynthesize(input, environment, options);
  templatesByInput.set(input, known);
  return known;
}

async function readOrSynthesize(
  input: string,
  environment: Environment,
  options: SynthesisOptions,
): Promise<SynthesizedTemplate> {
  const templates = process.env[templatesFolderVariable] ?? makeTemporaryFolder();
  const folder = join(templates, createHash('sha256').update(input).digest('hex').slice(0, 16));
  if (!existsSync(folder)) await synthesizeInto(folder, environment, options);
  return {
    template: deepFreeze(readTemplate(join(folder, 'cdk.out', `${stackNameOf(environment)}.template.json`))),
    functionsDir: join(folder, 'functions'),
  };
}

/** Synthesizes in a folder of its own, which then gets its name: another process may synthesize the same meanwhile. */
async function synthesizeInto(folder: string, environment: Environment, options: SynthesisOptions): Promise<void> {
  const { appOfEnvironment } = await import('./cdk-app.ts');
  const unfinished = mkdtempSync(`${folder}-`);
  appOfEnvironment(environment, options, unfinished).app.synth();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

type ResourceProperties = Resource['Properties'];

export const propertiesOfResourceType = (template: Template, type: string): ResourceProperties[] =>
  Object.values(template.Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties: properties }) => properties);
