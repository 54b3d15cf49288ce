/**
 * Sends events to the template's Lambdas asynchronously. Events that still fail after all retries go to the template's
 * queue.
 */
import { sendToFailureQueue } from '../failure-queue.ts';
import { invokeAsynchronously } from '../lambda/async-invoke.ts';
import type { Lambda } from '../lambda/lambda.ts';
import { asyncInvokeSettingsOf } from '../template/async-invokes.ts';
import type { Template } from '../template/template.ts';
import type { SendEvent } from './schedules.ts';

interface EventSenderOptions {
  readonly template: Template;
  /** The Lambdas by logical id. */
  readonly lambdas: ReadonlyMap<string, Pick<Lambda, 'name' | 'invoke'>>;
  /** The folder with the files of the queues. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Ends the retries. */
  readonly signal: AbortSignal;
}

export function createEventSender({ template, lambdas, dataDir, log, signal }: EventSenderOptions): SendEvent {
  return (functionId, event) => {
    const lambda = lambdas.get(functionId);
    if (!lambda) throw new Error(`A rule runs ${functionId}, which is not a function`);
    const settings = asyncInvokeSettingsOf(functionId, template);
    void invokeAsynchronously(lambda, event, {
      ...settings,
      signal,
      onGivenUp: (message) => {
        const file = sendToFailureQueue(dataDir, settings.onFailureId, message);
        log(`${lambda.name} gave up on its event; see ${file}`);
      },
    });
  };
}
