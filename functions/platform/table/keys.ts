/**
 * Every key of the table.
 *
 *   pk                        sk                     holds
 *   ALL#TEAM                  id                     a team
 *   ALL#TOURNAMENT            id                     a tournament, its participants, rules, adjustments and bands
 *   ALL#CANCHA                id                     a cancha
 *   ALL#USER                  id                     a user: roles and team
 *   ALL#SETTINGS              SETTINGS               the federation's settings
 *   ALL#SETTINGS              SITE                   the address of the site
 *   ALL#SETTINGS              NOTICES                the notices in force, which every page reads with the settings
 *   ALL#NOTICE                id                     a notice, also one that is over
 *   VERDICT#match             version of the match   who might play when a match began, and why not; never changed
 *   JUDGED#team               PLAYERS                the players whom such verdicts name, who cannot be deleted
 *   ALL#SANCTION              tournament#sanction    a sanction (tournament 0: one that holds in every tournament)
 *   ALL#BULLETIN              tournament#bulletin    a bulletin
 *   ALL#BULLETIN              STATE#tournament       the draft of a tournament, the last number of each year, and the list of
 *                                                    what is published
 *   ID#SANCTION#sanction      REF                    the tournament a sanction belongs to
 *   ID#BULLETIN#bulletin      REF                    the tournament a bulletin belongs to
 *   EMAIL#address             USER                   the user who has, or is registering with, that address
 *   T#tournament              M#match                a match
 *   T#tournament              E#match#event          an event of a match
 *   T#tournament              N#match                how many events a match has
 *   T#tournament              L#match#team           a side's lineup for a match
 *   T#tournament              G#group                a group
 *   T#tournament              SHEET#match            the sheet of a match: clock, who is present, end, corrections
 *   ID#MATCH#match            REF                    the tournament a match belongs to
 *   ID#EVENT#event            REF                    the tournament and match an event belongs to
 *   ID#GROUP#group            REF                    the tournament a group belongs to
 *   OP#match                  operation's uuid       an operation of a sheet, and what became of it
 *   TEAM#team                 LINEUP                 a team's usual lineup
 *   TEAM#team                 P#player               a player
 *   ID#PLAYER#player          REF                    the team a player belongs to
 *   PLAYER#player             E#event                an event that names the player, who cannot be deleted
 *   TEAM#team                 S#staff                a member of the staff (team 0: the federation's own)
 *   ID#STAFF#staff            REF                    the team a member of the staff belongs to
 *   BOOK#kind#id              date                   the matches of a team, a cancha, an official or a Planillero on a day
 *   LINK#hash                 LINK                   a link to a match's sheet, by the hash of its token
 *   MATCHLINK#match           LINK                   which link to its sheet a match has now
 *   DOC#tournament            STANDINGS, SUMMARY,    published documents; a long list continues in 2#SCORERS …;
 *                             FIXTURE, ROUND#name,   the documents over all tournaments are composed from TOTALS
 *                             GROUP#group, BRACKET,
 *                             SCORERS, FAIRPLAY,
 *                             GOALKEEPERS, SUSPENSIONS,
 *                             TOTALS, HEADER, ROUNDS,
 *                             GOALS#name, OUTLOOK,
 *                             BULLETINS
 *                             CASES
 *   DOC#ALL                   HOME, SUMMARIES,       published documents over all tournaments; HOME continues in
 *                             SCORERS, FAIRPLAY,     2#ACTIVE …, FIGURES for each thousand of player ids
 *                             GOALKEEPERS,           and TEAMS for each hundred of team ids
 *                             FIGURES#n, LANDING,
 *                             LATEST, TEAMS#n
 *   TOTALS#ALL                tournament             hash of the tournament's newest TOTALS
 *   WAKE#scope                WAKE                   counts how often a scope was asked for; its record makes the publisher publish it
 *   PUBLICATION#tournament,   BEGUN                  the number of the last publication that began
 *     ALL                     DONE                   the last one that was completed: its number, and hashes of what it published
 *   WORK                      WORK                   what is published in the background, and how far that is
 *   JOB#tournament            JOB                    a job under way: who, and how far it is
 *   JOB#tournament            CHANGES#part           the matches of a job, before and after, compressed
 *   CHANGES#tournament        time#sequence          who changed what, by the stream's sequence number; expires
 *   CHANGEGROUP#tournament    time and uuid          what a bulk change did, and how it was before; expires
 *   DELETED#match             MATCH, CHILDREN        a deleted match and what belonged to it, as they were; expires
 *   IDEM#user#key             IDEM                   the answer of a request with that idempotency key; expires
 *   ENDED#hash                TOKEN                  an ID token ended by a logout; expires
 *   ATTEMPTS#hash             ATTEMPTS               failed attempts from one network, or the writes of a user or link; expires
 *   UPLOAD#id                 UPLOAD                 the user and team of an upload; expires
 *   SEQ#kind                  SEQ                    counter of a kind's ids
 *   IMPORT                    IMPORT                 progress of `npm run import` while it is under way
 *
 * Ids inside a sort key are padded, so that they sort as numbers. The index byKind has
 * `kind` and `id`, for lists of all items of a kind.
 */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What a published document is about: one tournament, by its id, or all of them. */
