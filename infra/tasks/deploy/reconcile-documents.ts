/**
 * Calls the reconcile Lambda, which compares every published document with its sources, until it has finished, and
 * shows the progress. The Lambda stores the progress under the run's name, so that an interrupted run resumes.
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import type { AwsAccess } from '../account/verify-account.ts';
import { TaskFailure } from '../command/run-task.ts';

/** About how long each call works, in seconds: the time between two lines of progress. */
const secondsPerCall = 15;
/** Timeout of a call: its work, the Lambda's start, and the rest of a large tournament that it has begun. */
const callTimeoutMs = 150_000;
/** After this many calls in a row without progress, the command fails. */
const maxCallsWithoutProgress = 5;

const progressSchema = z.object({
  run: z.string(),
  done: z.number(),
  total: z.number(),
  isFinished: z.boolean(),
  /** What could not be published: ids of tournaments, and `ALL` for the documents over all of them. */
  failed: z.array(z.union([z.number(), z.string()])),
  /**
   * How many pages are published again, which the publisher does in the background after all documents are checked, and
   * which ones it could not publish.
   */
  pages: z.optional(
    z.nullable(
      z.object({
        done: z.number(),
        total: z.nullable(z.number()),
        isFinished: z.boolean(),
        failed: z.array(z.string()),
      }),
    ),
  ),
});
type Progress = z.output<typeof progressSchema>;

export interface ReconcileRun {
  readonly functionName: string;
  /** A run of the same name continues where the last one stopped; one that has finished begins again. */
  readonly run: string;
  /** The URL that browsers use: the Lambda stores it, because the template cannot give it to Lambdas. */
  readonly siteUrl: string;
  readonly log: (line: string) => void;
}

/** Resolves once the run is finished; throws a TaskFailure when documents failed or the run makes no progress. */
export async function reconcileDocuments(
  access: AwsAccess,
  { functionName, run, siteUrl, log }: ReconcileRun,
): Promise<void> {
  const client = new LambdaClient({
    ...access,
    requestHandler: { ...access.requestHandler, requestTimeout: callTimeoutMs },
  });
  let done = -1;
  let callsWithoutProgress = 0;
  for (;;) {
    // A finished run begins again: other code may have been deployed since, as after a rollback.
    const progress = await callReconcile(client, functionName, { run, siteUrl, anew: done < 0 });
    log(`  ${progress.done} de ${progress.total} grupos de páginas revisados`);
    if (progress.isFinished) {
      logPages(progress, log);
      return requireNoFailures(progress);
    }
    callsWithoutProgress = progress.done > done ? 0 : callsWithoutProgress + 1;
    done = progress.done;
    if (callsWithoutProgress === maxCallsWithoutProgress)
      throw new TaskFailure(`La corrida '${run}' no avanza de ${progress.done} de ${progress.total}.`);
  }
}

/** At most so many pages that failed are named. */
const maxNamed = 20;

/** Says how far the pages are, and which ones failed; calling the same run again says it again. */
function logPages({ pages }: Progress, log: ReconcileRun['log']): void {
  if (!pages) return;
  const { done, total, isFinished, failed } = pages;
  if (!isFinished) log(`  ${done} de ${total ?? '…'} páginas publicadas de nuevo; las demás siguen en segundo plano`);
  if (failed.length === 0) return;
  log(
    '  No se pudieron publicar estas páginas; se publican otra vez en segundo plano (la causa está en los registros):',
  );
  for (const name of failed.slice(0, maxNamed)) log(`    ${name}`);
  if (failed.length > maxNamed) log(`    y ${failed.length - maxNamed} más`);
}

async function callReconcile(
  client: LambdaClient,
  functionName: string,
  event: { run: string; siteUrl: string; anew: boolean },
): Promise<Progress> {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify({ ...event, seconds: secondsPerCall }) }),
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

function requireNoFailures({ failed }: Progress): void {
  if (failed.length === 0) return;
  const names = failed.map((scope) => (typeof scope === 'number' ? `torneo ${scope}` : scope)).join(', ');
  throw new TaskFailure(`No se pudo publicar: ${names}. La causa está en los registros de la Lambda.`);
}
