/**
 * Expiry of items: DynamoDB removes an item some time after its `ttl`, in seconds since 1970, so readers must compare
 * it, too.
 */

export const secondsPerDay = 24 * 60 * 60;

/** Whole seconds from 1970 to a moment. */
export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
