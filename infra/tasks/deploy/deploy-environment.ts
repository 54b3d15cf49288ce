/**
 * The steps of a deployment, in order: account, build, diff, deploy, reconcile, smoke. A step that fails ends the
 * deployment with a message that says what is already in place and what to do next.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildFunctions } from '../../build/functions.ts';
import { buildWeb } from '../../build/web.ts';
import { type Environment, stackNameOf } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';
import { DeployedStack } from '../account/deployed-stack.ts';
import { EdgeSecret } from '../account/edge-secret.ts';
import { outputsFileOf, readOutputs } from '../account/outputs.ts';
import { verifyAccount } from '../account/verify-account.ts';
import { runCdk } from '../command/cdk.ts';
import { describeError, exitCodeOf, TaskFailure } from '../command/run-task.ts';
import { ask, hasTerminal } from '../command/terminal.ts';
import { requireHealthySite } from '../smoke/require-healthy-site.ts';
import { reconcileDocuments } from './reconcile-documents.ts';
import { explainFailure, requireDeployableStack, StuckStackFailure } from './stuck-stack.ts';

/** Milliseconds for which CloudFront may still serve the previous index.html after a deployment. */
const longestInvalidationMs = 300_000;

/** @param isConfirmed whether the changes are deployed without asking, even with a terminal */
export async function deployEnvironment(
  environment: Environment,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  const { name, account, region } = environment;
  const stackName = stackNameOf(environment);
  const nothingWritten = 'No se escribió nada en AWS.';
  const again = `npm run deploy -- ${name}`;

  const access = await verifyAccount(environment);
  console.info(`Cuenta ${account}, región ${region}: se despliega ${stackName}.`);
  const edgeSecret = new EdgeSecret(access, environment);

  await runStep('construir', nothingWritten, again, async () => {
    await buildWeb(console.info);
    await buildFunctions(console.info);
  });
  // The deployment uses the assembly that the diff writes here: what was shown is what is deployed.
  const assemblyDir = makeTemporaryFolder();
  const edgeSecretVersion = await runStep('diferencias', nothingWritten, again, async () => {
    const version = (await edgeSecret.version()) ?? 1;
    const flags = ['--method=template', '--output', assemblyDir];
    await runCdk(environment, ['diff', ...flags], { edgeSecretVersion: version });
    return version;
  });
  if (!isConfirmed) await askWhetherToDeploy(stackName);

  const stack = new DeployedStack(access, environment);
  await runStep('desplegar', `CloudFormation deja ${stackName} como estaba antes.`, again, async () => {
    await requireDeployableStack(stack, environment);
    await edgeSecret.create();
    await unprotectFailedCreation(stack, stackName);
    const outputsFile = outputsFileOf(environment);
    mkdirSync(dirname(outputsFile), { recursive: true });
    // No second question by the CDK: the differences were shown before, and confirmed if there is a terminal.
    const flags = ['--app', assemblyDir, '--require-approval', 'never', '--outputs-file', outputsFile];
    await runCdk(environment, ['deploy', ...flags]).catch(async (error) => {
      throw await explainFailure(error, stack, environment);
    });
  });
  const deployed = `${stackName} ya está desplegado.`;
  await runStep('anotar la clave entre CloudFront y la API', deployed, again, () =>
    edgeSecret.markDeployed(edgeSecretVersion),
  );
  await runStep(
    'repasar las páginas publicadas',
    deployed,
    `npm run reconcile -- ${name}, que sigue donde quedó`,
    async () => {
      const { ReconcileFunction, SiteUrl } = await readOutputs(environment, ['ReconcileFunction', 'SiteUrl']);
      await reconcileDocuments(access, { functionName: ReconcileFunction, siteUrl: SiteUrl, log: console.info });
    },
  );
  const orBack = `npm run smoke -- ${name} después de corregirlo; para volver atrás, ${again} desde el commit anterior`;
  await runStep('comprobar', `${deployed} Sus páginas están publicadas.`, orBack, async () => {
    const outputs = await readOutputs(environment, ['SiteUrl', 'ApiUrl']);
    await requireHealthySite(outputs, { staleSiteTimeoutMs: longestInvalidationMs });
    console.info(`\nListo: ${outputs.SiteUrl}`);
  });
}

/** A new folder, which is removed when the process ends. */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-assembly-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * The CDK deletes a stack whose first creation failed, but not while it is protected, as stacks that keep their data are
 * from their beginning.
 */
async function unprotectFailedCreation(stack: DeployedStack, stackName: string): Promise<void> {
  const kept = await stack.unprotectFailedCreation();
  if (!kept) return;
  console.info(
    `La primera creación de ${stackName} había fallado: se le saca la protección para que el CDK borre ese stack y lo cree de nuevo.`,
  );
  if (kept.length === 0) return;
  console.info('De ese intento quedan, vacíos y sin uso (infra/ci.md dice qué hacer con ellos):');
  for (const resource of kept) console.info(`  ${resource}`);
}

/** Does not ask without a terminal, as in CI: starting the command then is the confirmation. */
async function askWhetherToDeploy(stackName: string): Promise<void> {
  if (!hasTerminal()) return;
  const answer = await ask(`\n¿Desplegar estos cambios en ${stackName}? (s/N) `);
  if (!/^s(í|i)?$/i.test(answer)) throw new OperatorError('No se desplegó nada.');
}

/**
 * @param standing what is in place if the step fails
 * @param next what to do then
 */
async function runStep<T>(title: string, standing: string, next: string, act: () => Promise<T>): Promise<T> {
  console.info(`\n— ${title}`);
  try {
    return await act();
  } catch (error) {
    const wayOut = error instanceof StuckStackFailure ? error : { standing, next };
    const stopped = `El despliegue se detuvo en '${title}': ${describeError(error)}`;
    const lines = [stopped, wayOut.standing, `Para seguir: ${wayOut.next}.`];
    throw new TaskFailure(lines.join('\n'), exitCodeOf(error));
  }
}
