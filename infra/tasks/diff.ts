/** `npm run diff -- <environment>`: shows what a deployment would change; changes nothing. */
import { EdgeSecret } from './account/edge-secret.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runCdk } from './command/cdk.ts';
import { runTask } from './command/run-task.ts';

await runTask(async () => {
  const { environment } = readTaskArguments({ task: 'diff', options: {}, optionsUsage: '' }, process.argv.slice(2));
  const access = await verifyAccount(environment);
  const edgeSecretVersion = (await new EdgeSecret(access, environment).versionWithoutValue()) ?? 1;
  await runCdk(environment, ['diff', '--method=template'], { edgeSecretVersion });
});
