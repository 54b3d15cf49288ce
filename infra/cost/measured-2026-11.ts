/**
 * How many requests, bytes and capacity units each action of a user needs, measured by `npm run bench` on 2026-11-27. The
 * actions run through the real handlers in a tournament of 100 matches; the local database reports the capacity units, and
 * a replay of visits asks the running application. The bench fails when a figure is more than a tenth higher than here.
 */
export const measured = {
  /**
   * A view of a published page, over 100,000 visits of a day with a fifth of them the first of a browser, a few
   * tournaments popular and many not: requests to CloudFront, bytes of their answers, runs of the viewer function, GET
   * requests to S3, and calls of the Lambda of the pages.
   */
  view: { requests: 1.615, bytes: 12_500, functionRuns: 1.02, bucketReads: 0.753, pagesCalls: 0.004 },
  /** A refresh of an open page while a match on it is in play. */
  refresh: { requests: 1, bytes: 1500, functionRuns: 1, bucketReads: 0.604, pagesCalls: 0 },
  /** What the Lambda of the pages reads to draw the crests of one. */
  picture: { readUnits: 34 },
  /** A public answer that is not in CloudFront's cache. */
  publicRead: { readUnits: 0.5 },
  /** The check of the session, which every call of a signed-in user adds. */
  session: { readUnits: 2 },
  /** Saving a result. */
  result: { readUnits: 13, writeUnits: 7 },
  /**
   * The publication of what a result changes: documents, of which the reads are its own and the writes among 100
   * tournaments, and pages, which it writes with PUT requests.
   */
  publication: { readUnits: 123, writeUnits: 51, bucketWrites: 15 },
  /** What each other tournament adds to the reads of a publication: its share of the pages over all tournaments. */
  otherTournament: { readUnits: 1.1 },
  /**
   * What the night publishes of a tournament in progress: everything that turns with the day, with its share of what
   * stands over all tournaments.
   */
  reconcile: { readUnits: 486, writeUnits: 19, bucketWrites: 39 },
  /** Bytes in the table per match, including its events and its share of the squads. */
  storedBytesOfMatch: 2420,
  /** What a Lambda logs for a call, without what AWS adds at its start and end. */
  call: { logBytes: 283 },
} as const;
