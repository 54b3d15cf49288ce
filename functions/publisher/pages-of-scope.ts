/** Which pages there are of a tournament and over all tournaments. */
import { limits } from '#shared/domain/limits.ts';
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { bulletinInAddress } from '#shared/pages/paths.ts';
import {
  type PublishedPage,
  type PublishedPageName,
  publishedPageNames,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import type { OverallDocuments } from '../competition/publication/documents/compose-overall.ts';
import type { ComposedDocuments } from '../competition/publication/documents/compose-tournament.ts';
import { rowsOfSlices } from '../competition/publication/documents/list-slices.ts';
import type { RankingName } from '../competition/publication/documents/ranking-documents.ts';

/** Those that every tournament has. */
const namesOfTournamentPages = publishedPageNames.filter(
  (name) => publishedPages[name].idOf === 'tournament' && name !== 'discipline',
);

/** The pages over all tournaments, and the stubs, whose addresses lack a tournament. */
export const pagesOverAll = (documents: OverallDocuments): PublishedPage[] => [
  ...publishedPageNames.filter((name) => publishedPages[name].idOf === null).map((name) => ({ name })),
  ...namesOfTournamentPages.filter((name) => !publishedPages[name].path.includes(':id')).map((name) => ({ name })),
  ...furtherParts({ name: 'tournaments' }, 'SUMMARIES', documents),
];

/**
 * The pages of a tournament whose documents are given, without those of its matches and teams; also those of rounds
 * that are only in `names`, which are composed no more.
 */
export function pagesOfTournament(
  id: number,
  documents: ComposedDocuments | null,
  names: readonly string[],
): PublishedPage[] {
  const rounds = [...Object.keys(documents ?? {}), ...names].flatMap((name) => roundInName.exec(name)?.[1] ?? []);
  // The page of a round that is seen as part of another one is a stub.
  const pages = new Set([...rounds, ...rounds.map(roundAsSeen)]);
  return [
    ...namesOfTournamentPages.map((name) => ({ name, id })),
    ...[...pages].map((round) => ({ name: 'fixture' as const, id, round })),
    ...pagesOfBulletins(id, documents, names),
    ...rankings.flatMap(([name, ranking]) => furtherParts({ name, id }, ranking, documents)),
  ];
}

function pagesOfBulletins(id: number, documents: ComposedDocuments | null, names: readonly string[]): PublishedPage[] {
  const bulletins = documents?.BULLETINS;
  return [
    ...(bulletins || names.includes('BULLETINS') ? [{ name: 'discipline' as const, id }] : []),
    ...(bulletins ?? []).map((each) => ({ name: 'bulletin' as const, id, bulletin: bulletinInAddress(each) })),
  ];
}

const roundInName = /^ROUND#(.*)$/s;

const rankings: readonly (readonly [PublishedPageName, RankingName])[] = [
  ['scorers', 'SCORERS'],
  ['fairPlay', 'FAIRPLAY'],
  ['goalkeepers', 'GOALKEEPERS'],
];

function furtherParts(page: PublishedPage, list: RankingName | 'SUMMARIES', documents: object | null): PublishedPage[] {
  const rows = documents ? (rowsOfSlices(documents, list)?.length ?? 0) : 0;
  const parts = Math.ceil(rows / limits.rowsOfPage);
  return Array.from({ length: Math.max(0, parts - 1) }, (_, at) => ({ ...page, part: at + 2 }));
}
