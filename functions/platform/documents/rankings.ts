/** Rankings as pages: a long one goes in parts, so that its beginning is always one read of one small item. */
import type {
  RankedFairPlayTeam,
  RankedGoalkeeper,
  RankedScorer,
  Rankings,
} from '#shared/domain/schemas/statistics.ts';
import { packedSize } from '../table/packing.ts';

/** Rows by the page that holds them. */
export interface RankingRows {
  SCORERS: RankedScorer;
  FAIRPLAY: RankedFairPlayTeam;
  KEEPERS: RankedGoalkeeper;
}
export type RankingName = keyof RankingRows;

/** A part of a ranking; the first is the page itself and says how many there are. */
export interface RankingPart<Row> {
  readonly parts: number;
  readonly rows: Row[];
}

export type RankingPages = { [Name in RankingName]: RankingPart<RankingRows[Name]> } & {
  [Part in `${RankingName}#${number}`]: RankingPart<unknown>;
};

/** Two kilobytes of a read unit are left for the item's own fields and whatever a name may hold. */
const mostBytes = 7600;
const mostRows: { readonly [Name in RankingName]: number } = { SCORERS: 200, FAIRPLAY: 20, KEEPERS: 200 };

export const rankingPages = ({ scorers, fairPlay, goalkeepers }: Rankings): RankingPages => ({
  ...inParts('SCORERS', scorers),
  ...inParts('FAIRPLAY', fairPlay),
  ...inParts('KEEPERS', goalkeepers),
});

/** The names of the parts of a ranking: SCORERS, SCORERS#2, SCORERS#3 … */
export const partNames = (name: RankingName, parts: number): PartName[] =>
  Array.from({ length: parts }, (_, at): PartName => (at === 0 ? name : `${name}#${at + 1}`));
type PartName = RankingName | `${RankingName}#${number}`;

function inParts<Row>(name: RankingName, rows: readonly Row[]) {
  const pieces = cut(rows, mostRows[name]);
  const names = partNames(name, pieces.length);
  return Object.fromEntries(names.map((each, at) => [each, { parts: pieces.length, rows: pieces[at] }])) as {
    [Part in RankingName]: RankingPart<never>;
  };
}

/** At least one piece; none larger than fits, unless a single row is. */
function cut<Row>(rows: readonly Row[], most: number): Row[][] {
  const pieces: Row[][] = [];
  let at = 0;
  do {
    let size = most;
    while (size > 1 && packedSize({ parts: 999, rows: rows.slice(at, at + size) }) > mostBytes) size >>= 1;
    pieces.push(rows.slice(at, at + size));
    at += size;
  } while (at < rows.length);
  return pieces;
}
