/** Which kinds of items an export holds, and why it leaves the others out: one rule for each kind of key. */
import type { Key, keys } from '#functions/platform/table/keys.ts';

export type KindOfKey = keyof typeof keys;

interface KindRule {
  /** The prefixes of the partition key and of the sort key. */
  readonly begins: readonly [pk: string, sk: string];
  /** The file of an export that holds the items of this kind; undefined when they are left out. */
  readonly file?: 'entities' | 'counters';
  /** Why exports do not hold items of this kind. */
  readonly leftOut?: string;
}

const entities = (pk: string, sk = ''): KindRule => ({ begins: [pk, sk], file: 'entities' });
const leftOut = (pk: string, reason: string): KindRule => ({ begins: [pk, ''], leftOut: reason });

/**
 * One rule for each kind of key: a new kind without a rule does not compile. If two rules match an item, the first one
 * applies.
 */
export const kindRules: Readonly<Record<KindOfKey, KindRule>> = {
  settings: entities('ALL#SETTINGS', 'SETTINGS'),
  noticesInForce: entities('ALL#SETTINGS', 'NOTICES'),
  site: { begins: ['ALL#SETTINGS', 'SITE'], leftOut: 'the address belongs to the environment that is exported' },
  sanction: entities('ALL#SANCTION'),
  bulletinState: entities('ALL#BULLETIN', 'STATE#'),
  bulletin: entities('ALL#BULLETIN'),
  sanctionRef: entities('ID#SANCTION#'),
  bulletinRef: entities('ID#BULLETIN#'),
  verdicts: entities('VERDICT#'),
  judgedPlayers: entities('JUDGED#'),
  entity: entities('ALL#'),
  email: entities('EMAIL#'),
  match: entities('T#', 'M#'),
  event: entities('T#', 'E#'),
  eventCount: entities('T#', 'N#'),
  matchLineup: entities('T#', 'L#'),
  group: entities('T#', 'G#'),
  sheet: entities('T#', 'SHEET#'),
  operation: entities('OP#'),
  teamLineup: entities('TEAM#', 'LINEUP'),
  player: entities('TEAM#', 'P#'),
  staff: entities('TEAM#', 'S#'),
  playerEvent: entities('PLAYER#'),
  matchRef: entities('ID#MATCH#'),
  eventRef: entities('ID#EVENT#'),
  groupRef: entities('ID#GROUP#'),
  playerRef: entities('ID#PLAYER#'),
  staffRef: entities('ID#STAFF#'),
  bookingsOfDay: entities('BOOK#'),
  sheetLink: entities('LINK#'),
  linkOfMatch: entities('MATCHLINK#'),
  sequence: { begins: ['SEQ#', ''], file: 'counters' },
  document: leftOut('DOC#', 'published documents are computed again from the entities after an import'),
  totalsHash: leftOut('TOTALS#', 'they are written with the published documents'),
  wake: leftOut('WAKE#', 'everything is published again after an import'),
  begunPublication: {
    begins: ['PUBLICATION#', 'BEGUN'],
    leftOut: 'publications are numbered in the table that they read',
  },
  donePublication: {
    begins: ['PUBLICATION#', 'DONE'],
    leftOut: 'what was published belongs to the table that was read',
  },
  backgroundWork: leftOut('WORK', 'everything is published again after an import'),
  job: entities('JOB#', 'JOB'),
  jobChanges: entities('JOB#', 'CHANGES#'),
  change: leftOut('CHANGES#', 'who changed what belongs to the table in which it was changed'),
  deletedMatch: {
    begins: ['DELETED#', 'MATCH'],
    leftOut: 'deleted matches come back in the table in which they were deleted',
  },
  deletedMatchChildren: {
    begins: ['DELETED#', 'CHILDREN'],
    leftOut: 'deleted matches come back in the table in which they were deleted',
  },
  changeGroup: leftOut('CHANGEGROUP#', 'bulk changes are undone in the table in which they were made'),
  idempotency: leftOut('IDEM#', 'answers to repeated requests expire after a day'),
  endedToken: leftOut('ENDED#', 'the tokens of another user pool are worth nothing here'),
  attempts: leftOut('ATTEMPTS#', 'limits count attempts for a quarter of an hour, and writes for a minute'),
  upload: leftOut('UPLOAD#', 'an upload that no team shows expires after a day'),
  dataImport: leftOut('IMPORT', 'the progress of an import belongs to the table that is written'),
};

const kindNames = Object.keys(kindRules) as KindOfKey[];

/** How the partition keys of items begin that earlier versions wrote and nothing reads any more: nobody exports them. */
const retiredPrefixes = ['TICKET#', 'REPUBLISH#', 'RECONCILE#'];

export const isRetired = ({ pk }: Key): boolean => retiredPrefixes.some((prefix) => pk.startsWith(prefix));

/** The kind of the item with this key; undefined for a key that no rule describes. */
export const kindOfKey = ({ pk, sk }: Key): KindOfKey | undefined =>
  kindNames.find((kind) => {
    const [partition, sort] = kindRules[kind].begins;
    return pk.startsWith(partition) && sk.startsWith(sort);
  });
