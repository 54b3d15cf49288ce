/**
 * Every key of the table, on one page.
 *
 *   pk                        sk                     holds
 *   ALL#TEAM                  id                     a team
 *   ALL#TOURNAMENT            id                     a tournament, its participants, rules and adjustments
 *   ALL#CANCHA                id                     a cancha
 *   ALL#USER                  id                     a user: roles and team (who may do what)
 *   ALL#SETTINGS              SETTINGS               the federation's settings
 *   EMAIL#address             USER                   which user has that address
 *   T#tournament              M#match                a match
 *   T#tournament              E#match#event          an event of a match
 *   T#tournament              N#match                how many events a match has
 *   T#tournament              L#match#team           a side's lineup for a match
 *   T#tournament              G#group                a group
 *   ID#MATCH#match            REF                    the tournament a match belongs to
 *   ID#EVENT#event            REF                    the tournament and match an event belongs to
 *   ID#GROUP#group            REF                    the tournament a group belongs to
 *   TEAM#team                 LINEUP                 a team's usual lineup
 *   TEAM#team                 P#player               a player
 *   ID#PLAYER#player          REF                    the team a player belongs to
 *   PLAYER#player             E#event                an event that names him: he cannot be deleted
 *   TEAM#team                 S#staff                a member of the staff (team 0: the federation's own)
 *   ID#STAFF#staff            REF                    the team a member of the staff belongs to
 *   BOOK#kind#id              date                   which matches hold a team, a cancha or an official that day
 *   PAGE#tournament           STANDINGS, SUMMARY,    published documents; a long list goes on in 2#SCORERS …;
 *                             FIXTURE, ROUND#name,   TALLY is what those over every tournament are made of
 *                             GROUP#group, BRACKET,
 *                             SCORERS, FAIRPLAY,
 *                             KEEPERS, SUSPENSIONS,
 *                             TALLY
 *   PAGE#ALL                  HOME, SUMMARIES,       published documents over every tournament;
 *                             SCORERS, FAIRPLAY,     FIGURES by thousands of player ids
 *                             KEEPERS, FIGURES#n
 *   TICKET#tournament or ALL  TICKET                 order of recomputations
 *   IDEM#user#key             IDEM                   what a request with that key created and was answered; expires
 *   ENDED#hash                TOKEN                  an ID token whose session was ended before it; expires
 *   ATTEMPTS#hash             ATTEMPTS               how many attempts to get in failed from one place; expires
 *   UPLOAD#id                 UPLOAD                 who asked for an upload, and for which team; expires
 *   SEQ#kind                  SEQ                    id counter
 *
 * Ids inside a sort key are padded, so that they sort as numbers. Index byKind: `kind` + `id`, for lists over everything.
 */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What a page is about: a tournament, or all of them. */
export type DocumentScope = number | 'ALL';

export type Entity = 'TEAM' | 'TOURNAMENT' | 'CANCHA' | 'USER';
export type BookedKind = 'TEAM' | 'CANCHA' | 'STAFF';

const padded = (id: number): string => String(id).padStart(16, '0');

