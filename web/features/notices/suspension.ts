/** What 'Se suspende la fecha' does: one job for each tournament, one after the other, and its undo likewise. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { type DoneOfTotal, jobOf, runJob } from '../../lib/api/run-job.ts';
import type { RouteBody } from '../../lib/api/typed-request.ts';
import { findOwnGroup, undoFailureText, undoOfGroup } from '../../lib/jobs/undo-group.ts';

export type SuspensionBody = RouteBody<'POST /tournaments/{id}/fixture/suspend'>;

/** The matches that fall and those that stay: played, in play, called off already, or on another cancha. */
export function splitBySuspension(matches: readonly FormattedMatch[], canchaIds: readonly number[] | undefined) {
  const falls = ({ status, canchaId }: FormattedMatch) =>
    status === 'scheduled' && (canchaIds === undefined || canchaIds.includes(canchaId));
  return { falling: matches.filter(falls), staying: matches.filter((match) => !falls(match)) };
}

const tournamentIdsOf = (matches: readonly FormattedMatch[]): number[] => [
  ...new Set(matches.map(({ tournamentId }) => tournamentId)),
];

/** `onProgress` is told how far all of it is. Run again after a failure it goes on where it stopped. */
export async function suspendMatches(
  falling: readonly FormattedMatch[],
  body: SuspensionBody,
  onProgress: (progress: DoneOfTotal) => void,
): Promise<void> {
  await runForEach(tournamentIdsOf(falling), falling, onProgress, async (id, progress) => {
    await runJob(jobOf('POST /tournaments/{id}/fixture/suspend', id, body), 'No se pudo suspender la fecha', progress);
  });
}

/** 'Se juega igual': all of a tournament, or nothing of it. */
export async function playAfterAll(
  fallen: readonly FormattedMatch[],
  onProgress: (progress: DoneOfTotal) => void,
): Promise<void> {
  await runForEach(tournamentIdsOf(fallen), fallen, onProgress, async (id, progress) => {
    const group = await findOwnGroup(id, 'suspend');
    if (group) await runJob(undoOfGroup(id, group.id), undoFailureText, progress);
  });
}

async function runForEach(
  ids: readonly number[],
  matches: readonly FormattedMatch[],
  onProgress: (progress: DoneOfTotal) => void,
  run: (id: number, onProgress: (progress: DoneOfTotal) => void) => Promise<void>,
): Promise<void> {
  const total = matches.length;
  let before = 0;
  onProgress({ done: 0, total });
  for (const id of ids) {
    await run(id, ({ done }) => onProgress({ done: before + done, total }));
    before += matches.filter(({ tournamentId }) => tournamentId === id).length;
    onProgress({ done: before, total });
  }
}
