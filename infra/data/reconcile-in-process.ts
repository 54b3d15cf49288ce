/** Runs the code of the reconcile Lambda in this process, for the local environment, whose host may not be running. */
import type { ReconcileProgress } from './environment-services.ts';

export async function reconcileInThisProcess(): Promise<ReconcileProgress> {
  const { handler } = await import('#functions/reconcile/index.ts');
  await handler();
  return { done: 1, total: 1, isFinished: true, failed: 0 };
}
