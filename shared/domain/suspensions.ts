/** Who is suspended: the bans that cards gave, served by the team's next matches and projected onto those to come. */

import { bansFromCards, type Sentence } from './ban-rules.ts';
import { comparePlayOrder } from './play-order.ts';
import { type CountedEvent, eventsInPlayOrder } from './played-events.ts';
import type { StoredMatchFields } from './schemas/match.ts';
import type { Ban } from './schemas/suspension.ts';
import type { TournamentRules } from './schemas/tournament.ts';

/** What of a match decides. */
type CalendarMatch = Pick<
  StoredMatchFields,
  'id' | 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'round' | 'status' | 'walkover'
>;

export interface SuspensionsInput {
  /** The matches of one tournament, its knock-out included, in any order. */
  readonly matches: readonly CalendarMatch[];
  /** In any order; only cards shown in completed ones of these matches count. */
  readonly events: readonly CountedEvent[];
  readonly rules: TournamentRules['suspensions'];
}

/** A card, or a goal, which nobody is punished for. */
interface Happening extends CountedEvent {
  readonly match: CalendarMatch;
  /** The place among all of them, in the order they happened. */
  readonly at: number;
}

/**
 * Every ban of the tournament, in the order they were given. A ban is of a player with the team he was shown the cards
 * with: that team's next completed matches in order of play serve the earliest one still open, never the match that
 * gave it, and where somebody did not show up only for the side that came. What remains falls on its next matches to be
 * played.
 */
export function computeBans({ matches, events, rules }: SuspensionsInput): Ban[] {
  const inOrder = matches.toSorted(comparePlayOrder);
  const records = Map.groupBy(orderedEvents(inOrder, events), ({ playerId, teamId }) => `${playerId} with ${teamId}`);
  const calendars = matchesByTeam(inOrder);
  return [...records.values()]
    .flatMap((cards) => assignServedMatches(bansFromCards(cards, rules), calendars))
    .sort((a, b) => a.cause.at - b.cause.at)
    .map(asBan);
}

/** The ban that keeps a player of a team out of a match, whether he missed it or will. */
export function findBanForMatch(
  bans: readonly Ban[],
  matchId: number,
  teamId: number,
  playerId: number,
): Ban | undefined {
  const isMissed = (ban: Ban) => ban.misses.some((missed) => missed.matchId === matchId);
  return bans.find((ban) => ban.playerId === playerId && ban.teamId === teamId && isMissed(ban));
}

function orderedEvents(inOrder: readonly CalendarMatch[], events: readonly CountedEvent[]): Happening[] {
  const completed = new Map(inOrder.filter(({ status }) => status === 'completed').map((match) => [match.id, match]));
  const counted = eventsInPlayOrder([...completed.values()], events);
  return counted.map((event, at) => ({ ...event, at, match: completed.get(event.matchId) as CalendarMatch }));
}

/** The matches of a team in which a ban can be served, and those in which it will be, in order of play. */
interface Calendar {
  readonly played: CalendarMatch[];
  readonly toPlay: CalendarMatch[];
}

function matchesByTeam(matches: readonly CalendarMatch[]): ReadonlyMap<number, Calendar> {
  const calendars = new Map<number, Calendar>();
  for (const match of matches) {
    const { homeTeamId, awayTeamId, status, walkover } = match;
    for (const [teamId, side] of [[homeTeamId, 'home'] as const, [awayTeamId, 'away'] as const]) {
      if (teamId === null || status === 'cancelled') continue;
      const calendar = calendars.get(teamId) ?? { played: [], toPlay: [] };
      calendars.set(teamId, calendar);
      if (status !== 'completed') calendar.toPlay.push(match);
      else if (walkover !== side && walkover !== 'both') calendar.played.push(match);
    }
  }
  return calendars;
}

interface ServedBan extends Sentence<Happening> {
  /** The card that completed it. */
  readonly cause: Happening;
  readonly served: number;
  readonly misses: readonly CalendarMatch[];
}

/** The bans of one player with one team, given in this order, and the matches they take. */
function assignServedMatches(
  sentences: readonly Sentence<Happening>[],
  calendars: ReadonlyMap<number, Calendar>,
): ServedBan[] {
  const bans = sentences.map((sentence) => {
    return { ...sentence, cause: sentence.cards.at(-1) as Happening, misses: [] as CalendarMatch[] };
  });
  const calendar = calendars.get(bans[0]?.cause.teamId ?? 0);
  const serveNextBan = (match: CalendarMatch) =>
    bans
      .find(({ cause, matches, misses }) => misses.length < matches && comparePlayOrder(cause.match, match) < 0)
      ?.misses.push(match);
  calendar?.played.forEach(serveNextBan);
  const served = bans.map(({ misses }) => misses.length);
  calendar?.toPlay.forEach(serveNextBan);
  return bans.map((ban, at) => ({ ...ban, served: served[at] ?? 0 }));
}

function asBan({ cause: { playerId, teamId }, matches, served, cards, misses }: ServedBan): Ban {
  return {
    playerId,
    teamId,
    matches,
    served,
    remaining: matches - served,
    reasons: cards.map(({ match, eventType, minute }) => ({
      matchId: match.id,
      round: match.round,
      eventType,
      minute,
    })),
    misses: misses.map(({ id, round }) => ({ matchId: id, round })),
  };
}
