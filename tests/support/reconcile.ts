/** Invokes the reconcile Lambda as its schedule and as a deployment do. */
import { handler } from '#functions/reconcile/index.ts';
import { runAsLambda } from './recorded-lambda.ts';

const fifteenMinutes = { getRemainingTimeInMillis: () => 15 * 60_000 };

/** Invokes it with the nightly event; `context` tells how much time the Lambda has left. */
export const reconcileTonight = (time = new Date().toISOString(), context = fifteenMinutes) =>
  runAsLambda('reconcile', () => handler({ time }, context));

/** Invokes it once as a deployment does; the call works on the run for about `seconds`. */
export const continueReconcile = (run: string, seconds?: number) =>
  runAsLambda('reconcile', () => handler(seconds === undefined ? { run } : { run, seconds }, fifteenMinutes));

/** The first call of a deployment, which begins a finished run of this name anew. */
export const beginReconcile = (run: string, seconds: number, siteUrl = 'https://torneo.test') =>
  runAsLambda('reconcile', () => handler({ run, seconds, siteUrl, anew: true }, fifteenMinutes));
