/** A Lambda: one running instance, replaced when it crashes or runs out of time. */
import { LambdaFailure, LambdaInstance, type LambdaSettings, type PrintLine } from './instance.ts';

export interface Lambda {
  readonly name: string;
  /** The handler's result as JSON. Rejects with a LambdaFailure. */
  invoke(event: unknown): Promise<string>;
  /** From now on it runs this bundle; what is under way ends where it began. */
  replace(bundle: string): void;
  /** Ends its thread, at once. */
  stop(): Promise<void>;
}

/**
 * Loads the bundle at once, so that the first request finds it ready; after a crash the next invocation loads it again.
 */
export function startLambda(first: LambdaSettings, print: PrintLine): Lambda {
  let settings = first;
  const alive = new Set<LambdaInstance>();
  let stopped = false;
  let current: LambdaInstance | undefined = start();

  function start(): LambdaInstance {
    const instance = new LambdaInstance(settings, print);
    alive.add(instance);
    void instance.ended.then((crash) => {
      alive.delete(instance);
      if (current === instance) current = undefined;
      if (crash !== undefined && !stopped) print(`crashed: ${crash}`, true);
    });
    return instance;
  }

  return {
    name: settings.functionName,
    async invoke(event) {
      if (stopped) throw new LambdaFailure('crash', `${settings.functionName} is stopped`);
      current ??= start();
      const instance = current;
      try {
        return await instance.invoke(event);
      } catch (failure) {
        if (failure instanceof LambdaFailure && failure.reason === 'timeout') {
          // After a timeout the instance may be stuck: new invocations get a new instance, running ones may finish.
          if (current === instance) current = undefined;
          instance.retire();
        }
        if (failure instanceof LambdaFailure && failure.reason !== 'crash') print(failure.message, true);
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
