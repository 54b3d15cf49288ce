/** `npm run deploy -- <environment> [--yes]`: deploys an environment, from the account check to the smoke test. */
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { deployEnvironment } from './deploy/deploy-environment.ts';

await runTask(async () => {
  const { environment, options } = readTaskArguments(
    { task: 'deploy', options: { yes: { type: 'boolean' } }, optionsUsage: '[--yes]' },
    process.argv.slice(2),
  );
  await deployEnvironment(environment, { isConfirmed: options.yes ?? false });
});
