/** The day book: who and what is taken when, so that nothing is in two matches at once (across tournaments and midnight). */
import { dateOfMinute, minuteNumber } from '#shared/domain/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { batchGet, queryPartition } from './client.ts';
import type { Write } from './commit.ts';
import { type Booked, type Key, keys, partitions } from './keys.ts';
import type { MatchFields } from './matches.ts';

/** Minutes from start to end, half-open. */
type Span = readonly [from: number, to: number];

interface Page extends Key {
  readonly v: number;
  readonly taken: Record<string, Span>;
}

interface Holding {
  readonly booked: Booked;
  readonly id: number;
  readonly date: string;
  readonly span: Span;
}

/** What was found taken: the other match, and what both want. */
export interface Clash {
  readonly booked: Booked;
  readonly id: number;
  readonly matchId: number;
}

/**
 * The writes that move a match from what it held to what it will hold, or the first clash with another match.
 * `before` is null when the match is new; a cancelled match holds nothing.
 */
export async function rebook(
  before: MatchFields | null,
  after: MatchFields,
  matchMinutes: number,
): Promise<Write[] | Clash> {
  const wanted = holdingsOf(after, matchMinutes);
  // The old entry may have been made when matches were longer.
  const held = before ? holdingsOf(before, limits.matchMinutesMax) : [];
  const pages = await readPages([...held, ...wanted]);
  const clash = firstClash(wanted, pages, after.id);
  return clash ?? bookWrites(after.id, [...held, ...wanted], wanted, pages);
}

/** The writes that cross a match out of every day it holds. */
export async function release(match: MatchFields): Promise<Write[]> {
  const held = holdingsOf(match, limits.matchMinutesMax);
  return bookWrites(match.id, held, [], await readPages(held));
}

function bookWrites(
  matchId: number,
  affected: readonly Holding[],
  wanted: readonly Holding[],
  pages: Map<string, Page>,
): Write[] {
  const spans = new Map(wanted.map((holding) => [nameOf(holding), holding.span]));
  const days = new Map(affected.map((holding) => [nameOf(holding), keyOf(holding)]));
  return [...days].flatMap(([name, key]) => pageWrites(pages.get(name), key, matchId, spans.get(name)));
}

const keyOf = ({ booked, id, date }: Holding): Key => keys.bookDay(booked, id, date);
const nameOf = (holding: Holding): string => `${keyOf(holding).pk}/${holding.date}`;

function holdingsOf(match: MatchFields, matchMinutes: number): Holding[] {
  if (match.status === 'cancelled') return [];
  const from = minuteNumber(match.matchDate, match.matchTime);
  const span: Span = [from, from + matchMinutes];
  const days = [...new Set([match.matchDate, dateOfMinute(span[1] - 1)])];
  const holders: [Booked, number | null][] = [
    ['TEAM', match.homeTeamId],
    ['TEAM', match.awayTeamId],
    ['CANCHA', match.canchaId],
    ['STAFF', match.refereeId],
    ['STAFF', match.assistantId],
  ];
  return holders.flatMap(([booked, id]) => (id ? days.map((date) => ({ booked, id, date, span })) : []));
}

async function readPages(holdings: readonly Holding[]): Promise<Map<string, Page>> {
  const pages = await batchGet<Page>(holdings.map(keyOf));
  return new Map(pages.map((page) => [`${page.pk}/${page.sk}`, page]));
}

function firstClash(wanted: readonly Holding[], pages: Map<string, Page>, matchId: number): Clash | undefined {
  for (const holding of wanted) {
    for (const [other, span] of Object.entries(pages.get(nameOf(holding))?.taken ?? {})) {
      if (Number(other) !== matchId && overlap(span, holding.span)) {
        return { booked: holding.booked, id: holding.id, matchId: Number(other) };
      }
    }
  }
  return undefined;
}

const overlap = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];

/** One page's change: the match entered, moved or crossed out; on condition that the page is as it was read. */
function pageWrites(page: Page | undefined, key: Key, matchId: number, span: Span | undefined): Write[] {
  const current = page?.taken[matchId];
  if (current?.[0] === span?.[0] && current?.[1] === span?.[1]) return [];
  const { [matchId]: _gone, ...others } = page?.taken ?? {};
  const taken = span ? { ...others, [matchId]: span } : others;
  if (!page) return span ? [{ put: { ...key, v: 1, taken }, condition: 'attribute_not_exists(pk)' }] : [];
  const unchanged = { condition: 'v = :v', values: { ':v': page.v } };
  return [{ put: { ...key, v: page.v + 1, taken }, ...unchanged }];
}

/** The ids of all matches that hold a team, a cancha or an official, past and future. */
export async function listBookedMatches(booked: Booked, id: number): Promise<number[]> {
  const pages = await queryPartition<Page>(partitions.book(booked, id));
  return [...new Set(pages.flatMap(({ taken }) => Object.keys(taken).map(Number)))];
}
