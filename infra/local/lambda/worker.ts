/** The thread of one Lambda: loads its bundle once and answers invocations. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type Invocation, type InvocationResult, readySignal, type WorkerSettings } from './protocol.ts';

const { bundle, exportName, functionName, memoryMb } = workerData as WorkerSettings;
const handler: (event: unknown, context: unknown) => unknown = createRequire(import.meta.url)(bundle)[exportName];

parentPort?.on('message', async (invocation: Invocation) => {
  parentPort?.postMessage(await runInvocation(invocation));
});
parentPort?.postMessage(readySignal);

async function runInvocation({ id, event, deadline }: Invocation): Promise<InvocationResult> {
  const context = {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: String(memoryMb),
    awsRequestId: id,
    logGroupName: functionName,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    return { id, payload: JSON.stringify((await handler(event, context)) ?? null) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
