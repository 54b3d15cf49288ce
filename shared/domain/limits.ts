/** Limits and default values of the application, each stated only here. */
export const limits = {
  nameLength: 100,
  descriptionLength: 1000,
  urlLength: 2000,
  foundationYearMin: 1800,
  score: 99,
  matchMinutesMax: 200,
  squadSizeMax: 99,
  /** The maximum number of teams in a tournament: each new one takes one of the 100 items of a DynamoDB transaction. */
  participants: 90,
  eventsOfMatch: 80,
  staffOfTeam: 20,
  jerseyNumber: 99,
  birthDateMin: '1900-01-01',
  phoneLength: 40,
  listPage: 1000,
  upcomingOnHome: 5,
  upcomingOnCard: 2,
  passwordLength: 10,
  passwordLengthMax: 256,
  /** Cognito accepts at most this many characters in a sign-in name. */
  emailLength: 128,
  /** The maximum bytes of a logo sent straight to the bucket, and of one sent through a Lambda, which accepts less. */
  logoUpload: 5 * 1024 * 1024,
  logoInForm: 4 * 1024 * 1024,
  /** The maximum side of a sent image and the side of a stored logo, in pixels; the maximum bytes of a stored logo. */
  logoSentSide: 4096,
  logoSide: 256,
  logoBytes: 20 * 1024,
  /** The maximum bytes of a JSON request body; a larger one is answered with 413. */
  jsonBody: 256 * 1024,
  /** The maximum number of field errors in one error response. */
  errorsOfProblem: 50,
} as const;

export const applicationDefaults = {
  round: 'Fecha 1',
  matchTime: '14:00',
  position: 'Delantero',
  staffRole: 'Referee',
  timeZone: 'America/Argentina/Buenos_Aires',
} as const;