export type DocumentScope = number | 'ALL';

/**
 * What is published together: a tournament's documents and pages, by its id; those over all tournaments; the page of a
 * match; the page of a team.
 */
export type Scope = DocumentScope | PageScope;
export type PageScope = `MATCH#${number}` | `TEAM#${number}`;

export type EntityKind = 'TEAM' | 'TOURNAMENT' | 'CANCHA' | 'USER' | 'NOTICE';
/** What cannot be in two matches at once. */
export type BookedKind = 'TEAM' | 'CANCHA' | 'STAFF';
/** Of whom there are bookings. A Planillero may keep several sheets at once. */
export type BookingKind = BookedKind | 'USER';

/** Digits of the longest sequence number that a stream gives. */
const longestSequenceNumber = 40;

const paddedId = (id: number): string => String(id).padStart(16, '0');

export const keys = {
  entity: (entity: EntityKind, id: number): Key => ({ pk: `ALL#${entity}`, sk: paddedId(id) }),
  settings: (): Key => ({ pk: 'ALL#SETTINGS', sk: 'SETTINGS' }),
  site: (): Key => ({ pk: 'ALL#SETTINGS', sk: 'SITE' }),
  noticesInForce: (): Key => ({ pk: 'ALL#SETTINGS', sk: 'NOTICES' }),
  sanction: (tournamentId: number, id: number): Key => ({
    pk: partitionKeys.sanctions,
    sk: `${sortKeyPrefixes.ofTournament(tournamentId)}${paddedId(id)}`,
  }),
  sanctionRef: (id: number): Key => ({ pk: `ID#SANCTION#${id}`, sk: 'REF' }),
  bulletin: (tournamentId: number, id: number): Key => ({
    pk: partitionKeys.bulletins,
    sk: `${sortKeyPrefixes.ofTournament(tournamentId)}${paddedId(id)}`,
  }),
  bulletinRef: (id: number): Key => ({ pk: `ID#BULLETIN#${id}`, sk: 'REF' }),
  bulletinState: (tournamentId: number): Key => ({
    pk: partitionKeys.bulletins,
    sk: `STATE#${paddedId(tournamentId)}`,
  }),
  verdicts: (matchId: number, version: number): Key => ({
    pk: partitionKeys.verdicts(matchId),
    sk: paddedId(version),
  }),
  judgedPlayers: (teamId: number): Key => ({ pk: `JUDGED#${teamId}`, sk: 'PLAYERS' }),
  email: (address: string): Key => ({ pk: `EMAIL#${address}`, sk: 'USER' }),
  match: (tournamentId: number, id: number): Key => ({ pk: `T#${tournamentId}`, sk: `M#${paddedId(id)}` }),
  event: (tournamentId: number, matchId: number, id: number): Key => ({
    pk: `T#${tournamentId}`,
    sk: `E#${paddedId(matchId)}#${paddedId(id)}`,
  }),
  eventRef: (id: number): Key => ({ pk: `ID#EVENT#${id}`, sk: 'REF' }),
  eventCount: (tournamentId: number, matchId: number): Key => ({
    pk: `T#${tournamentId}`,
    sk: `N#${paddedId(matchId)}`,
  }),
  matchLineup: (tournamentId: number, matchId: number, teamId: number): Key => ({
    pk: `T#${tournamentId}`,
    sk: `L#${paddedId(matchId)}#${paddedId(teamId)}`,
  }),
  sheet: (tournamentId: number, matchId: number): Key => ({
    pk: partitionKeys.tournament(tournamentId),
    sk: `${sortKeyPrefixes.sheet}${paddedId(matchId)}`,
  }),
  operation: (matchId: number, id: string): Key => ({ pk: partitionKeys.operations(matchId), sk: id }),
  teamLineup: (teamId: number): Key => ({ pk: `TEAM#${teamId}`, sk: 'LINEUP' }),
  group: (tournamentId: number, id: number): Key => ({ pk: `T#${tournamentId}`, sk: `G#${paddedId(id)}` }),
  groupRef: (id: number): Key => ({ pk: `ID#GROUP#${id}`, sk: 'REF' }),
  matchRef: (id: number): Key => ({ pk: `ID#MATCH#${id}`, sk: 'REF' }),
  player: (teamId: number, id: number): Key => ({ pk: `TEAM#${teamId}`, sk: `P#${paddedId(id)}` }),
  playerRef: (id: number): Key => ({ pk: `ID#PLAYER#${id}`, sk: 'REF' }),
  playerEvent: (playerId: number, eventId: number): Key => ({ pk: `PLAYER#${playerId}`, sk: `E#${paddedId(eventId)}` }),
  staff: (teamId: number, id: number): Key => ({ pk: `TEAM#${teamId}`, sk: `S#${paddedId(id)}` }),
  staffRef: (id: number): Key => ({ pk: `ID#STAFF#${id}`, sk: 'REF' }),
  bookingsOfDay: (booked: BookingKind, id: number, date: string): Key => ({ pk: `BOOK#${booked}#${id}`, sk: date }),
  sheetLink: (hash: string): Key => ({ pk: `LINK#${hash}`, sk: 'LINK' }),
  linkOfMatch: (matchId: number): Key => ({ pk: `MATCHLINK#${matchId}`, sk: 'LINK' }),
  /** Published documents are stored under DOC#, the name they had in the first version. */
  document: (scope: DocumentScope, name: string): Key => ({ pk: `DOC#${scope}`, sk: name }),
  totalsHash: (tournamentId: number): Key => ({ pk: partitionKeys.totalsHashes, sk: paddedId(tournamentId) }),
  wake: (scope: Scope): Key => ({ pk: `${partitionKeys.wakes}${scope}`, sk: 'WAKE' }),
  begunPublication: (scope: DocumentScope): Key => ({ pk: `PUBLICATION#${scope}`, sk: 'BEGUN' }),
  donePublication: (scope: DocumentScope): Key => ({ pk: `PUBLICATION#${scope}`, sk: 'DONE' }),
  backgroundWork: (): Key => ({ pk: partitionKeys.backgroundWork, sk: 'WORK' }),
  job: (tournamentId: number): Key => ({ pk: `JOB#${tournamentId}`, sk: 'JOB' }),
  jobChanges: (tournamentId: number, part: number): Key => ({
    pk: `JOB#${tournamentId}`,
    sk: `CHANGES#${paddedId(part)}`,
  }),
  change: (tournamentId: number, at: string, sequence: string): Key => ({
    pk: `CHANGES#${tournamentId}`,
    sk: `${at}#${sequence.padStart(longestSequenceNumber, '0')}`,
  }),
  changeGroup: (tournamentId: number, groupId: string): Key => ({
    pk: partitionKeys.changeGroups(tournamentId),
    sk: groupId,
  }),
  deletedMatch: (id: number): Key => ({ pk: `DELETED#${id}`, sk: 'MATCH' }),
  deletedMatchChildren: (id: number): Key => ({ pk: `DELETED#${id}`, sk: 'CHILDREN' }),
  idempotency: (userId: number, key: string): Key => ({ pk: `IDEM#${userId}#${key}`, sk: 'IDEM' }),
  endedToken: (hash: string): Key => ({ pk: `ENDED#${hash}`, sk: 'TOKEN' }),
  attempts: (hash: string): Key => ({ pk: `ATTEMPTS#${hash}`, sk: 'ATTEMPTS' }),
  upload: (id: string): Key => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' }),
  sequence: (kind: string): Key => ({ pk: `SEQ#${kind}`, sk: 'SEQ' }),
  dataImport: (): Key => ({ pk: 'IMPORT', sk: 'IMPORT' }),
} as const;

