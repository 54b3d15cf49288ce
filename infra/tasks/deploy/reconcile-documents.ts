/**
 * Asks the reconcile Lambda to have everything published again, which the publisher does in the background, and shows how
 * far it is until it is finished.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import type { AwsAccess } from '../account/verify-account.ts';
import { TaskFailure } from '../command/run-task.ts';

/** Milliseconds between two lines of progress. */
const usualPauseMs = 5000;
/** Timeout of a call, which counts what there is to publish. */
const callTimeoutMs = 60_000;
/** After this many calls in a row without progress, the command fails: some five minutes. */
const maxCallsWithoutProgress = 60;

const progressSchema = z.object({
  /** Grows with every part that is given or published. */
  step: z.number(),
  done: z.number(),
  total: z.number(),
  isFinished: z.boolean(),
  /** What could not be published: ids of tournaments, `MATCH#7`, `TEAM#7`, and `ALL` for what stands over all of them. */
  failed: z.array(z.string()),
});
type Progress = z.output<typeof progressSchema>;

export interface ReconcileTarget {
  readonly functionName: string;
  /** The URL that browsers use: the Lambda stores it, because the template cannot give it to Lambdas. */
  readonly siteUrl: string;
  readonly log: (line: string) => void;
  readonly pauseMs?: number;
}

/** Resolves once everything is published; throws a TaskFailure when something could not be, or nothing goes on. */
export async function reconcileDocuments(
  access: AwsAccess,
  { functionName, siteUrl, log, pauseMs = usualPauseMs }: ReconcileTarget,
): Promise<void> {
  const client = new LambdaClient({
    ...access,
    requestHandler: { ...access.requestHandler, requestTimeout: callTimeoutMs },
  });
  let progress = await callReconcile(client, functionName, { ask: 'everything', siteUrl });
  for (let step = -1, callsWithoutProgress = 0; !progress.isFinished; ) {
    log(`  ${progress.done} de ${progress.total} partes publicadas`);
    callsWithoutProgress = progress.step === step ? callsWithoutProgress + 1 : 0;
    step = progress.step;
    if (callsWithoutProgress === maxCallsWithoutProgress)
      throw new TaskFailure(`La publicación no avanza de ${progress.done} de ${progress.total}.`);
    await sleep(pauseMs);
    progress = await callReconcile(client, functionName, { ask: 'progress' });
  }
  log(`  ${progress.done} de ${progress.total} partes publicadas`);
  requireNoFailures(progress);
}

async function callReconcile(
  client: LambdaClient,
  functionName: string,
  event: { ask: 'everything' | 'progress'; siteUrl?: string },
): Promise<Progress> {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) }),
  );
  const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
  if (FunctionError) {
    const { errorMessage = FunctionError } = (answer ?? {}) as { errorMessage?: string };
    throw new TaskFailure(`${functionName} falló: ${errorMessage}`);
  }
  const parsed = z.safeParse(progressSchema, answer);
  if (!parsed.success) throw new TaskFailure(`${functionName} dio una respuesta inesperada en lugar de su avance.`);
  return parsed.data;
}

/** At most so many of what failed are named. */
const maxNamed = 20;

function requireNoFailures({ failed }: Progress): void {
  if (failed.length === 0) return;
  const names = failed.slice(0, maxNamed).map(nameOfScope).join(', ');
  const others = failed.length > maxNamed ? ` y ${failed.length - maxNamed} más` : '';
  throw new TaskFailure(
    `No se pudo publicar: ${names}${others}. La causa está en los registros de la Lambda publisher.`,
  );
}

function nameOfScope(scope: string): string {
  const [kind = '', id] = scope.split('#');
  if (id === undefined) return kind === 'ALL' ? 'la portada y las listas' : `torneo ${kind}`;
  return `${kind === 'MATCH' ? 'partido' : 'equipo'} ${id}`;
}
