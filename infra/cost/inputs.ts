/** Inputs that cannot be measured beforehand: how much is played and viewed, and how long a Lambda takes on AWS. */

/** Assumptions, all printed below the tables. To correct one, change it and run `npm run cost -- --write`. */
export const inputs = {
  matchesOfTournament: { value: 24, what: 'matches a month of a tournament (8 teams, about 6 rounds)' },
  savesOfMatch: { value: 12, what: 'saves for a match: result, goals, cards, line-ups, corrections' },
  readsPerSave: { value: 8, what: 'calls of signed-in people that read, for each save' },
  usersOfTournament: { value: 12, what: 'people of a tournament who sign in (organisers and coaches)' },
  viewsOfTournament: { value: 2000, what: 'views a month of a tournament by fans' },
  firstViewShare: { value: 0.3, what: 'share of views with nothing in the browser’s cache' },
  hitRatio: { value: 0.8, what: 'hit ratio: share of fans’ API requests that CloudFront answers from its cache' },
  fileHitRatio: { value: 0.95, what: 'share of requests for files of the site that CloudFront answers from its cache' },
  logBytesOfReport: { value: 700, what: 'bytes of log that Lambda adds to an invocation: start and report' },
  readMilliseconds: { value: 30, what: 'milliseconds of a Lambda for a call that reads' },
  saveMilliseconds: { value: 120, what: 'milliseconds of a Lambda for a save' },
  publicationMilliseconds: { value: 400, what: 'milliseconds of the publisher for a save' },
  reconcileMilliseconds: { value: 400, what: 'milliseconds of the nightly reconcile for a tournament' },
  memoryGigabytes: { value: 1, what: 'GB of memory of a Lambda' },
} as const;
