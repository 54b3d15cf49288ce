/**
 * Expiry of items: DynamoDB removes them some time after their `ttl`, in seconds since 1970, so readers compare it too.
 */

export const daySeconds = 24 * 60 * 60;

/** Whole seconds since 1970. */
export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
