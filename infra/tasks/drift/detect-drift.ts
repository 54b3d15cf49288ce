/** Has CloudFormation compare the resources of a stack with its template. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFormationClient,
  DescribeStackDriftDetectionStatusCommand,
  DetectStackDriftCommand,
  paginateDescribeStackResourceDrifts,
  type StackResourceDrift,
} from '@aws-sdk/client-cloudformation';
import { type Environment, stackNameOf } from '../../environments.ts';
import type { AwsAccess } from '../account/verify-account.ts';
import { TaskFailure } from '../command/run-task.ts';

/** Milliseconds between two questions whether the comparison has ended, which takes some minutes. */
const pauseMs = 5000;
const timeoutMs = 15 * 60_000;

/** The resources that are not as the template says. Throws a TaskFailure when some could not be compared. */
export async function detectDrift(access: AwsAccess, environment: Environment): Promise<StackResourceDrift[]> {
  const client = new CloudFormationClient(access);
  const stack = { StackName: stackNameOf(environment) };
  const { StackDriftDetectionId } = await client.send(new DetectStackDriftCommand(stack));
  await waitForDetection(client, StackDriftDetectionId ?? '');
  const drifts: StackResourceDrift[] = [];
  const filters = { StackResourceDriftStatusFilters: ['MODIFIED' as const, 'DELETED' as const] };
  for await (const page of paginateDescribeStackResourceDrifts({ client }, { ...stack, ...filters }))
    drifts.push(...(page.StackResourceDrifts ?? []));
  return drifts;
}

async function waitForDetection(client: CloudFormationClient, StackDriftDetectionId: string): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const { DetectionStatus, DetectionStatusReason } = await client.send(
      new DescribeStackDriftDetectionStatusCommand({ StackDriftDetectionId }),
    );
    if (DetectionStatus === 'DETECTION_COMPLETE') return;
    if (DetectionStatus === 'DETECTION_FAILED')
      throw new TaskFailure(`CloudFormation no pudo comparar todos los recursos: ${DetectionStatusReason}`);
    if (Date.now() > until)
      throw new TaskFailure(`CloudFormation no terminó de comparar en ${timeoutMs / 60_000} minutos.`);
    await sleep(pauseMs);
  }
}
