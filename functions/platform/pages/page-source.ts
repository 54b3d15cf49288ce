/** Where published pages get their documents from; matches and teams are always read from their own items. */
import type { TournamentCard } from '#shared/pages/page-data.ts';
import type { ComposedDocuments } from '../documents/compose.ts';
import { type ReadTournamentDocuments, readTournamentDocuments } from './read-documents.ts';
import { readTournamentCards } from './read-overall-page.ts';
import { type ReadChoice, type ReadSite, readChoice, readSite } from './read-site.ts';

export interface PageSource {
  /** Decides which round is played now and which matches are to come. */
  readonly now: Date;
  readonly readSite: ReadSite;
  readonly readChoice: ReadChoice;
  /** Reads the card of every tournament, in the order of the list of tournaments. */
  readonly readTournaments: () => Promise<readonly TournamentCard[]>;
  readonly readDocuments: ReadTournamentDocuments;
}

/** The source that reads what is stored. What does not depend on the page is read once for all its pages. */
export function sourceOfStored(now: Date): PageSource {
  let site: ReturnType<ReadSite> | undefined;
  let choice: ReturnType<ReadChoice> | undefined;
  let tournaments: ReturnType<PageSource['readTournaments']> | undefined;
  return {
    now,
    readSite: () => (site ??= readSite()),
    readChoice: () => (choice ??= readChoice()),
    readTournaments: () => (tournaments ??= readTournamentCards(now)),
    readDocuments: (id, wanted) => readTournamentDocuments(id, wanted, now),
  };
}

/** The source for pages of one tournament whose documents were just composed, so that they need not be read. */
export const sourceOfComposed = (documents: ComposedDocuments | null, now: Date): PageSource => ({
  ...sourceOfStored(now),
  readDocuments: async () => documents,
});
