/** Publishes the pages that the changed documents over all tournaments show in: home, the list, the stubs, and teams. */
import type { OverallDocuments } from '../platform/documents/overall.ts';
import type { PreparePages } from '../platform/documents/publish-documents.ts';
import {
  isTeamsDocument,
  type TeamsDocumentName,
  type TournamentsOfTeams,
  teamsWithOtherTournaments,
} from '../platform/documents/team-tournaments.ts';
import { readDocuments } from '../platform/table/documents-store.ts';
import { pagesOverAll } from './pages-of-scope.ts';
import { hasSite, pagesOfScope, publishOwnPages } from './publish-pages.ts';
import { pagesToPublish } from './published-parts.ts';

export const prepareOverallPages =
  (now: Date): PreparePages<OverallDocuments> =>
  async ({ ticket, documents, changed }) => {
    if (!hasSite()) return null;
    const teamIds = await listTeamsWithOtherTournaments(documents ?? {}, changed.filter(isTeamsDocument));
    const { publish, mayBeOutOfDate } = pagesOfScope('ALL', ticket, now);
    return {
      async publish() {
        await publishOwnPages('team', teamIds, now);
        await publish(await pagesToPublish(pagesOverAll(documents), 'ALL', changed));
      },
      mayBeOutOfDate,
    };
  };

/**
 * The teams whose tournaments differ from those published; called before the documents are written. A page read while
 * its document was not published is right already.
 */
async function listTeamsWithOtherTournaments(
  documents: Partial<OverallDocuments>,
  names: readonly TeamsDocumentName[],
): Promise<number[]> {
  const published = await readDocuments<TournamentsOfTeams | null>('ALL', names, true);
  return names.flatMap((name) => {
    const before = published.get(name);
    return before ? teamsWithOtherTournaments(before, documents[name] ?? {}) : [];
  });
}
