/** Publishes a tournament: its documents, and its pages but those of its matches and teams. */
import { computeTournamentDocuments } from '../competition/publication/documents/compute-documents.ts';
import { readersOfTournament } from '../competition/publication/pages/page-documents.ts';
import { sourceOfComposed } from '../competition/publication/pages/page-source.ts';
import { shownOfTeams } from '../competition/publication/pages/team-documents.ts';
import { askForBackgroundWork } from '../competition/publication/store/background-work.ts';
import { storeMissingBands } from '../competition/records/tournament-bands.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import type { Scope } from '../platform/table/keys.ts';
import { pagesOfTournament } from './pages-of-scope.ts';
import { publishScope, type ScopeChanges } from './publish-scope.ts';

export interface PublicationOptions {
  readonly now: Date;
  /** Whether everything is compared and published again, also what did not change. */
  readonly isWhole: boolean;
  /** Asks for scopes that read what was published. */
  wake(scopes: readonly Scope[]): Promise<void>;
}

export async function publishTournament(id: number, { now, isWhole, wake }: PublicationOptions): Promise<void> {
  if (isWhole) await storeBandsOfOlderTournament(id);
  await publishScope(id, {
    now,
    isWhole,
    async compose() {
      const documents = await computeTournamentDocuments(id, now);
      return {
        documents: documents ?? {},
        pages: (emptied) => pagesOfTournament(id, documents, emptied),
        source: sourceOfComposed(documents, now),
        shownOfTeams: documents ? shownOfTeams(documents) : new Map(),
      };
    },
    wake: (changes) => wakeReadersOfTournament(id, changes, wake),
  });
}

async function storeBandsOfOlderTournament(id: number): Promise<void> {
  const tournament = await findTournament(id);
  if (tournament) await storeMissingBands(tournament);
}

/** As a tournament may have thousands of matches, the pages that show its facts are published in the background. */
async function wakeReadersOfTournament(
  id: number,
  { documents, teamIds, isAfterIncomplete }: ScopeChanges,
  wake: PublicationOptions['wake'],
): Promise<void> {
  const { isReadOverAll, isReadByMatches } = readersOfTournament(documents);
  const teams = teamIds.map((teamId) => `TEAM#${teamId}` as const);
  await wake([...(isReadOverAll ? (['ALL'] as const) : []), ...teams]);
  if (isReadByMatches || isAfterIncomplete) await askForBackgroundWork([`T#${id}`]);
}
