/** Reads the saved facts and the published documents from the items of a table, without the code of the stores. */

import { decodeDocument, type EncodedDocument } from '#functions/competition/publication/store/document-encoding.ts';
import { localDay } from '#functions/platform/local-time.ts';
import type { TableItem } from './own-table.ts';
import type { Facts, PresenceFact } from './reference/facts.ts';

const timeZone = 'America/Argentina/Buenos_Aires';

export function factsFromItems(items: readonly TableItem[]): Facts {
  const itemsWith = (pk: RegExp, sk: RegExp) =>
    items.filter((item) => pk.test(item.pk) && sk.test(item.sk)).sort((a, b) => Number(a.id) - Number(b.id)) as never[];
  const participants = (tournament: { teamIds?: Iterable<number> }) =>
    [...(tournament.teamIds ?? [])].map(Number).sort((a, b) => a - b);
  return {
    today: localDay(new Date(), timeZone),
    timeZone,
    featuredTournamentId: null,
    teams: itemsWith(/^ALL#TEAM$/, /./),
    players: itemsWith(/^TEAM#/, /^P#/),
    canchas: itemsWith(/^ALL#CANCHA$/, /./),
    staff: itemsWith(/^TEAM#/, /^S#/),
    tournaments: itemsWith(/^ALL#TOURNAMENT$/, /./).map((item: object) => ({
      ...item,
      teamIds: participants(item),
    })) as never,
    groups: itemsWith(/^T#/, /^G#/),
    matches: itemsWith(/^T#/, /^M#/),
    events: itemsWith(/^T#/, /^E#/),
    presence: itemsWith(/^T#/, /^SHEET#/).flatMap(presenceOnSheet),
  };
}

interface SheetItem {
  readonly matchId: number;
  readonly presence: { readonly [side: string]: { readonly value: readonly number[] } | null };
}

const presenceOnSheet = ({ matchId, presence }: SheetItem): PresenceFact[] =>
  Object.entries(presence).flatMap(([side, list]) =>
    list ? [{ matchId, isHome: side === 'home', playerIds: list.value }] : [],
  );

/** The published documents of a tournament, or of all tournaments, by name. */
export function documentsFromItems(items: readonly TableItem[], scope: number | 'ALL'): Record<string, unknown> {
  const documents = items.filter(({ pk }) => pk === `DOC#${scope}`);
  return Object.fromEntries(documents.map((item) => [item.sk, decodeDocument(item as EncodedDocument)]));
}
