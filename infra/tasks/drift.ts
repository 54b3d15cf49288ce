/**
 * `npm run drift -- <environment>`: fails when resources of the stack were changed by hand; changes nothing. It tells which
 * properties differ, not their values, because some are secrets.
 */
import type { StackResourceDrift } from '@aws-sdk/client-cloudformation';
import { stackNameOf } from '../environments.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask, TaskFailure } from './command/run-task.ts';
import { detectDrift } from './drift/detect-drift.ts';
import { reasonToTolerate } from './drift/tolerated-findings.ts';

interface Finding {
  readonly text: string;
  /** Why it is tolerated; undefined when somebody has to mend it. */
  readonly reason: string | undefined;
}

const differences: Readonly<Record<string, string>> = { ADD: 'sobra', REMOVE: 'falta', NOT_EQUAL: 'es otro' };

await runTask(async () => {
  const { environment } = readTaskArguments({ task: 'drift', options: {}, optionsUsage: '' }, process.argv.slice(2));
  const access = await verifyAccount(environment);
  const stackName = stackNameOf(environment);
  console.info(`Se compara ${stackName} con su plantilla; tarda unos minutos.`);
  const findings = (await detectDrift(access, environment)).flatMap(findingsOf);
  for (const { text, reason } of findings) if (reason) console.info(`  se tolera ${text}: ${reason}`);
  const changed = findings.filter(({ reason }) => reason === undefined);
  if (changed.length > 0)
    throw new TaskFailure(
      `${stackName} no es como dice su plantilla:\n${changed.map(({ text }) => `  ${text}`).join('\n')}\nLos valores están en CloudFormation → ${stackName} → Stack actions → View drift results.`,
    );
  console.info(`Listo: nadie cambió ${stackName} a mano.`);
});

function findingsOf(drift: StackResourceDrift): Finding[] {
  const { LogicalResourceId, ResourceType: type = '', StackResourceDriftStatus, PropertyDifferences = [] } = drift;
  const resource = `${type} ${LogicalResourceId}`;
  if (StackResourceDriftStatus === 'DELETED' || PropertyDifferences.length === 0)
    return [{ text: `${resource} (${StackResourceDriftStatus})`, reason: undefined }];
  return PropertyDifferences.map(({ PropertyPath: path = '', DifferenceType: difference = '' }) => ({
    text: `${resource} ${path} (${differences[difference] ?? difference})`,
    reason: reasonToTolerate({ type, path, difference }),
  }));
}
