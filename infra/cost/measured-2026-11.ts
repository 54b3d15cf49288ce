/**
 * What the application uses for each thing that people do, measured by `npm run bench` on 2026-11-22: in a tournament of
 * 100 matches, with the real handlers, the local database's own count of capacity units and the demo tournament's
 * screens in a browser. The bench measures them again and fails when one is more than a tenth higher.
 */
export const measured = {
  /** A visitor's first screen, with nothing in the browser's cache: the average of all public screens. */
  firstView: { requests: 22, apiRequests: 3.6, bytes: 170_000 },
  /** A further screen, with the program in the browser's cache. */
  nextView: { requests: 4.6, apiRequests: 3.6, bytes: 5200 },
  /** A public answer that the edge does not have. */
  publicRead: { readUnits: 0.5 },
  /** What every call of somebody who is signed in adds: whether the session still holds. */
  session: { readUnits: 2 },
  /** A result saved, and the pages published again after it. */
  result: { readUnits: 13, writeUnits: 7 },
  publication: { readUnits: 97, writeUnits: 28 },
  /** The bytes of the table for one match with its events, share of squads included. */
  storedBytesOfMatch: 2420,
  /** What a Lambda logs for a call, without what AWS adds at its start and end. */
  call: { logBytes: 186 },
} as const;
