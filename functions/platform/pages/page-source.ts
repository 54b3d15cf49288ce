/** What published pages are read from, besides the table's own items of matches and teams. */
import type { TournamentCard } from '#shared/pages/page-data.ts';
import type { ComposedDocuments } from '../documents/compose.ts';
import { type ReadTournamentDocuments, readTournamentDocuments } from './read-documents.ts';
import { readTournamentCards } from './read-overall-page.ts';
import { type ReadSite, readSite } from './read-site.ts';

export interface PageSource {
  /** Decides which round is played now and which matches are to come. */
  readonly now: Date;
  readonly readSite: ReadSite;
  /** Reads the card of every tournament, in the order of the list of tournaments. */
  readonly readTournaments: () => Promise<readonly TournamentCard[]>;
  readonly readDocuments: ReadTournamentDocuments;
}

/** What is stored when it is read; what several pages show of all tournaments is read once. */
export function sourceOfStored(now: Date): PageSource {
  let site: ReturnType<ReadSite> | undefined;
  let tournaments: ReturnType<PageSource['readTournaments']> | undefined;
  return {
    now,
    readSite: () => (site ??= readSite()),
    readTournaments: () => (tournaments ??= readTournamentCards(now)),
    readDocuments: (id, wanted) => readTournamentDocuments(id, wanted, now),
  };
}

/** For pages of one tournament: its documents as they were composed, without reading them again. */
export const sourceOfComposed = (documents: ComposedDocuments | null, now: Date): PageSource => ({
  ...sourceOfStored(now),
  readDocuments: async () => documents,
});
