/** Every Lambda: one per resource of the contract, the answer to unknown routes, and the publisher. */
import { contract, type ResourceName } from '#shared/contract/index.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** Each is a folder of `functions/` whose index.ts exports `handler`. */
export const lambdaNames: readonly string[] = [...resourceNames, 'fallback', 'publisher'];
