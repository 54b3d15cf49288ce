/**
 * What is made of which documents: each page, so that it is rendered again only when one of them changed; and the
 * documents over all tournaments.
 */
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { type PublishedPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import type { DocumentScope, Scope } from '../../../platform/table/keys.ts';
import { teamsDocumentNameOf } from '../documents/team-tournaments.ts';
import { documentKindOf } from '../store/documents-store.ts';

interface DocumentsOfPage {
  /** Documents of its tournament; of those of a team's page, the documents of each of its tournaments. */
  readonly tournament?: readonly string[];
  /** Documents over all tournaments. */
  readonly all?: readonly string[];
}

const ofTable = ['HEADER', 'STANDINGS', 'GROUP', 'OUTLOOK'] as const;
const ofCurrentRound = ['HEADER', 'FIXTURE', 'ROUND', 'GOALS'] as const;
const ofOverview = [...ofTable, ...ofCurrentRound, 'SUMMARY', 'SCORERS'] as const;

const documentsByPage: { readonly [Name in PublishedPageName]: DocumentsOfPage } = {
  home: { all: ['LANDING', 'HOME', 'ACTIVE', 'LATEST'] },
  tournaments: { all: ['SUMMARIES'] },
  tournament: { tournament: ofOverview },
  fixture: { tournament: ofCurrentRound },
  standings: { tournament: ofTable },
  scorers: { tournament: ['HEADER', 'SCORERS'] },
  fairPlay: { tournament: ['HEADER', 'FAIRPLAY'] },
  goalkeepers: { tournament: ['HEADER', 'GOALKEEPERS'] },
  playoffs: { tournament: ['HEADER', 'BRACKET'] },
  discipline: { tournament: ['HEADER', 'BULLETINS', 'SUSPENSIONS'] },
  bulletin: { tournament: ['HEADER', 'BULLETINS'] },
  match: { tournament: ['HEADER'] },
  team: { tournament: [...ofTable, 'SCORERS', 'SUSPENSIONS'] },
  embeddedStandings: { tournament: ofTable },
  embeddedFixture: { tournament: ofCurrentRound },
  tv: { tournament: ofOverview },
};

/**
 * The tournament documents that the pages with this name are made of, by kind: ROUND and GOALS stand for each round's
 * document, GROUP for each group's. A bulletin's page also shows its stored lines, which never change. A match's page also shows the match itself, what is at stake in it and, before the next
 * match of both its teams, their last results; a team's page the team, its squad and its matches. With `round`: the documents of the fixture's page of that round, by name.
 */
const documentsOfPage = (name: PublishedPageName, round?: string): readonly string[] =>
  round === undefined
    ? (documentsByPage[name].tournament ?? [])
    : ['HEADER', 'ROUNDS', `ROUND#${round}`, `GOALS#${round}`];

/** 'ROUND#Semifinal 2' → 'ROUND#Semifinales': the document of the round that is seen. */
const asSeen = (documentName: string): string =>
  documentName.replace(/^(ROUND|GOALS)#(.*)$/s, (_, kind: string, round: string) => `${kind}#${roundAsSeen(round)}`);

/**
 * Whether a page is made of the document `documentName` of a scope. The scope of a tournament is the page's own, or for
 * a team's page that of any of the team's tournaments; a stub has none.
 */
export function isPageMadeOf({ name, id, round }: PublishedPage, scope: DocumentScope, documentName: string): boolean {
  const [plainName, kind] = [asSeen(documentName.replace(/^\d+#/, '')), documentKindOf(documentName)];
  const ofTournament = id === undefined ? [] : documentsOfPage(name, round);
  const names = scope === 'ALL' ? overallDocumentsOfPage(name, id) : ofTournament;
  return names.includes(plainName) || names.includes(kind);
}

/**
 * The documents over all tournaments that a page is made of, a team's by its whole name. A page of a tournament without
 * its id is a stub.
 */
function overallDocumentsOfPage(name: PublishedPageName, id: number | undefined): readonly string[] {
  const { tournament, all = [] } = documentsByPage[name];
  if (name === 'team' && id !== undefined) return [teamsDocumentNameOf(id)];
  return tournament !== undefined && id === undefined ? ['LANDING'] : all;
}

/** The documents of each tournament that those over all tournaments are made of. */
const documentsReadOverAll: readonly string[] = ['TOTALS'];

/**
 * Who reads some of a tournament's documents, beside its own pages and those that read a part of their own: its teams'
 * pages, and those of matches to come that tell what is at stake or the last results of their teams.
 */
export const readersOfTournament = (documentNames: ReadonlySet<string>) => ({
  isReadOverAll: documentsReadOverAll.some((name) => documentNames.has(name)),
  isReadByMatches: documentsOfPage('match').some((name) => documentNames.has(name)),
});

/** The scope with which a page is published. */
export function scopeOfPage({ name, id }: PublishedPage): Scope {
  if (id === undefined) return 'ALL';
  const { idOf } = publishedPages[name];
  return idOf === 'match' ? `MATCH#${id}` : idOf === 'team' ? `TEAM#${id}` : id;
}
