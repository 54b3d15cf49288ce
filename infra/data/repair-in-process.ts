/** Runs the code of the reconcile Lambda in this process, for the local environment, whose host may not be running. */

/** Compares every published document with its sources and repairs what differs; throws when some could not be published. */
export async function repairDocumentsInThisProcess(): Promise<void> {
  // Imported only now, because the module reads the table's name from the environment variables.
  const { continueRun } = await import('#functions/reconcile/run.ts');
  const run = `import ${new Date().toISOString()}`;
  const { failed } = await continueRun({ run, until: Number.POSITIVE_INFINITY, anew: false });
  if (failed.length > 0) throw new Error(`no se pudo publicar: ${failed.join(', ')}`);
}
