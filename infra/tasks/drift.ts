/** `npm run drift -- <environment>`: fails when resources of the stack were changed by hand; changes nothing. */
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runCdk } from './command/cdk.ts';
import { runTask } from './command/run-task.ts';

await runTask(async () => {
  const { environment } = readTaskArguments({ task: 'drift', options: {}, optionsUsage: '' }, process.argv.slice(2));
  await verifyAccount(environment);
  await runCdk(environment, ['drift', '--fail']);
});
