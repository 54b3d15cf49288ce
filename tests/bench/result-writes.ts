/** The writes and the CPU time that saved results cause: one result, and a thousand in one batch of the stream. */
import type { DynamoDBRecord } from 'aws-lambda';
import type { RequestOfRoute } from '#functions/competition/api/contract-request.ts';
import {
  listMatchesOfTournament,
  prepareMatchReplacement,
  type StoredMatch,
} from '#functions/competition/records/matches.ts';
import { recordScore } from '#functions/matches/record-score.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { pageOfKey } from '#shared/pages/published-pages.ts';
import { createModelBucket } from '#tests/support/model-of-s3.ts';
import { publishRecords, readNewStreamRecords } from '#tests/support/stream.ts';
import { figureOfChangeEntries } from './change-entries.ts';
import { type BenchFigure, formatThousands, medianOf } from './figures.ts';
import type { League } from './league.ts';
import { measureTraffic, type TableTraffic } from './metered-table.ts';

const saveCount = 7;
const maxDocumentsPerBatch = 10;
const maxPagesPerResult = 20;

let listings = 0;
/** The site's bucket of all measurements. */
export const bucket = createModelBucket(async (call) => {
  if (call.startsWith('LIST')) listings += 1;
});

interface Publication extends TableTraffic {
  /** The keys of the pages that were written. */
  readonly pages: readonly string[];
  /** How many times the bucket was listed. */
  readonly listings: number;
}

interface SavedResultFigures {
  readonly save: TableTraffic;
  readonly publication: Publication;
  /** CPU milliseconds of this process for a publication; the database runs in another process. */
  readonly cpu: number;
}

export interface ResultWriteFigures extends SavedResultFigures {
  readonly size: number;
}

/** Publishes the tournament, then saves a first result and corrects it several times, so that its CPU time is a median. */
export async function measureResultSaves(league: League, saves = saveCount): Promise<ResultWriteFigures> {
  await measurePublication((await readNewStreamRecords()).filter(isTournamentChange(league.id)).slice(-1));
  const results: SavedResultFigures[] = [];
  for (let goals = 1; goals <= saves; goals += 1) results.push(await measureResultSave(league, goals));
  const [{ save, publication } = results[0] as SavedResultFigures] = results;
  return { size: league.matches.length, save, publication, cpu: medianOf(results.map(({ cpu }) => cpu)) };
}

/** Saves a result of the first match to come, and publishes it. */
export async function measureResultSave({ id, nextRound }: League, goals: number): Promise<SavedResultFigures> {
  const match = nextRound[0];
  if (!match) throw new Error('every match has been played');
  const save = await measureTraffic(() => recordScore(buildSaveScoreCall(match.id, goals)));
  const changes = (await readNewStreamRecords()).filter(isTournamentChange(id));
  const start = process.cpuUsage();
  const publication = await measurePublication(changes);
  const { user, system } = process.cpuUsage(start);
  return { save, publication, cpu: (user + system) / 1000 };
}

function buildSaveScoreCall(id: number, goals: number): RequestOfRoute<'PATCH /matches/{id}/score'> {
  const now = new Date();
  return {
    params: { id },
    query: {},
    body: { homeScore: goals, awayScore: goals % 2 },
    file: null,
    caller: null,
    sheetLink: null,
    seenVersion: undefined,
    cookies: {},
    now,
    retryKey: null,
    path: '',
    token: null,
    viewerIp: '',
    author: { by: 1, at: now.toISOString() },
  };
}

/** Whether a stream record changes the tournament itself; the publisher's event source leaves out its documents too. */
const isTournamentChange =
  (tournamentId: number) =>
  ({ dynamodb }: DynamoDBRecord): boolean =>
    dynamodb?.Keys?.pk?.S === partitionKeys.tournament(tournamentId);

/** Everything that the changes cause: what is written, and all scopes that are woken, until nothing is left to publish. */
async function measurePublication(changes: DynamoDBRecord[]): Promise<Publication> {
  if (changes.length === 0) throw new Error('there is nothing to publish');
  Object.assign(siteBucket(), bucket);
  bucket.written.length = 0;
  listings = 0;
  const traffic = await measureTraffic(() => publishRecords(changes));
  return { ...traffic, pages: [...bucket.written], listings };
}

