/** Reads what people wrote out of the table, and what was published of it, item by item and without the stores. */

import { localDay } from '#functions/platform/documents/local-time.ts';
import { decodeDocument, type EncodedDocument } from '#functions/platform/table/document-encoding.ts';
import type { Item } from './own-table.ts';
import type { Facts } from './reference/facts.ts';

const timeZone = 'America/Argentina/Buenos_Aires';

export function papersIn(items: readonly Item[]): Facts {
  const having = (pk: RegExp, sk: RegExp) =>
    items.filter((item) => pk.test(item.pk) && sk.test(item.sk)).sort((a, b) => Number(a.id) - Number(b.id)) as never[];
  const participants = (tournament: { teamIds?: Iterable<number> }) =>
    [...(tournament.teamIds ?? [])].map(Number).sort((a, b) => a - b);
  return {
    today: localDay(new Date(), timeZone),
    timeZone,
    featuredTournamentId: null,
    teams: having(/^ALL#TEAM$/, /./),
    players: having(/^TEAM#/, /^P#/),
    canchas: having(/^ALL#CANCHA$/, /./),
    staff: having(/^TEAM#/, /^S#/),
    tournaments: having(/^ALL#TOURNAMENT$/, /./).map((item: object) => ({
      ...item,
      teamIds: participants(item),
    })) as never,
    groups: having(/^T#/, /^G#/),
    matches: having(/^T#/, /^M#/),
    events: having(/^T#/, /^E#/),
  };
}

/** The published pages of a tournament, or of all of them, by name. */
export function pagesIn(items: readonly Item[], scope: number | 'ALL'): Record<string, unknown> {
  const pages = items.filter(({ pk }) => pk === `PAGE#${scope}`);
  return Object.fromEntries(pages.map((item) => [item.sk, decodeDocument(item as EncodedDocument)]));
}
