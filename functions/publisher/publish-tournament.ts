/** Publishes a tournament: its documents, and its pages but those of its matches and teams. */
import type { ComposedDocuments } from '../competition/publication/documents/compose-tournament.ts';
import { computeTournamentDocuments } from '../competition/publication/documents/compute-documents.ts';
import { bansOfMatches } from '../competition/publication/pages/bans-of-matches.ts';
import { stakesOfMatches } from '../competition/publication/pages/outlook-text.ts';
import { readersOfTournament } from '../competition/publication/pages/page-documents.ts';
import { sourceOfComposed } from '../competition/publication/pages/page-source.ts';
import { recentFormsOf } from '../competition/publication/pages/recent-form.ts';
import { shownOfTeams } from '../competition/publication/pages/team-documents.ts';
import { askForBackgroundWork } from '../competition/publication/store/background-work.ts';
import { storeMissingBands } from '../competition/records/tournament-bands.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import type { PageScope, Scope } from '../platform/table/keys.ts';
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
        shownElsewhere: documents ? shownElsewhere(documents) : new Map(),
      };
    },
    wake: (changes) => wakeReadersOfTournament(id, changes, wake),
  });
}

/**
 * What the pages of its teams show of the documents, and those of matches to come: what is at stake, the last results, who is
 * barred.
 */
function shownElsewhere(documents: ComposedDocuments): Map<PageScope, unknown> {
  const [stakes, forms, bans] = [stakesOfMatches(documents), recentFormsOf(documents), bansOfMatches(documents)];
  const matchIds = new Set([...stakes.keys(), ...forms.keys(), ...bans.keys()]);
  return new Map([
    ...[...shownOfTeams(documents)].map(([id, shown]) => [`TEAM#${id}`, shown] as const),
    ...[...matchIds].map((id) => [`MATCH#${id}`, [stakes.get(id), forms.get(id), bans.get(id)]] as const),
  ]);
}

async function storeBandsOfOlderTournament(id: number): Promise<void> {
  const tournament = await findTournament(id);
  if (tournament) await storeMissingBands(tournament);
}

/** As a tournament may have thousands of matches, the pages that show its facts are published in the background. */
async function wakeReadersOfTournament(
  id: number,
  { documents, pages, isAfterIncomplete }: ScopeChanges,
  wake: PublicationOptions['wake'],
): Promise<void> {
  const { isReadOverAll, isReadByMatches } = readersOfTournament(documents);
  await wake([...(isReadOverAll ? (['ALL'] as const) : []), ...pages]);
  if (isReadByMatches || isAfterIncomplete) await askForBackgroundWork([`T#${id}`]);
}
