/** The writes and the CPU time that saved results cause: one result, and a thousand in one batch of the stream. */
import type { DynamoDBRecord } from 'aws-lambda';
import { recordScore } from '#functions/matches/record-score.ts';
import type { CallOf } from '#functions/platform/http/contract-call.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { partitions } from '#functions/platform/table/keys.ts';
import { listMatchesOfTournament, matchReplacement, type StoredMatch } from '#functions/platform/table/matches.ts';
import { deliver, takeChanges } from '#tests/support/stream.ts';
import { type Figure, medianOf, thousands } from './figures.ts';
import type { League } from './league.ts';
import { type Traffic, trafficOf } from './metered-table.ts';

const saveCount = 7;
const mostDocumentsPerBatch = 10;

export interface WriteFigures {
  readonly size: number;
  readonly save: Traffic;
  readonly publication: Traffic;
  /** CPU milliseconds of this process for a publication; the database runs in another process. */
  readonly cpu: number;
}

/** Publishes the tournament, then saves a first result and corrects it several times. */
export async function saveResults({ id, matches, nextRound }: League): Promise<WriteFigures> {
  const match = nextRound[0];
  if (!match) throw new Error('every match has been played');
  await publish((await takeChanges()).filter(isChangeOf(id)).slice(-1));
  const results: Omit<WriteFigures, 'size'>[] = [];
  for (let goals = 1; goals <= saveCount; goals += 1) {
    const save = await trafficOf(() => recordScore(scoreCall(match.id, goals)));
    const changes = (await takeChanges()).filter(isChangeOf(id));
    const start = process.cpuUsage();
    const publication = await publish(changes);
    const { user, system } = process.cpuUsage(start);
    results.push({ save, publication, cpu: (user + system) / 1000 });
  }
  const [{ save, publication } = results[0] as WriteFigures] = results;
  return { size: matches.length, save, publication, cpu: medianOf(results.map(({ cpu }) => cpu)) };
}

function scoreCall(id: number, goals: number): CallOf<'PATCH /matches/{id}/score'> {
  const now = new Date();
  return {
    params: { id },
    query: {},
    body: { homeScore: goals, awayScore: goals % 2 },
    file: null,
    caller: null,
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
const isChangeOf =
  (tournamentId: number) =>
  ({ dynamodb }: DynamoDBRecord): boolean =>
    dynamodb?.Keys?.pk?.S === partitions.tournament(tournamentId);

async function publish(changes: DynamoDBRecord[]): Promise<Traffic> {
  return trafficOf(async () => {
    const failures = await deliver(changes);
    if (changes.length === 0 || failures.length > 0) throw new Error(`${failures.length} of ${changes.length} failed`);
  });
}

const isOverallDocument = (pk: string): boolean => pk === partitions.documents('ALL');
const overallDocumentWrites = ({ written }: Traffic): string[] => written.filter(isOverallDocument);
/** The partition keys of the writes to documents of single tournaments. */
const documentWrites = ({ written }: Traffic): string[] =>
  written.filter((pk) => pk.startsWith('PAGE#') && !isOverallDocument(pk));

export function resultFigures(savings: readonly WriteFigures[]): Figure[] {
  const sizes = savings.map(({ size }) => thousands(size)).join(' / ');
  const each = (value: (saving: WriteFigures) => number) => savings.map(value).join(' / ');
  const smallest = savings[0]?.cpu ?? Number.NaN;
  return [
    {
      what: `writes of a saved result, ${sizes} matches`,
      measured: `${each(({ save }) => save.written.length)} (${each(({ save }) => save.writeUnits)} WCU)`,
      limit: '',
    },
    {
      what: `page writes of the publisher for it, ${sizes}`,
      measured: each(({ publication }) => documentWrites(publication).length),
      limit: `≤ ${mostDocumentsPerBatch} a batch`,
      holds: savings.every(({ publication }) => documentWrites(publication).length <= mostDocumentsPerBatch),
    },
    {
      what: `its page writes over every tournament, ${sizes}`,
      measured: each(({ publication }) => overallDocumentWrites(publication).length),
      limit: `≤ ${mostDocumentsPerBatch} a batch`,
      holds: savings.every(({ publication }) => overallDocumentWrites(publication).length <= mostDocumentsPerBatch),
    },
    {
      what: `everything it writes, with ${each(ticketWrites)} of tickets`,
      measured: `${each(({ publication }) => publication.writeUnits)} WCU`,
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

const ticketWrites = ({ publication }: WriteFigures): number =>
  publication.written.filter((pk) => pk.startsWith('TICKET#')).length;

/** Publishes two batches of `changes` changes: all in one round, as on a match day, and over all rounds. */
export async function batchFigures({ id, nextRound }: League, changes: number): Promise<Figure[]> {
  const inRound = new Set(nextRound.map((match) => match.id));
  const ofRound = await publishBatch(id, changes, ({ id: matchId }) => inRound.has(matchId));
  const ofAll = await publishBatch(id, changes, () => true);
  const rounds = new Set((await listMatchesOfTournament(id)).map(({ round }) => round)).size;
  return [
    {
      what: `page writes for ${thousands(changes)} changes of a round in one batch`,
      measured: `${documentWrites(ofRound).length}, and ${overallDocumentWrites(ofRound).length} over every tournament`,
      limit: `≤ ${mostDocumentsPerBatch} each`,
      holds: [documentWrites(ofRound), overallDocumentWrites(ofRound)].every(
        (pages) => pages.length <= mostDocumentsPerBatch,
      ),
    },
    {
      what: `page writes for ${thousands(changes)} changes all over ${rounds} rounds in one batch`,
      measured: `${documentWrites(ofAll).length}`,
      limit: '≤ 1 a page touched',
      holds: documentWrites(ofAll).length <= rounds + mostDocumentsPerBatch,
    },
  ];
}

/** Makes `changes` changes to the chosen matches in turn, and publishes them as one batch. */
async function publishBatch(id: number, changes: number, isChosen: (match: StoredMatch) => boolean): Promise<Traffic> {
  await takeChanges();
  const matches = (await listMatchesOfTournament(id)).filter(isChosen);
  const atOnce = Math.min(matches.length, mostInATransaction);
  for (let made = 0; made < changes; made += atOnce) {
    const turn = Array.from({ length: Math.min(atOnce, changes - made) }, (_, at) => (made + at) % matches.length);
    const replacements = turn.map((at) => ({ at, ...replacementOf(matches[at] as StoredMatch) }));
    await commit(replacements.flatMap(({ writes }) => writes));
    for (const { at, stored } of replacements) matches[at] = stored;
  }
  const batch = (await takeChanges()).filter(isChangeOf(id));
  if (batch.length !== changes) throw new Error(`the stream has ${batch.length} changes in place of ${changes}`);
  return publish(batch);
}

const mostInATransaction = 100;

function replacementOf(match: StoredMatch) {
  const homeScore = ((match.homeScore ?? 0) + 1) % 10;
  const result = { status: 'completed', homeScore, awayScore: match.awayScore ?? 0 } as const;
  return matchReplacement(match, result, { by: 1, at: new Date().toISOString() });
}
