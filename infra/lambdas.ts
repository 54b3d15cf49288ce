/**
 * The names of all Lambdas: one for each resource of the contract, the one that renders pages, the fallback for unknown
 * routes, two that follow the table's stream, and the one that asks for what has to be published again.
 */
import { contract, type ResourceName } from '#shared/contract/index.ts';

export const apiResourceNames = Object.keys(contract) as ResourceName[];

/**
 * The Lambdas that answer requests, all of them behind the edge's secret.
 * @internal
 */
export const requestLambdaNames: readonly string[] = [...apiResourceNames, 'pages', 'fallback'];

/** Each name is a folder of `functions/` whose index.ts exports the Lambda's `handler`. */
export const lambdaNames: readonly string[] = [...requestLambdaNames, 'publisher', 'reconcile', 'logocleanup'];

/** The Lambdas that process images, so the image codecs are deployed with them. */
export const imageProcessingLambdaNames: readonly string[] = ['upload'];

/** The other Lambdas that keep or remove logos, so S3's client is deployed with them. */
export const logoLambdaNames: readonly string[] = ['teams', 'settings', 'logocleanup'];

/** The Lambdas that compute a tournament's documents, so what computes the outlook is deployed with them. */
export const computingLambdaNames: readonly string[] = ['tournaments', 'standings', 'statistics', 'pages', 'publisher'];

/** The Lambdas that draw the pictures of pages, so what draws them is deployed with them. */
export const pictureLambdaNames: readonly string[] = ['pages'];
