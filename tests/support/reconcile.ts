/** Invokes the reconcile Lambda as its schedule and as a deployment do. */
import { handler } from '#functions/reconcile/index.ts';
import { onStartApi } from './api.ts';
import { runAsLambda } from './recorded-lambda.ts';
import { publishChanges } from './stream.ts';

let days = 0;
onStartApi(() => {
  days = 0;
});

/** The next day each time, as an hour of a day that was asked for asks for nothing. */
export const nextNight = (): string => {
  days += 1;
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
};

/** Invokes it with an event of its schedule, by default of a new day. */
export const sendScheduledEvent = (time = nextNight()) => runAsLambda('reconcile', () => handler({ time }));

/** A night: the first event of a new day, and everything that it has published. */
export async function passNight(): Promise<void> {
  await sendScheduledEvent();
  await publishChanges();
}

/** Asks for everything, as a deployment does. */
export const askToPublishEverything = (siteUrl = 'https://torneo.test') =>
  runAsLambda('reconcile', () => handler({ ask: 'everything', siteUrl }));

/** Asks how far it is, as a deployment does until it is finished. */
export const readProgress = () => runAsLambda('reconcile', () => handler({ ask: 'progress' }));

/** A deployment: everything is asked for and published. */
export async function publishEverything(): Promise<void> {
  await askToPublishEverything();
  await publishChanges();
}
