/** Limits and default values of the application, each stated only here. */
export const limits = {
  nameLength: 100,
  shortNameLength: 12,
  descriptionLength: 1000,
  urlLength: 2000,
  foundationYearMin: 1800,
  score: 99,
  /** How many players of a team begin a match, by the federation's settings. */
  startersMin: 5,
  startersMax: 11,
  matchMinutesMax: 200,
  blueMinutesMax: 30,
  squadSizeMax: 99,
  /** The maximum number of teams in a tournament: each new one takes one of the 100 items of a DynamoDB transaction. */
  participants: 90,
  bandsOfTournament: 6,
  bandLabelLength: 30,
  placeOfBand: 100,
  eventsOfMatch: 80,
  /** How many events come with a result: each takes three or four of the 100 items of a DynamoDB transaction. */
  eventsOfResult: 20,
  /** How many operations the sheet of a match takes, refused ones apart, and how many one request sends. */
  operationsOfSheet: 1000,
  operationsAtOnce: 50,
  /** How many players of each side the sheet of a match adds who are not on its team's list. */
  newPlayersOfSide: 5,
  /** How old an operation may be when it is sent, in seconds: a year. */
  operationAgeSeconds: 60 * 60 * 24 * 365,
  /** The maximum sizes of the fixture generator's input, and of what it plans at once. */
  playingTimes: 20,
  canchasOfPlayingTime: 50,
  fixtureRequests: 200,
  excludedDates: 366,
  officialsOfFixture: 100,
  matchesOfFixture: 1000,
  /** How many days after the first one a fixture may last, and a round be postponed. */
  fixtureDays: 731,
  postponementDays: 365,
  /** How many slots are proposed for a postponed match, and how many days on. */
  slotsProposed: 3,
  daysOfProposals: 120,
  /** How many matches one request moves by hand, and how many teams or players one list adds. */
  matchesMovedAtOnce: 20,
  listedAtOnce: 30,
  /** Eight matches of the last sixteen and four quarter-finals. */
  earlierPlayoffMatches: 12,
  /** How many users may keep the sheet of one match. */
  sheetUsers: 10,
  staffOfTeam: 20,
  noticeTitleLength: 80,
  noticeTextLength: 500,
  /** For how many days a notice may be in force, and how many of one scope at once. */
  noticeDays: 60,
  noticesOfScope: 20,
  measuresOfSanction: 6,
  measureTextLength: 200,
  matchesOfSanction: 99,
  pointsOfSanction: 99,
  articleLength: 60,
  sanctionReasonLength: 1000,
  fineAmount: 1_000_000_000_000,
  fineUnitLength: 20,
  /** Publishing a bulletin writes each of its sanctions, and what it replaces, in one DynamoDB transaction of 100 items. */
  sanctionsOfBulletin: 45,
  bulletinNoticesLength: 5000,
  sanctionsPublicYears: 99,
  /** How many of a tournament's open cases the organiser's home names. */
  casesOnHome: 3,
  /** How many canchas a DT may have created. */
  canchasOfCoach: 20,
  jerseyNumber: 99,
  birthDateMin: '1900-01-01',
  /** The years of birth that an age rule may name, and how many clauses and exceptions a tournament has. */
  birthYearMin: 1900,
  birthYearMax: 2100,
  ageClauses: 10,
  eligibilityExceptions: 100,
  exceptionReasonLength: 200,
  /** For how many days before its end a medical certificate is told to be ending. */
  expiryWarningDays: 15,
  /** How many matches of the league a tournament may ask for before the playoffs. */
  matchesBeforePlayoffs: 20,
  phoneLength: 40,
  listPage: 1000,
  upcomingOnHome: 5,
  upcomingOnCard: 2,
  /** How many of the first rows of a table the API lists in a summary, and a page of several tournaments shows. */
  leadersInSummary: 3,
  leadersOnPage: 4,
  /** How many results, scorers and matches the published pages show. */
  resultsOnHome: 10,
  scorersOnPage: 5,
  rowsOfPage: 100,
  nextOnTeamPage: 3,
  overdueOnTeamPage: 3,
  resultsOnTeamPage: 5,
  announcedOnHome: 3,
  matchesOfAnnounced: 2,
  tournamentsOnTeamPage: 5,
  passwordLength: 10,
  passwordLengthMax: 256,
  /** Cognito accepts at most this many characters in a sign-in name. */
  emailLength: 128,
  /** The maximum bytes of a picture that is chosen as a logo; the browser reduces it before it is sent. */
  logoPicked: 12 * 1024 * 1024,
  /** The maximum bytes of a logo sent straight to the bucket, and of one sent through a Lambda, which accepts less. */
  logoUpload: 5 * 1024 * 1024,
  logoInForm: 4 * 1024 * 1024,
  /** The maximum side of a sent image and the side of a stored logo, in pixels; the maximum bytes of a stored logo. */
  logoSentSide: 4096,
  logoSide: 256,
  /** How many scans a JPEG has at most; those of programs have up to 20. */
  scansOfJpeg: 64,
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
