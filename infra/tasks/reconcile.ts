/**
 * `npm run reconcile -- <environment> [--run <name>]`: compares every published document with its sources and repairs
 * what differs; continues the run of the last deployment unless another name is given.
 */
import { buildFunctions } from '../build/functions.ts';
import { readOutputs } from './account/outputs.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { reconcileRunOf } from './deploy/deploy-environment.ts';
import { reconcileDocuments } from './deploy/reconcile-documents.ts';

await runTask(async () => {
  const { environment, options } = readTaskArguments(
    { task: 'reconcile', options: { run: { type: 'string' } }, optionsUsage: '[--run <nombre>]' },
    process.argv.slice(2),
  );
  const outputs = await readOutputs(environment, ['ReconcileFunction', 'SiteUrl']);
  const access = await verifyAccount(environment);
  const run = options.run ?? reconcileRunOf(await buildFunctions(console.info));
  console.info(`Corrida '${run}': si se corta, la misma orden sigue donde quedó.`);
  const target = { functionName: outputs.ReconcileFunction, siteUrl: outputs.SiteUrl };
  await reconcileDocuments(access, { ...target, run, log: console.info });
  console.info('Listo: las páginas publicadas coinciden con los datos.');
});
