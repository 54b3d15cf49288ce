/**
 * The bands of tournaments that were stored before there were bands, and so have no field `bands`: those of their
 * bracket. An upgrade cannot know the bracket's matches, so readers find them, until a publication of the whole tournament
 * has stored them (see upgrades.md).
 */

import type { Band } from '#shared/domain/schemas/band.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import { bandsOfMatches } from '#shared/text/bands.ts';
import { commit, OptimisticLockError } from '../../platform/table/commit.ts';
import { listGroupsOfTournament } from './groups.ts';
import { listMatchesOfTournament } from './matches.ts';
import type { StoredTournament } from './tournaments.ts';

/** A tournament whose bands are known. */
export type TournamentWithBands = StoredTournament & { readonly bands: Band[] };

/** The tournament with its bands; those of an older one are found by its matches and groups, which are given or read. */
export async function withBands(
  tournament: StoredTournament,
  known?: { readonly matches: readonly StoredMatchFields[]; readonly groups: readonly unknown[] },
): Promise<TournamentWithBands> {
  if (tournament.bands) return { ...tournament, bands: tournament.bands };
  const { matches, groups } = known ?? (await readMatchesAndGroups(tournament.id));
  return { ...tournament, bands: bandsOfMatches(matches, groups.length) };
}

async function readMatchesAndGroups(id: number) {
  const [matches, groups] = await Promise.all([listMatchesOfTournament(id), listGroupsOfTournament(id)]);
  return { matches, groups };
}

/**
 * Stores the bands of an older tournament without giving it a new version, as nobody has changed it. One that is changed
 * at the same moment keeps its bands unstored until the next one.
 */
export async function storeMissingBands(tournament: StoredTournament): Promise<void> {
  if (tournament.bands) return;
  const { pk, sk, version, bands } = await withBands(tournament);
  try {
    await commit([
      {
        update: { pk, sk },
        set: 'SET bands = :bands',
        condition: 'version = :seen AND attribute_not_exists(bands)',
        values: { ':bands': bands, ':seen': version },
      },
    ]);
  } catch (error) {
    if (!(error instanceof OptimisticLockError)) throw error;
  }
}