const isAllTournamentsKey = (pk: string): boolean => pk === partitionKeys.documents('ALL');
const allTournamentsKeysWritten = ({ written }: TableTraffic): string[] => written.filter(isAllTournamentsKey);
/** The partition keys of the writes to documents of single tournaments. */
const singleTournamentKeysWritten = ({ written }: TableTraffic): string[] =>
  written.filter((pk) => pk.startsWith('DOC#') && !isAllTournamentsKey(pk));

/** What the publication of one result writes. */
interface PublicationSize {
  /** Documents of the tournament, and over all tournaments. */
  readonly documents: number;
  /** Published pages beside those of teams, of which a result writes as many as change their place. */
  readonly objects: number;
  readonly writeUnits: number;
}

export const publicationSizeOf = ({ publication }: Pick<ResultWriteFigures, 'publication'>): PublicationSize => ({
  documents: singleTournamentKeysWritten(publication).length + allTournamentsKeysWritten(publication).length,
  objects: pagesBesideTeams(publication).length,
  writeUnits: publication.writeUnits,
});

/** How many more documents or objects a result may write in the largest tournament than in the smallest. */
const mostMore = 3;
/** By what factor its write units may grow: the table and the rankings of a large tournament have more rows. */
const mostUnitsFactor = 2.5;

/** Whether a result writes about as much in each tournament as in the smallest, which comes first. */
export function isFlat(sizes: readonly PublicationSize[]): boolean {
  const [smallest, ...others] = sizes;
  if (!smallest) return false;
  return others.every(
    ({ documents, objects, writeUnits }) =>
      documents <= smallest.documents + mostMore &&
      objects <= smallest.objects + mostMore &&
      writeUnits <= smallest.writeUnits * mostUnitsFactor,
  );
}

export function figuresOfResultWrites(savings: readonly ResultWriteFigures[]): BenchFigure[] {
  const sizes = savings.map(({ size }) => formatThousands(size)).join(' / ');
  const each = (value: (saving: ResultWriteFigures) => number) => savings.map(value).join(' / ');
  const smallest = savings[0]?.cpu ?? Number.NaN;
  return [
    {
      what: `writes of a saved result, ${sizes} matches`,
      measured: `${each(({ save }) => save.written.length)} (${each(({ save }) => save.writeUnits)} WCU)`,
      limit: '',
    },
    {
      what: `page writes of the publisher for it, ${sizes}`,
      measured: each(({ publication }) => singleTournamentKeysWritten(publication).length),
      limit: `≤ ${maxDocumentsPerBatch} a batch`,
      holds: savings.every(
        ({ publication }) => singleTournamentKeysWritten(publication).length <= maxDocumentsPerBatch,
      ),
    },
    {
      what: `its page writes over every tournament, ${sizes}`,
      measured: each(({ publication }) => allTournamentsKeysWritten(publication).length),
      limit: `≤ ${maxDocumentsPerBatch} a batch`,
      holds: savings.every(({ publication }) => allTournamentsKeysWritten(publication).length <= maxDocumentsPerBatch),
    },
    {
      what: `published pages it writes beside those of teams, ${sizes}`,
      measured: each(({ publication }) => pagesBesideTeams(publication).length),
      limit: `≤ ${maxPagesPerResult}`,
      holds: savings.every(({ publication }) => pagesBesideTeams(publication).length <= maxPagesPerResult),
    },
    {
      what: `pages of teams it writes: both teams, and those whose place changed, ${sizes}`,
      measured: each(({ publication }) => publication.pages.length - pagesBesideTeams(publication).length),
      limit: '',
    },
    figureOfChangeEntries(savings),
    {
      what: `documents + objects + WCU of a result, ${sizes}`,
      measured: savings
        .map(publicationSizeOf)
        .map(({ documents, objects, writeUnits }) => `${documents} + ${objects} + ${writeUnits}`)
        .join(' / '),
      limit: `flat: + ${mostMore}, + ${mostMore}, × ${mostUnitsFactor}`,
      holds: isFlat(savings.map(publicationSizeOf)),
    },
    {
      what: `everything it writes, with ${each(countWakesAndStates)} of wakes and publications' states`,
      measured: `${each(({ publication }) => publication.writeUnits)} WCU`,
      limit: '',
    },
    {
      what: `PUTs and listings of the site's bucket for it, ${sizes}`,
      measured: savings.map(({ publication: { pages, listings } }) => `${pages.length} + ${listings}`).join(' / '),
      limit: '',
    },
    {
      what: `reads of the publisher for it, ${sizes}`,
      measured: `${each(({ publication }) => publication.readUnits)} RCU`,
      limit: '',
    },
    {
      what: `CPU of the publisher for it, ${sizes}`,
      measured: `${savings.map(({ cpu }) => `${(cpu / smallest).toFixed(1)} ×`).join(' / ')} (${smallest.toFixed(1)} ms)`,
      limit: '',
      isTime: true,
    },
  ];
}

