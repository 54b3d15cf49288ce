/**
 * The crests of a published page. Logos on other sites are not shown, because a page asks no other site for anything:
 * those teams have the drawn shield. Those of a tournament's teams come in one picture.
 */
import { addressOfCrestSheet, cornerInSheet, sheetCrestSide } from '#shared/pages/crest-sheet.ts';
import type { TournamentFacts } from '#shared/pages/page-data.ts';
import { logoInSheet } from '../../ui/crest.tsx';

const crestFields = ['logo', 'logoUrl', 'teamLogo'];

/** The data with what the page asks for in place of every logo's address; '' for a drawn shield. */
export function withPublishedCrests<Data extends object>(data: Data): Data {
  const places = 'tournament' in data ? placesInSheet(data.tournament as TournamentFacts) : new Map<string, string>();
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && crestFields.includes(key) ? publishedLogo(value, places) : value,
  ) as Data;
}

const publishedLogo = (logo: string, places: ReadonlyMap<string, string>): string =>
  places.get(logo) ?? (logo.startsWith('/logos/') ? logo : '');

function placesInSheet(tournament: Pick<TournamentFacts, 'id' | 'logos'>): ReadonlyMap<string, string> {
  const sheet = addressOfCrestSheet(tournament);
  if (sheet === null) return new Map();
  return new Map(
    tournament.logos.map((logo, index) => [
      logo,
      logoInSheet(logo, { sheet, ...cornerInSheet(index), side: sheetCrestSide }),
    ]),
  );
}
