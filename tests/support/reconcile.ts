/** Invokes the reconcile Lambda as its schedule and as a deployment do. */
import { handler } from '#functions/reconcile/index.ts';
import { runAsLambda } from './recorded-lambda.ts';

const fifteenMinutes = { getRemainingTimeInMillis: () => 15 * 60_000 };

let days = 0;

/** The next day each time, as a day's run does nothing once it has finished. */
const nextDay = (): string => {
  days += 1;
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
};

/** Invokes it with an event of its schedule, by default of a new day; `context` tells how much time the Lambda has left. */
export const sendScheduledEvent = (time = nextDay(), context = fifteenMinutes) =>
  runAsLambda('reconcile', () => handler({ time }, context));

/** Invokes it once as a deployment does; the call works on the run for about `seconds`. */
export const continueReconcile = (run: string, seconds?: number) =>
  callOfDeployment(seconds === undefined ? { run } : { run, seconds });

/** The first call of a deployment, which begins a finished run of this name anew. */
export const beginReconcile = (run: string, seconds: number, siteUrl = 'https://torneo.test') =>
  callOfDeployment({ run, seconds, siteUrl, anew: true });

async function callOfDeployment(event: Parameters<typeof handler>[0]) {
  const answer = await runAsLambda('reconcile', () => handler(event, fifteenMinutes));
  if (!answer) throw new Error('A named run was not answered');
  return answer;
}