const pagesBesideTeams = ({ pages }: Publication): string[] => pages.filter((key) => pageOfKey(key)?.name !== 'team');

const countWakesAndStates = ({ publication }: ResultWriteFigures): number =>
  publication.written.filter((pk) => /^(WAKE|PUBLICATION)#/.test(pk)).length;

/** Publishes two batches of `changes` changes: all in one round, as on a match day, and over all rounds. */
export async function measureBatchPublications({ id, nextRound }: League, changes: number): Promise<BenchFigure[]> {
  const inRound = new Set(nextRound.map((match) => match.id));
  const ofRound = await publishBatch(id, changes, ({ id: matchId }) => inRound.has(matchId));
  const ofAll = await publishBatch(id, changes, () => true);
  const rounds = new Set((await listMatchesOfTournament(id)).map(({ round }) => round)).size;
  return [
    {
      what: `page writes for ${formatThousands(changes)} changes of a round in one batch`,
      measured: `${singleTournamentKeysWritten(ofRound).length}, and ${allTournamentsKeysWritten(ofRound).length} over every tournament`,
      limit: `≤ ${maxDocumentsPerBatch} each`,
      holds: [singleTournamentKeysWritten(ofRound), allTournamentsKeysWritten(ofRound)].every(
        (pages) => pages.length <= maxDocumentsPerBatch,
      ),
    },
    {
      what: `page writes for ${formatThousands(changes)} changes all over ${rounds} rounds in one batch`,
      measured: `${singleTournamentKeysWritten(ofAll).length}`,
      limit: '≤ 1 a page touched',
      holds: singleTournamentKeysWritten(ofAll).length <= rounds + maxDocumentsPerBatch,
    },
  ];
}

/** Makes `changes` changes to the chosen matches in turn, and publishes them as one batch. */
async function publishBatch(
  id: number,
  changes: number,
  isChosen: (match: StoredMatch) => boolean,
): Promise<TableTraffic> {
  await readNewStreamRecords();
  const matches = (await listMatchesOfTournament(id)).filter(isChosen);
  const atOnce = Math.min(matches.length, maxTransactionItems);
  for (let made = 0; made < changes; made += atOnce) {
    const turn = Array.from({ length: Math.min(atOnce, changes - made) }, (_, at) => (made + at) % matches.length);
    const replacements = turn.map((at) => ({ at, ...prepareResultCorrection(matches[at] as StoredMatch) }));
    await commit(replacements.flatMap(({ writes }) => writes));
    for (const { at, stored } of replacements) matches[at] = stored;
  }
  const batch = (await readNewStreamRecords()).filter(isTournamentChange(id));
  if (batch.length !== changes) throw new Error(`the stream has ${batch.length} changes in place of ${changes}`);
  return measurePublication(batch);
}

const maxTransactionItems = 100;

function prepareResultCorrection(match: StoredMatch) {
  const homeScore = ((match.homeScore ?? 0) + 1) % 10;
  const result = { status: 'completed', homeScore, awayScore: match.awayScore ?? 0 } as const;
  return prepareMatchReplacement(match, result, { by: 1, at: new Date().toISOString() });
}
