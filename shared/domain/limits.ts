/** The business constants and limits of SPEC §5 and §9, each stated once. */
export const limits = {
  nameLength: 100,
  descriptionLength: 1000,
  urlLength: 2000,
  foundationYearMin: 1800,
  score: 99,
  matchMinutesMax: 200,
  squadSizeMax: 99,
  /** The transaction checks each new participant and takes 100 items. */
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
  /** As many characters as a sign-in name may have. */
  emailLength: 128,
  /** Bytes of a logo put straight into the bucket, and of one sent through a Lambda, whose events are smaller. */
  logoUpload: 5 * 1024 * 1024,
  logoInForm: 4 * 1024 * 1024,
  /** Pixels a side of what is sent and of what is kept, and the bytes of the latter. */
  logoSentSide: 4096,
  logoSide: 256,
  logoBytes: 20 * 1024,
  /** Bytes of a JSON body; above it the answer is 413. */
  jsonBody: 256 * 1024,
  /** How many errors an answer lists. */
  errorsOfProblem: 50,
} as const;

export const defaults = {
  round: 'Fecha 1',
  matchTime: '14:00',
  position: 'Delantero',
  staffRole: 'Referee',
  timeZone: 'America/Argentina/Buenos_Aires',
} as const;
