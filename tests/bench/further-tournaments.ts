/** What each further tournament adds to a publication and to the daily reconcile, for `npm run cost`. */
import { askForBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { measured } from '#infra/cost/measured-2026-11.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';
import { costFigure } from './cost-figures.ts';
import type { BenchFigure } from './figures.ts';
import { type League, writeLeague } from './league.ts';
import { measureTraffic, type TableTraffic } from './metered-table.ts';
import { bucket, measureResultSave } from './result-writes.ts';

/** So many that a tournament's own share stands out from documents that happen to grow into another capacity unit. */
export const furtherCount = 30;

/** Measures in `league`, then adds tournaments of the same size with ids from `nextLeagueId`, and measures again. */
export async function measureFurtherTournaments(league: League, nextLeagueId: number): Promise<BenchFigure[]> {
  // Publishes what is not published yet, so that the runs that are measured find nothing to repair.
  await runReconcile();
  const before = await measurePublicationAndReconcile(league, 8);
  for (let more = 0; more < furtherCount; more += 1) await writeLeague(nextLeagueId + more, league.matches.length);
  // Their items were written without changes to be published one by one.
  await readNewStreamRecords();
  await runReconcile();
  const after = await measurePublicationAndReconcile(league, 9);
  const addedByEach = (part: 'publication' | 'reconcile', unit: 'readUnits' | 'writeUnits') =>
    (after[part][unit] - before[part][unit]) / furtherCount;
  const objectsByEach = (after.objects - before.objects) / furtherCount;
  const { publication, otherTournament, reconcile } = measured;
  return [
    costFigure('a publication, among other tournaments', after.publication.writeUnits, publication.writeUnits, 'WCU'),
    costFigure(
      'a publication, for each other tournament',
      addedByEach('publication', 'readUnits'),
      otherTournament.readUnits,
      'RCU',
    ),
    costFigure('the reconcile of a tournament', addedByEach('reconcile', 'readUnits'), reconcile.readUnits, 'RCU'),
    costFigure('the reconcile of a tournament', addedByEach('reconcile', 'writeUnits'), reconcile.writeUnits, 'WCU'),
    costFigure('the reconcile of a tournament', objectsByEach, reconcile.bucketWrites, 'PUT requests to S3'),
  ];
}

interface PublicationAndReconcile {
  readonly publication: TableTraffic;
  readonly reconcile: TableTraffic;
  /** How many pages the reconcile writes. */
  readonly objects: number;
}

async function measurePublicationAndReconcile(league: League, goals: number): Promise<PublicationAndReconcile> {
  const { publication } = await measureResultSave(league, goals);
  bucket.written.length = 0;
  const reconcile = await measureTraffic(runReconcile);
  return { publication, reconcile, objects: bucket.written.length };
}

/** What turns with the day is published, and what was published since it last was as a whole. */
async function runReconcile(): Promise<void> {
  await askForBackgroundWork(['day']);
  await publishChanges();
}
