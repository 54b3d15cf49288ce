/** The thread of one Lambda: loads its bundle once and answers invocations. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { formatConsoleAsLambda } from './console.ts';
import {
  type HandlerError,
  type Invocation,
  type InvocationResult,
  readySignal,
  type WorkerSettings,
} from './protocol.ts';

// Node has read it when the thread began; a Lambda's environment is the template's alone.
delete process.env.NODE_COMPILE_CACHE;
const { bundle, exportName, functionName, memoryMb } = workerData as WorkerSettings;
const requestIds = new AsyncLocalStorage<string>();
formatConsoleAsLambda(() => requestIds.getStore());
const handler: (event: unknown, context: unknown) => unknown = createRequire(import.meta.url)(bundle)[exportName];

parentPort?.on('message', async (invocation: Invocation) => {
  parentPort?.postMessage(await requestIds.run(invocation.id, () => runInvocation(invocation)));
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
    // As Lambda's runtime does: a thrown value that is not an Error becomes one, and is logged.
    const thrown = error instanceof Error ? error : new Error(String(error));
    console.error(thrown);
    return { id, error: { errorType: thrown.name, errorMessage: thrown.message } satisfies HandlerError };
  }
}
