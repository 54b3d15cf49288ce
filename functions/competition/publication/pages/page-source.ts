/** Where published pages get their documents from; matches and teams are always read from their own items. */
import type { ListedTournament } from '#shared/pages/page-data.ts';
import { readSettingsAndNotices } from '../../records/settings.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import type { PublishedLanding } from '../documents/federation.ts';
import { type ReadTournamentDocuments, readTournamentDocuments } from './read-documents.ts';
import { readListedTournaments } from './read-overall-page.ts';
import { type ReadSite, readChoice, siteOf } from './read-site.ts';

export interface PageSource {
  /** Decides which round is played now and which matches are to come. */
  readonly now: Date;
  readonly readSite: ReadSite;
  /** Reads the id of the featured tournament, to whose page home leads; null without one. */
  readonly readFeaturedId: () => Promise<number | null>;
  /** Reads which tournament an address without one means. */
  readonly readChoice: () => Promise<PublishedLanding>;
  /** Reads the card of every tournament, in the order of the list of tournaments. */
  readonly readTournaments: () => Promise<readonly ListedTournament[]>;
  readonly readDocuments: ReadTournamentDocuments;
}

/** The source that reads what is stored. What does not depend on the page is read once for all its pages. */
export function sourceOfStored(now: Date): PageSource {
  const readSettings = once(readSettingsAndNotices);
  return {
    now,
    readSite: async () => siteOf(await readSettings(), now),
    // Not from the documents over all tournaments, which a tournament's page is not made of: a change of the settings
    // publishes every page anyway.
    readFeaturedId: async () => (await readSettings()).settings.featuredTournamentId,
    readChoice: once(readChoice),
    readTournaments: once(() => readListedTournaments(now)),
    readDocuments: (id, wanted) => readTournamentDocuments(id, wanted, now),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
}

/** The source for pages of one tournament whose documents were just composed, so that they need not be read. */
export const sourceOfComposed = (documents: ComposedDocuments | null, now: Date): PageSource => ({
  ...sourceOfStored(now),
  readDocuments: async () => documents,
});