/** For each kind of item: how its `pk` begins, how its `sk` begins, and the kind's name. */
const keyPrefixesOfKinds = [
  ['ALL#TEAM', '', 'TEAM'],
  ['ALL#TOURNAMENT', '', 'TOURNAMENT'],
  ['ALL#CANCHA', '', 'CANCHA'],
  ['ALL#USER', '', 'USER'],
  ['ALL#SETTINGS', 'SETTINGS', 'SETTINGS'],
  ['ALL#SETTINGS', 'NOTICES', 'NOTICES'],
  ['ALL#NOTICE', '', 'NOTICE'],
  ['ALL#SANCTION', '', 'SANCTION'],
  ['ALL#BULLETIN', '', 'BULLETIN'],
  ['T#', 'M#', 'MATCH'],
  ['T#', 'E#', 'EVENT'],
  ['T#', 'L#', 'LINEUP'],
  ['T#', 'G#', 'GROUP'],
  ['T#', 'SHEET#', 'SHEET'],
  ['OP#', '', 'OPERATION'],
  ['TEAM#', 'P#', 'PLAYER'],
  ['TEAM#', 'S#', 'STAFF'],
  ['TEAM#', 'LINEUP', 'LINEUP'],
  ['ID#', '', 'POINTER'],
  ['PLAYER#', '', 'POINTER'],
  ['EMAIL#', '', 'EMAIL'],
  ['BOOK#', '', 'BOOK'],
  ['LINK#', '', 'LINK'],
  ['MATCHLINK#', '', 'LINK'],
  ['IDEM#', '', 'ANSWER'],
  ['UPLOAD#', '', 'UPLOAD'],
  ['VERDICT#', '', 'VERDICT'],
] as const;

