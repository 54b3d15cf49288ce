/** Runs the code of the reconcile Lambda in this process, for the local environment, whose host may not be running. */

export async function publishPagesInThisProcess(): Promise<void> {
  const { handler } = await import('#functions/reconcile/index.ts');
  await handler();
}
