/**
 * `npm run synth -- <environment> [options of the CDK]`: prints the template of an environment; sends AWS no request.
 */
import { readTaskArguments } from './command/arguments.ts';
import { runCdk } from './command/cdk.ts';
import { runTask } from './command/run-task.ts';

await runTask(async () => {
  const [name, ...cdkOptions] = process.argv.slice(2);
  const usage = { task: 'synth', options: {}, optionsUsage: '[opciones de cdk synth]', worksLocally: true };
  const { environment } = readTaskArguments(usage, name === undefined ? [] : [name]);
  await runCdk(environment, ['synth', ...cdkOptions]);
});