export const keys = {
  entity: (entity: Entity, id: number): Key => ({ pk: `ALL#${entity}`, sk: padded(id) }),
  settings: (): Key => ({ pk: 'ALL#SETTINGS', sk: 'SETTINGS' }),
  email: (address: string): Key => ({ pk: `EMAIL#${address}`, sk: 'USER' }),
  match: (tournamentId: number, id: number): Key => ({ pk: `T#${tournamentId}`, sk: `M#${padded(id)}` }),
  event: (tournamentId: number, matchId: number, id: number): Key => ({
    pk: `T#${tournamentId}`,
    sk: `E#${padded(matchId)}#${padded(id)}`,
  }),
  eventRef: (id: number): Key => ({ pk: `ID#EVENT#${id}`, sk: 'REF' }),
  eventCount: (tournamentId: number, matchId: number): Key => ({ pk: `T#${tournamentId}`, sk: `N#${padded(matchId)}` }),
  matchLineup: (tournamentId: number, matchId: number, teamId: number): Key => ({
    pk: `T#${tournamentId}`,
    sk: `L#${padded(matchId)}#${padded(teamId)}`,
  }),
  teamLineup: (teamId: number): Key => ({ pk: `TEAM#${teamId}`, sk: 'LINEUP' }),
  group: (tournamentId: number, id: number): Key => ({ pk: `T#${tournamentId}`, sk: `G#${padded(id)}` }),
  groupRef: (id: number): Key => ({ pk: `ID#GROUP#${id}`, sk: 'REF' }),
  matchRef: (id: number): Key => ({ pk: `ID#MATCH#${id}`, sk: 'REF' }),
  player: (teamId: number, id: number): Key => ({ pk: `TEAM#${teamId}`, sk: `P#${padded(id)}` }),
  playerRef: (id: number): Key => ({ pk: `ID#PLAYER#${id}`, sk: 'REF' }),
  playerEvent: (playerId: number, eventId: number): Key => ({ pk: `PLAYER#${playerId}`, sk: `E#${padded(eventId)}` }),
  staff: (teamId: number, id: number): Key => ({ pk: `TEAM#${teamId}`, sk: `S#${padded(id)}` }),
  staffRef: (id: number): Key => ({ pk: `ID#STAFF#${id}`, sk: 'REF' }),
  bookDay: (booked: BookedKind, id: number, date: string): Key => ({ pk: `BOOK#${booked}#${id}`, sk: date }),
  page: (scope: DocumentScope, page: string): Key => ({ pk: `PAGE#${scope}`, sk: page }),
  ticket: (scope: DocumentScope): Key => ({ pk: `TICKET#${scope}`, sk: 'TICKET' }),
  idempotency: (userId: number, key: string): Key => ({ pk: `IDEM#${userId}#${key}`, sk: 'IDEM' }),
  endedToken: (hash: string): Key => ({ pk: `ENDED#${hash}`, sk: 'TOKEN' }),
  attempts: (hash: string): Key => ({ pk: `ATTEMPTS#${hash}`, sk: 'ATTEMPTS' }),
  upload: (id: string): Key => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' }),
  sequence: (kind: string): Key => ({ pk: `SEQ#${kind}`, sk: 'SEQ' }),
} as const;

/** What may lie at a key, by how its `pk` and its `sk` begin. */
const kindsByKey = [
  ['ALL#TEAM', '', 'TEAM'],
  ['ALL#TOURNAMENT', '', 'TOURNAMENT'],
  ['ALL#CANCHA', '', 'CANCHA'],
  ['ALL#USER', '', 'USER'],
  ['ALL#SETTINGS', '', 'SETTINGS'],
  ['T#', 'M#', 'MATCH'],
  ['T#', 'E#', 'EVENT'],
  ['T#', 'L#', 'LINEUP'],
  ['T#', 'G#', 'GROUP'],
  ['TEAM#', 'P#', 'PLAYER'],
  ['TEAM#', 'S#', 'STAFF'],
  ['TEAM#', 'LINEUP', 'LINEUP'],
  ['ID#', '', 'POINTER'],
  ['PLAYER#', '', 'POINTER'],
  ['EMAIL#', '', 'EMAIL'],
  ['BOOK#', '', 'BOOK'],
  ['IDEM#', '', 'ANSWER'],
  ['UPLOAD#', '', 'UPLOAD'],
] as const;

/** An item whose shape has a version. Counters, tickets and ended tokens have none: expressions name all they are. */
export type Kind = (typeof kindsByKey)[number][2];

/** Undefined for published documents, which have a version of their own, and for what has none. */
export function kindOf({ pk = '', sk = '' }: Partial<Key>): Kind | undefined {
  return kindsByKey.find(([partition, sort]) => pk.startsWith(partition) && sk.startsWith(sort))?.[2];
}

export const partitions = {
  entities: (entity: Entity): string => `ALL#${entity}`,
  tournament: (id: number): string => `T#${id}`,
  pages: (scope: DocumentScope): string => `PAGE#${scope}`,
  team: (id: number): string => `TEAM#${id}`,
  /** How the partition of every team begins. */
  teams: 'TEAM#',
  playerEvents: (playerId: number): string => `PLAYER#${playerId}`,
  book: (booked: BookedKind, id: number): string => `BOOK#${booked}#${id}`,
} as const;

export const prefixes = {
  match: 'M#',
  event: 'E#',
  group: 'G#',
  player: 'P#',
  staff: 'S#',
  eventsOf: (matchId: number): string => `E#${padded(matchId)}#`,
  lineupsOf: (matchId: number): string => `L#${padded(matchId)}#`,
} as const;
