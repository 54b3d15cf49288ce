/**
 * Every Lambda: one per resource of the contract, the answer to unknown routes, those that follow the stream, and the
 * nightly one.
 */
import { contract, type ResourceName } from '#shared/contract/index.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** Each is a folder of `functions/` whose index.ts exports `handler`. */
export const lambdaNames: readonly string[] = [...resourceNames, 'fallback', 'publisher', 'reconcile', 'logokeeper'];

/** Those whose bundle comes with the image codecs. */
export const imageLambdas: readonly string[] = ['upload', 'logokeeper'];
