/** The day book: who and what is taken when, so that nothing is in two matches at once (across tournaments and midnight). */
import { dateOfMinute, minuteNumber } from '#shared/domain/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { batchGet, queryPartition } from './client.ts';
import type { Write } from './commit.ts';
import { type Booked, type Key, keys, partitions } from './keys.ts';
import type { MatchFields } from './matches.ts';
import { mapMatchMinutes } from './tournaments.ts';

/** Where a match begins, and whose rules say how long it takes. */
type Entry = readonly [from: number, tournamentId: number];

interface Page extends Key {
  readonly v: number;
  readonly taken: Record<string, Entry>;
}

type Pages = ReadonlyMap<string, Page>;

/** One day of one team, cancha or official that a match takes. */
interface Holding {
  readonly booked: Booked;
  readonly id: number;
  readonly date: string;
  readonly matchId: number;
  readonly entry: Entry;
}

/** What was found taken: the other match, and what both want. */
export interface Clash {
  readonly booked: Booked;
  readonly id: number;
  readonly matchId: number;
}

/** What a change of the book writes, and the lengths of other matches it relied on: minutes by tournament. */
export interface Booking {
  readonly writes: Write[];
  readonly lengths: ReadonlyMap<number, number>;
}

/**
 * What moves a match from what it held to what it will hold, or the first clash with another match.
 * `before` is null when the match is new; a cancelled match holds nothing.
 */
export async function rebook(before: MatchFields | null, after: MatchFields): Promise<Booking | Clash> {
  const wanted = holdingsOf(after);
  const held = before ? holdingsOf(before) : [];
  const pages = await readPages([...held, ...wanted]);
  const { clash, lengths } = await compare(wanted, pages);
  return clash ?? { writes: moves(held, wanted, pages), lengths };
}

/** The writes that cross a match out of every day it holds. */
export async function release(match: MatchFields): Promise<Write[]> {
  const held = holdingsOf(match);
  return moves(held, [], await readPages(held));
}

/** The first clash there would be if the matches of a tournament took `matchMinutes`. */
export async function findClashAtLength(
  matches: readonly MatchFields[],
  tournamentId: number,
  matchMinutes: number,
): Promise<Clash | undefined> {
  const wanted = matches.flatMap(holdingsOf);
  return (await compare(wanted, await readPages(wanted), new Map([[tournamentId, matchMinutes]]))).clash;
}

/** The ids of all matches that hold a team, a cancha or an official, past and future, in one tournament or in any. */
export async function listBookedMatches(booked: Booked, id: number, tournamentId?: number): Promise<number[]> {
  const pages = await queryPartition<Page>(partitions.book(booked, id));
  const entries = pages.flatMap(({ taken }) => Object.entries(taken));
  const wanted = entries.filter(([, [, of]]) => tournamentId === undefined || of === tournamentId);
  return [...new Set(wanted.map(([matchId]) => Number(matchId)))];
}

/** Entered on every day that the longest match could reach, so that a change of its length moves nothing. */
function holdingsOf(match: MatchFields): Holding[] {
  if (match.status === 'cancelled') return [];
  const from = minuteNumber(match.matchDate, match.matchTime);
  const days = [...new Set([match.matchDate, dateOfMinute(from + limits.matchMinutesMax - 1)])];
  const holders: [Booked, number | null][] = [
    ['TEAM', match.homeTeamId],
    ['TEAM', match.awayTeamId],
    ['CANCHA', match.canchaId],
    ['STAFF', match.refereeId],
    ['STAFF', match.assistantId],
  ];
  const entry: Entry = [from, match.tournamentId];
  return holders.flatMap(([booked, id]) =>
    id ? days.map((date) => ({ booked, id, date, matchId: match.id, entry })) : [],
  );
}

const keyOf = ({ booked, id, date }: Holding): Key => keys.bookDay(booked, id, date);
const nameOf = (holding: Holding): string => `${keyOf(holding).pk}/${holding.date}`;

async function readPages(holdings: readonly Holding[]): Promise<Pages> {
  const pages = await batchGet<Page>(holdings.map(keyOf));
  return new Map(pages.map((page) => [`${page.pk}/${page.sk}`, page]));
}

/** The first clash, and the lengths it was sought with; `given` are lengths that are not stored yet. */
async function compare(
  wanted: readonly Holding[],
  pages: Pages,
  given: ReadonlyMap<number, number> = new Map(),
): Promise<{ clash: Clash | undefined; lengths: ReadonlyMap<number, number> }> {
  const pairs = wanted.flatMap((holding) => rivalsOf(holding, pages));
  const tournamentIds = pairs.flatMap(({ holding, entry }) => [holding.entry[1], entry[1]]);
  const lengths = new Map([...(await mapMatchMinutes(new Set(tournamentIds))), ...given]);
  const found = pairs.find(({ holding, entry }) => overlap(holding.entry, entry, lengths));
  const clash = found && { booked: found.holding.booked, id: found.holding.id, matchId: found.matchId };
  return { clash, lengths };
}

/** The other matches of the same day. */
function rivalsOf(holding: Holding, pages: Pages) {
  return Object.entries(pages.get(nameOf(holding))?.taken ?? {})
    .map(([matchId, entry]) => ({ holding, matchId: Number(matchId), entry }))
    .filter(({ matchId }) => matchId !== holding.matchId);
}

/** Half-open: one may begin the minute the other ends. */
function overlap([a, tournamentA]: Entry, [b, tournamentB]: Entry, minutes: ReadonlyMap<number, number>): boolean {
  return a < b + (minutes.get(tournamentB) ?? 0) && b < a + (minutes.get(tournamentA) ?? 0);
}

function moves(held: readonly Holding[], wanted: readonly Holding[], pages: Pages): Write[] {
  const wantedByName = new Map(wanted.map((holding) => [nameOf(holding), holding]));
  const affected = new Map([...held, ...wanted].map((holding) => [nameOf(holding), holding]));
  return [...affected].flatMap(([name, holding]) => {
    return pageWrites(pages.get(name), keyOf(holding), holding.matchId, wantedByName.get(name)?.entry);
  });
}

/** One page's change: the match entered, moved or crossed out; on condition that the page is as it was read. */
function pageWrites(page: Page | undefined, key: Key, matchId: number, entry: Entry | undefined): Write[] {
  const current = page?.taken[matchId];
  if (current?.[0] === entry?.[0]) return [];
  const { [matchId]: _gone, ...others } = page?.taken ?? {};
  const taken = entry ? { ...others, [matchId]: entry } : others;
  if (!page) return entry ? [{ put: { ...key, v: 1, taken }, condition: 'attribute_not_exists(pk)' }] : [];
  return [{ put: { ...key, v: page.v + 1, taken }, condition: 'v = :v', values: { ':v': page.v } }];
}
