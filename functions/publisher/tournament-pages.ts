/** Publishes the pages that a tournament's changed documents, matches and teams show in. */
import type { Standing } from '#shared/domain/schemas/standing.ts';
import type { ComposedDocuments } from '../platform/documents/compose.ts';
import type { DocumentChanges, PagesPublication, PreparePages } from '../platform/documents/publish-documents.ts';
import { sourceOfComposed } from '../platform/pages/page-source.ts';
import { publicationBuild } from '../platform/pages/publication-build.ts';
import { readDocuments } from '../platform/table/documents-store.ts';
import { findMatches } from '../platform/table/matches.ts';
import { requestRepublication } from '../platform/table/republications.ts';
import { pagesOfTournament } from './pages-of-scope.ts';
import { hasSite, pagesOfScope, publishOwnPages } from './publish-pages.ts';
import { pagesToPublish } from './published-parts.ts';

/** What changed in a tournament beside its documents. */
export interface ChangesInTournament {
  readonly matchIds: ReadonlySet<number>;
  /** The matches of which the clock changed; their teams are looked up. */
  readonly clockMatchIds: ReadonlySet<number>;
  /** The teams of the other changed matches. */
  readonly teamIds: ReadonlySet<number>;
  /** Whether pages of unchanged matches may show something new, such as the new name of a team. */
  readonly affectsUnchangedMatches: boolean;
}

/**
 * Publishes all pages of a tournament but those of its matches and teams, with which a republication goes on by itself.
 * It may be the first to write the facts of a tournament, which the publisher then finds unchanged.
 */
export const prepareAllPagesOfTournament =
  (id: number, now: Date): PreparePages<ComposedDocuments> =>
  async (changes) => {
    const { publish, mayBeOutOfDate } = pagesOfDocuments(id, changes, now);
    return {
      async publish(areDocumentsStored) {
        if (hasSite()) await publish(areDocumentsStored);
        if (changes.written.includes('FACTS')) await requestPagesOfTournament(id, now);
      },
      mayBeOutOfDate,
    };
  };

const requestPagesOfTournament = (id: number, now: Date): Promise<void> =>
  requestRepublication(id, { extent: 'everything', look: publicationBuild, now });

/**
 * Publishes what changed before the ticket ends, so that a publication that was killed is noticed by the next one, which
 * then publishes everything. The facts of a tournament stand on every page of it, so a change of them is published in
 * the background.
 */
export const preparePagesOfTournament =
  (id: number, inTournament: ChangesInTournament, now: Date): PreparePages<ComposedDocuments> =>
  async (changes) => {
    if (!hasSite()) return null;
    const { changed } = changes;
    const { matchIds, clockMatchIds, teamIds, affectsUnchangedMatches } = inTournament;
    const rowsBefore = await readRowsOfTables(id, changed);
    const { publish, mayBeOutOfDate } = pagesOfDocuments(id, changes, now);
    return {
      async publish(areDocumentsStored) {
        await publish(areDocumentsStored);
        await publishOwnPages('match', matchIds, now);
        const teamsOfClocks = await readTeamIdsOfMatches(clockMatchIds);
        const teamsOfRows = teamsWithNewRows(rowsBefore, changes);
        await publishOwnPages('team', new Set([...teamIds, ...teamsOfClocks, ...teamsOfRows]), now);
        if (affectsUnchangedMatches || changed.includes('FACTS')) await requestPagesOfTournament(id, now);
      },
      mayBeOutOfDate,
    };
  };

/** The pages of a tournament but those of its matches and teams. */
function pagesOfDocuments(
  id: number,
  { ticket, documents, changed }: DocumentChanges<ComposedDocuments>,
  now: Date,
): PagesPublication {
  const { publish, mayBeOutOfDate } = pagesOfScope(id, ticket, now);
  return {
    async publish(areDocumentsStored) {
      const pages = await pagesToPublish(pagesOfTournament(id, documents, changed), id, changed);
      // The pictures that a page names are drawn from the stored documents, so a page must not be ahead of them.
      await publish(pages, areDocumentsStored ? sourceOfComposed(documents, now) : undefined);
    },
    mayBeOutOfDate,
  };
}

const readTeamIdsOfMatches = async (ids: ReadonlySet<number>): Promise<number[]> =>
  (await findMatches([...ids])).flatMap(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].filter((teamId) => teamId !== null),
  );

/** The rows of the changed tables before they are written, in the order of the tables. */
async function readRowsOfTables(id: number, changed: readonly string[]): Promise<Standing[]> {
  const names = changed.filter(isTable);
  const tables = await readDocuments<Standing[] | null>(id, names, true);
  return names.flatMap((name) => tables.get(name) ?? []);
}

const isTable = (name: string): boolean => name === 'STANDINGS' || name.startsWith('GROUP#');

/**
 * The teams whose row differs, or that have one no more. All of them while an earlier publication may be under way, which
 * has perhaps written the tables already, but not the pages.
 */
function teamsWithNewRows(
  before: readonly Standing[],
  { ticket, documents, changed }: DocumentChanges<ComposedDocuments>,
): number[] {
  const tables = new Map(Object.entries(documents ?? {}));
  const after = changed.filter(isTable).flatMap((name) => (tables.get(name) ?? []) as Standing[]);
  if (!ticket.isAlone) return [...before, ...after].map(({ teamId }) => teamId);
  const [old, current] = [rowsAsText(before), rowsAsText(after)];
  const teamIds = new Set([...old.keys(), ...current.keys()]);
  // The page of a team says how many teams there are.
  if (old.size !== current.size) return [...teamIds];
  return [...teamIds].filter((teamId) => old.get(teamId) !== current.get(teamId));
}

/** By team, its rows in all tables, without what a team's page does not show of them. */
const rowsAsText = (rows: readonly Standing[]): Map<number, string> => {
  const shown = rows.map(({ movement: _movement, decidedBy: _decidedBy, ...row }) => row);
  return new Map([...Map.groupBy(shown, ({ teamId }) => teamId)].map(([teamId, own]) => [teamId, JSON.stringify(own)]));
};