/**
 * The kinds of items whose shape has a version; every other item is read as it was written. Of counters, wakes, numbers of
 * publications, hashes of totals, attempts and ended tokens, expressions name all fields; each deployment writes the site's
 * address anew. Who changes the shape of a job, an entry or a group of 'Cambios', what a publication leaves, or the progress
 * of background work or an import must still read the stored ones.
 */
export type ItemKind = (typeof keyPrefixesOfKinds)[number][2];

/**
 * The kind of the item with this key; undefined for published documents, which say the build that made them, and for items
 * without a version.
 */
export function itemKindOf({ pk = '', sk = '' }: Partial<Key>): ItemKind | undefined {
  return keyPrefixesOfKinds.find(([partition, sort]) => pk.startsWith(partition) && sk.startsWith(sort))?.[2];
}

export const partitionKeys = {
  entities: (entity: EntityKind): string => `ALL#${entity}`,
  settings: 'ALL#SETTINGS',
  sanctions: 'ALL#SANCTION',
  bulletins: 'ALL#BULLETIN',
  tournament: (id: number): string => `T#${id}`,
  /** Beginning of the partition key of every tournament's matches, events, groups and sheets. */
  tournaments: 'T#',
  documents: (scope: DocumentScope): string => `DOC#${scope}`,
  totalsHashes: 'TOTALS#ALL',
  team: (id: number): string => `TEAM#${id}`,
  /** Beginning of the partition key of every team. */
  teams: 'TEAM#',
  /** Beginning of the partition key of every scope's wakes. */
  wakes: 'WAKE#',
  backgroundWork: 'WORK',
  playerEvents: (playerId: number): string => `PLAYER#${playerId}`,
  operations: (matchId: number): string => `OP#${matchId}`,
  verdicts: (matchId: number): string => `VERDICT#${matchId}`,
  job: (tournamentId: number): string => `JOB#${tournamentId}`,
  changes: (tournamentId: number): string => `CHANGES#${tournamentId}`,
  changeGroups: (tournamentId: number): string => `CHANGEGROUP#${tournamentId}`,
  book: (booked: BookingKind, id: number): string => `BOOK#${booked}#${id}`,
} as const;

/** The id of the tournament that this partition belongs to, as 7 for 'T#7'; null for partitions of anything else. */
export const tournamentIdOfPartition = (pk: string | undefined): number | null =>
  pk?.startsWith(partitionKeys.tournaments) ? Number(pk.slice(partitionKeys.tournaments.length)) : null;

export const sortKeyPrefixes = {
  match: 'M#',
  event: 'E#',
  eventCount: 'N#',
  lineup: 'L#',
  group: 'G#',
  sheet: 'SHEET#',
  player: 'P#',
  staff: 'S#',
  jobChanges: 'CHANGES#',
  /** Of sanctions and bulletins, which are listed by tournament. */
  ofTournament: (id: number): string => `${paddedId(id)}#`,
  eventsOf: (matchId: number): string => `E#${paddedId(matchId)}#`,
  lineupsOf: (matchId: number): string => `L#${paddedId(matchId)}#`,
} as const;
