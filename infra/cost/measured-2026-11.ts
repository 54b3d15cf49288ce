/**
 * What each user action costs in requests, bytes and capacity units, measured by `npm run bench` on 2026-11-22: in a
 * tournament of 100 matches, with the real handlers, the capacity units that the local database reports, and the demo
 * tournament's screens in a browser. The bench measures all of them and fails when one is more than a tenth higher.
 */
export const measured = {
  /** A visitor's first screen, with nothing in the browser's cache: the average of all public screens. */
  firstView: { requests: 22, apiRequests: 3.6, bytes: 170_000 },
  /** A later screen of the same visit: the site's scripts are in the browser's cache already. */
  nextView: { requests: 4.6, apiRequests: 3.6, bytes: 5200 },
  /** A public answer that is not in CloudFront's cache. */
  publicRead: { readUnits: 0.5 },
  /** The check of the session, which every call of a signed-in user adds. */
  session: { readUnits: 2 },
  /** Saving a result, and then the publication of the changed pages. */
  result: { readUnits: 13, writeUnits: 7 },
  publication: { readUnits: 97, writeUnits: 28 },
  /** Bytes in the table per match, including its events and its share of the squads. */
  storedBytesOfMatch: 2420,
  /** What a Lambda logs for a call, without what AWS adds at its start and end. */
  call: { logBytes: 186 },
} as const;
