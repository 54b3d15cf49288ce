/** Inputs that cannot be measured beforehand: how much is played and viewed, and how long a Lambda takes on AWS. */

/** Assumptions, all printed below the tables. To correct one, change it and run `npm run cost -- --write`. */
export const inputs = {
  matchesOfTournament: { value: 24, what: 'matches a month of a tournament (8 teams, about 6 rounds)' },
  savesOfMatch: { value: 12, what: 'saves for a match: result, goals, cards, line-ups, corrections' },
  writeUnitsOfLimit: {
    value: 1,
    what: 'write units that count a save of a coach or at the pitch, as if no save were an administrator’s',
  },
  readsPerSave: { value: 8, what: 'calls of signed-in people that read, for each save' },
  usersOfTournament: { value: 12, what: 'people of a tournament who sign in (organisers and coaches)' },
  viewsOfTournament: { value: 2000, what: 'views a month of a tournament by fans' },
  refreshesOfView: { value: 0.2, what: 'refreshes of open pages with a match in play, for each view' },
  logBytesOfReport: { value: 700, what: 'bytes of log that Lambda adds to an invocation: start and report' },
  readMilliseconds: { value: 30, what: 'milliseconds of a Lambda for a call that reads' },
  pictureMilliseconds: { value: 1000, what: 'milliseconds of a Lambda to draw the crests of a page' },
  saveMilliseconds: { value: 120, what: 'milliseconds of a Lambda for a save' },
  publicationMilliseconds: { value: 400, what: 'milliseconds of the publisher for a save' },
  reconcileMilliseconds: { value: 400, what: 'milliseconds of the daily reconcile for a tournament' },
  memoryGigabytes: { value: 1, what: 'GB of memory of a Lambda' },
} as const;
