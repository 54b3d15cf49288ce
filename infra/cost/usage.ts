/** How much of each quantity a month of tournaments uses: assumptions multiplied by measurements. */
import { daysOfMonth } from './idle.ts';
import { inputs } from './inputs.ts';
import { measured } from './measured-2026-11.ts';
import { addUsage, type Usage } from './prices-2026-11.ts';

export interface Scenario {
  readonly title: string;
  readonly tournaments: number;
  /** Views by fans a month. */
  readonly views: number;
}

const withUsualViews = (title: string, tournaments: number): Scenario => ({
  title,
  tournaments,
  views: tournaments * inputs.viewsOfTournament.value,
});

/** Views in a month that CloudFront's free tier is meant for. */
export const freeViews = 5_000_000;

export const scenarios: readonly Scenario[] = [
  withUsualViews('1 tournament', 1),
  withUsualViews('10 tournaments', 10),
  withUsualViews('100 tournaments', 100),
  { title: '100 tournaments, 1 M views', tournaments: 100, views: 1_000_000 },
];

/** What a month of the scenario uses in addition to an idle environment. */
export const usageOf = ({ tournaments, views }: Scenario): Usage =>
  [usageOfViews(views), usageOfRefreshes(views * inputs.refreshesOfView.value)].reduce(
    addUsage,
    usageOfTournaments(tournaments),
  );

const gigabyte = 1024 ** 3;

/** What fans use, without the refreshes of pages that stay open during a match. */
export const usageOfViews = (views: number): Usage => usageOfPages(views, measured.view);

/** What pages use that stay open during a match. */
export const usageOfRefreshes = (refreshes: number): Usage => usageOfPages(refreshes, measured.refresh);

function usageOfPages(count: number, each: Readonly<Record<keyof typeof measured.view, number>>): Usage {
  const pictures = count * each.pagesCalls;
  return addUsage(usageOfCalls(pictures, inputs.pictureMilliseconds.value), {
    edgeRequests: count * each.requests,
    edgeFunctionRuns: count * each.functionRuns,
    edgeGigabytes: (count * each.bytes) / gigabyte,
    bucketReads: count * each.bucketReads,
    readUnits: pictures * measured.picture.readUnits,
  });
}

function usageOfTournaments(tournaments: number): Usage {
  const matches = tournaments * inputs.matchesOfTournament.value;
  const saves = matches * inputs.savesOfMatch.value;
  const reads = saves * inputs.readsPerSave.value;
  const { session, result, publication, otherTournament, publicRead, storedBytesOfMatch } = measured;
  const readUnitsOfPublication = publication.readUnits + (tournaments - 1) * otherTournament.readUnits;
  const calls = addUsage(
    usageOfCalls(saves, inputs.saveMilliseconds.value),
    usageOfCalls(reads, inputs.readMilliseconds.value),
  );
  const publications = usageOfInvocations(saves, inputs.publicationMilliseconds.value);
  // A year of matches is kept, although only a month is played.
  const stored = (matches * 12 * storedBytesOfMatch) / gigabyte;
  return [calls, publications, usageOfReconcile(tournaments)].reduce(addUsage, {
    edgeRequests: saves + reads,
    readUnits:
      (saves + reads) * session.readUnits +
      reads * publicRead.readUnits +
      saves * (result.readUnits + readUnitsOfPublication),
    writeUnits: saves * (result.writeUnits + publication.writeUnits + inputs.writeUnitsOfLimit.value),
    bucketWrites: saves * publication.bucketWrites,
    tableGigabytes: stored,
    backupGigabytes: stored,
    activeUsers: tournaments * inputs.usersOfTournament.value,
    mails: tournaments * inputs.usersOfTournament.value,
  });
}

/** What the daily reconcile uses in addition to its run without any tournament. */
function usageOfReconcile(tournaments: number): Usage {
  const reconciled = daysOfMonth * tournaments;
  const { readUnits, writeUnits, bucketWrites } = measured.reconcile;
  return {
    lambdaGigabyteSeconds: (reconciled * inputs.reconcileMilliseconds.value * inputs.memoryGigabytes.value) / 1000,
    readUnits: reconciled * readUnits,
    writeUnits: reconciled * writeUnits,
    bucketWrites: reconciled * bucketWrites,
  };
}

/** Requests that reach a Lambda through the API. */
const usageOfCalls = (count: number, milliseconds: number): Usage =>
  addUsage({ apiRequests: count }, usageOfInvocations(count, milliseconds));

function usageOfInvocations(count: number, milliseconds: number): Usage {
  const logged = (count * (measured.call.logBytes + inputs.logBytesOfReport.value)) / gigabyte;
  return {
    lambdaRequests: count,
    lambdaGigabyteSeconds: (count * milliseconds * inputs.memoryGigabytes.value) / 1000,
    logGigabytes: logged,
    storedLogGigabytes: logged,
  };
}
