/** Publishes what stands over all tournaments: its documents, home, the list of tournaments, and the stubs. */

import type { OverallDocuments } from '../competition/publication/documents/compose-overall.ts';
import { computeOverallDocuments } from '../competition/publication/documents/compute-documents.ts';
import { TooManyUnpublishedError } from '../competition/publication/documents/overall-source.ts';
import {
  isTeamsDocument,
  type TeamsDocumentName,
  type TournamentsOfTeams,
  teamsWithOtherTournaments,
} from '../competition/publication/documents/team-tournaments.ts';
import { sourceOfStored } from '../competition/publication/pages/page-source.ts';
import { askForBackgroundWork } from '../competition/publication/store/background-work.ts';
import { readDocuments } from '../competition/publication/store/documents-store.ts';
import type { PageScope } from '../platform/table/keys.ts';
import { pagesOverAll } from './pages-of-scope.ts';
import { publishScope } from './publish-scope.ts';
import type { PublicationOptions } from './publish-tournament.ts';

/** Reading and composing so many tournaments takes a few seconds; the publisher's Lambda has one minute. */
const maxComputed = 20;

/**
 * While too many tournaments are unpublished, as after a new build, nothing is published here: the background work that
 * publishes them ends with this.
 */
export async function publishOverall({ now, isWhole, wake }: PublicationOptions): Promise<void> {
  try {
    await publishScope('ALL', {
      now,
      isWhole,
      async compose() {
        const documents = await computeOverallDocuments(now, maxComputed);
        return {
          documents,
          pages: () => pagesOverAll(documents),
          source: sourceOfStored(now),
          shownElsewhere: new Map(),
          pagesWithOther: (names) => readTeamsWithOtherTournaments(documents, names.filter(isTeamsDocument)),
        };
      },
      async wake({ pages, isAfterIncomplete }) {
        if (isAfterIncomplete) await askForBackgroundWork(['teams']);
        else await wake(pages);
      },
    });
  } catch (error) {
    if (!(error instanceof TooManyUnpublishedError)) throw error;
    const { unpublishedTournaments } = error;
    console.warn({ leftToBackgroundWork: 'ALL', unpublishedTournaments });
  }
}

/** The pages of the teams whose tournaments differ from those published; called before the documents are written. */
async function readTeamsWithOtherTournaments(
  documents: OverallDocuments,
  names: readonly TeamsDocumentName[],
): Promise<PageScope[]> {
  const published = await readDocuments<TournamentsOfTeams | null>('ALL', names, true);
  const ids = names.flatMap((name) => teamsWithOtherTournaments(published.get(name) ?? {}, documents[name] ?? {}));
  return ids.map((id) => `TEAM#${id}` as const);
}
