/**
 * `npm run reconcile -- <environment>`: compares every published document and page with its sources and publishes it
 * again; a call after an interruption goes on.
 */
import { readOutputs } from './account/outputs.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { reconcileDocuments } from './deploy/reconcile-documents.ts';

await runTask(async () => {
  const { environment } = readTaskArguments(
    { task: 'reconcile', options: {}, optionsUsage: '' },
    process.argv.slice(2),
  );
  const outputs = await readOutputs(environment, ['ReconcileFunction', 'SiteUrl']);
  const access = await verifyAccount(environment);
  console.info('Si se corta, la publicación sigue sola en segundo plano, y la misma orden muestra cuánto falta.');
  const target = { functionName: outputs.ReconcileFunction, siteUrl: outputs.SiteUrl };
  await reconcileDocuments(access, { ...target, log: console.info });
  console.info('Listo: las páginas publicadas coinciden con los datos.');
});
