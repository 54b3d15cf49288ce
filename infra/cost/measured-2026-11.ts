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
  /** Saving a result. */
  result: { readUnits: 13, writeUnits: 7 },
  /** The publication of the pages that a result changes: its reads alone, its writes among 100 tournaments. */
  publication: { readUnits: 97, writeUnits: 44 },
  /** What each other tournament adds to the reads of a publication: its share of the pages over all tournaments. */
  otherTournament: { readUnits: 4.8 },
  /** The nightly reconcile of a tournament whose pages are all right, with its share of those over all tournaments. */
  reconcile: { readUnits: 91, writeUnits: 3 },
  /** Bytes in the table per match, including its events and its share of the squads. */
  storedBytesOfMatch: 2420,
  /** What a Lambda logs for a call, without what AWS adds at its start and end. */
  call: { logBytes: 283 },
} as const;
