/** A Lambda: one running instance, replaced when it crashes or times out. */
import { randomUUID } from 'node:crypto';
import { LambdaFailure, LambdaInstance, type LambdaSettings, type PrintLine } from './instance.ts';
import { consoleLogLine, platformReportLine } from './log-format.ts';

export interface Lambda {
  readonly name: string;
  /**
   * Runs the handler and resolves to its result as JSON. Rejects with a LambdaFailure.
   *
   * @param requestId the invocation's id, which its retries share; by default a new one
   */
  invoke(event: unknown, requestId?: string): Promise<string>;
  /** Runs another bundle from now on; invocations under way finish with the old one. */
  replace(bundle: string): void;
  /** Ends the Lambda's threads at once, with their invocations. */
  stop(): Promise<void>;
}

/**
 * Starts a Lambda. Unless it is lazy, its bundle is loaded at once, so that the first request finds it ready; after a
 * crash the next invocation loads it again.
 */
export function startLambda(first: LambdaSettings, print: PrintLine, { isLazy = false } = {}): Lambda {
  let settings = first;
  const alive = new Set<LambdaInstance>();
  let stopped = false;
  let current: LambdaInstance | undefined = isLazy ? undefined : start();

  function start(): LambdaInstance {
    const instance = new LambdaInstance(settings, print);
    alive.add(instance);
    void instance.ended.then((crash) => {
      alive.delete(instance);
      if (current === instance) current = undefined;
      if (crash !== undefined && !stopped) print(consoleLogLine('ERROR', undefined, [crash]), 'stdout');
    });
    return instance;
  }

  return {
    name: settings.functionName,
    async invoke(event, requestId = randomUUID()) {
      if (stopped) throw stoppedFailure();
      current ??= start();
      const instance = current;
      const startedAt = performance.now();
      try {
        return await instance.invoke(requestId, event);
      } catch (failure) {
        if (failure instanceof LambdaFailure && failure.reason === 'timeout') {
          // After a timeout the instance may be stuck: new invocations get a new instance, running ones may finish.
          if (current === instance) current = undefined;
          instance.retire();
        }
        if (failure instanceof LambdaFailure && !stopped) {
          const durationMs = performance.now() - startedAt;
          const { reason, errorType } = failure;
          const status = reason === 'crash' ? 'failure' : reason;
          print(platformReportLine({ requestId, status, errorType, durationMs }), 'stdout');
        }
        throw failure;
      }
    },
    replace(bundle) {
      settings = { ...settings, bundle };
      const before = current;
      current = start();
      before?.retire();
    },
    async stop() {
      stopped = true;
      await Promise.all([...alive].map((instance) => instance.terminate()));
    },
  };
}

const stoppedFailure = () =>
  new LambdaFailure('crash', { errorType: 'Runtime.ExitError', errorMessage: 'The Lambda was stopped' });
