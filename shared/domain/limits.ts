/** The business constants and limits of SPEC §5 and §9, each stated once. */
export const limits = {
  nameLength: 100,
  descriptionLength: 1000,
  urlLength: 2000,
  foundationYearMin: 1800,
  score: 99,
  matchMinutesMax: 200,
  squadSizeMax: 99,
  /** Each new one is checked inside the transaction, which takes 100 items. */
  participants: 90,
  eventsOfMatch: 80,
  listPage: 1000,
  upcomingOnHome: 5,
  upcomingOnCard: 2,
  passwordLength: 10,
  passwordLengthMax: 256,
  /** As many characters as a sign-in name may have. */
  emailLength: 128,
  /** Bytes of a JSON body; above it the answer is 413. */
  jsonBody: 256 * 1024,
} as const;

export const defaults = {
  round: 'Fecha 1',
  matchTime: '14:00',
  timeZone: 'America/Argentina/Buenos_Aires',
} as const;
