/**
 * `npm run bootstrap -- <environment>`: prepares the environment's account and region for the CDK; once for each account
 * and region.
 */
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runCdk } from './command/cdk.ts';
import { runTask } from './command/run-task.ts';

await runTask(async () => {
  const usage = { task: 'bootstrap', options: {}, optionsUsage: '' };
  const { environment } = readTaskArguments(usage, process.argv.slice(2));
  await verifyAccount(environment);
  const { account, region } = environment;
  // Other federations in the same account deploy through the same bootstrap stack, so it must not be deleted by
  // accident.
  await runCdk(environment, ['bootstrap', `aws://${account}/${region}`, '--termination-protection']);
});
