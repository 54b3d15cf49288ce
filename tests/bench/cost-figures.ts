/** Compares what each user action costs with the measurements that `npm run cost` uses. */

import { readSession } from '#functions/platform/identity/ended-sessions.ts';
import { measured } from '#infra/cost/measured-2026-11.ts';
import type { DocumentReadFigures } from './document-reads.ts';
import type { BenchFigure } from './figures.ts';
import { measureTraffic } from './metered-table.ts';
import type { PageReadFigures } from './page-reads.ts';
import type { ResultWriteFigures } from './result-writes.ts';

/** The bench fails when a figure is more than this factor above the number in infra/cost/measured-2026-11.ts. */
const tolerance = 1.1;

export function costFigure(what: string, found: number, used: number, unit: string): BenchFigure {
  const rounded = Math.round(found * 100) / 100;
  return {
    what: `for npm run cost: ${what}`,
    measured: `${rounded} ${unit}`,
    limit: `≤ ${Math.round(used * tolerance * 100) / 100} ${unit}`,
    holds: found <= used * tolerance,
  };
}

/** The capacity units of reads and results in the tournament of 100 matches. */
export async function figuresOfTableCost(
  read: DocumentReadFigures | undefined,
  written: ResultWriteFigures | undefined,
  pages: PageReadFigures | undefined,
): Promise<BenchFigure[]> {
  if (!read || !written || !pages) throw new Error('no tournament of the usual size was measured');
  const { costs } = read;
  const { save, publication } = written;
  const session = await measureTraffic(() => readSession({ userId: 1, signedInAt: 0, hash: 'none' }));
  const reads = [...costs.values()].reduce((sum, { readUnits }) => sum + readUnits, 0) / costs.size;
  // Most pictures are those of tournaments and of the home page; each is read as its page is.
  const readsOfPicture = Math.max(...['tournament', 'home', 'team'].map((name) => pages.units.get(name) ?? Number.NaN));
  return [
    costFigure('a public answer', reads, measured.publicRead.readUnits, 'RCU'),
    costFigure('a session', session.readUnits, measured.session.readUnits, 'RCU'),
    costFigure('a result saved', save.readUnits, measured.result.readUnits, 'RCU'),
    costFigure('a result saved', save.writeUnits, measured.result.writeUnits, 'WCU'),
    costFigure('its publication', publication.readUnits, measured.publication.readUnits, 'RCU'),
    costFigure(
      'its publication',
      publication.pages.length + publication.listings,
      measured.publication.bucketWrites,
      'PUT and LIST requests to S3',
    ),
    costFigure('a picture of crests', readsOfPicture, measured.picture.readUnits, 'RCU'),
  ];
}
