/**
 * Computes who is suspended: the bans that cards gave, the matches that served them, and the matches still to be
 * missed.
 */

import { isWalkoverToCome } from '../matches/match-status.ts';
import { comparePlayOrder } from '../matches/play-order.ts';
import { type EventFieldsToCount, eventsInPlayOrder } from '../matches/played-events.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { Ban } from '../schemas/suspension.ts';
import { bansFromCards, type CardBan } from './ban-rules.ts';

/** The match fields that suspensions depend on. */
type SuspensionMatchFields = Pick<
  StoredMatchFields,
  'id' | 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'round' | 'status' | 'walkover'
>;

export interface ComputeBansOptions {
  /** The matches of one tournament, playoffs included, in any order. */
  readonly matches: readonly SuspensionMatchFields[];
  /** Events of these matches, in any order; only cards in completed matches count. */
  readonly events: readonly EventFieldsToCount[];
  readonly rules: TournamentRules['suspensions'];
  /** The federation's date, `YYYY-MM-DD`: a walkover after it counts as a match still to play. */
  readonly today: string;
}

/** A card or goal with its match; goals lead to no ban, and only they may be without a minute. */
interface EventInMatch extends EventFieldsToCount {
  readonly minute: number;
  readonly match: SuspensionMatchFields;
  /** The index of the event among all events, in the order in which they happened. */
  readonly at: number;
}

/**
 * Every ban of the tournament, in the order they were given. A ban belongs to a player and the team in which the cards
 * were shown. It is served by that team's completed matches after the one that gave it, one ban after another; a
 * walkover serves a ban only for the side that came, and not before its day. What remains falls on the team's next
 * matches.
 */
export function computeBans({ matches, events, rules, today }: ComputeBansOptions): Ban[] {
  const inOrder = matches.toSorted(comparePlayOrder).map((match) => asOfToday(match, today));
  const records = Map.groupBy(
    eventsOfCompletedMatches(inOrder, events),
    ({ playerId, teamId }) => `${playerId}/${teamId}`,
  );
  const calendars = calendarsByTeamId(inOrder);
  return [...records.values()]
    .flatMap((cards) => assignServedMatches(bansFromCards(cards, rules), calendars))
    .sort((a, b) => a.cause.at - b.cause.at)
    .map(toBanWithIds);
}

const asOfToday = (match: SuspensionMatchFields, today: string): SuspensionMatchFields =>
  isWalkoverToCome(match, today) ? { ...match, status: 'scheduled' } : match;

/** The ban that keeps a player out of a match of the team, whether the match was missed already or is to come. */
export function findBanForMatch(
  bans: readonly Ban[],
  matchId: number,
  teamId: number,
  playerId: number,
): Ban | undefined {
  const isMissed = (ban: Ban) => ban.misses.some((missed) => missed.matchId === matchId);
  return bans.find((ban) => ban.playerId === playerId && ban.teamId === teamId && isMissed(ban));
}

function eventsOfCompletedMatches(
  inOrder: readonly SuspensionMatchFields[],
  events: readonly EventFieldsToCount[],
): EventInMatch[] {
  const completed = new Map(inOrder.filter(({ status }) => status === 'completed').map((match) => [match.id, match]));
  return eventsInPlayOrder([...completed.values()], events).flatMap(({ minute, ...event }, at) =>
    minute === null ? [] : [{ ...event, minute, at, match: completed.get(event.matchId) as SuspensionMatchFields }],
  );
}

/** The matches of a team in order of play: completed ones that can have served a ban, and those still to play. */
interface TeamCalendar {
  readonly played: SuspensionMatchFields[];
  readonly toPlay: SuspensionMatchFields[];
}

function calendarsByTeamId(matches: readonly SuspensionMatchFields[]): ReadonlyMap<number, TeamCalendar> {
  const calendars = new Map<number, TeamCalendar>();
  for (const match of matches) {
    const { homeTeamId, awayTeamId, status, walkover } = match;
    for (const [teamId, side] of [[homeTeamId, 'home'] as const, [awayTeamId, 'away'] as const]) {
      if (teamId === null || status === 'cancelled' || status === 'postponed') continue;
      const calendar = calendars.get(teamId) ?? { played: [], toPlay: [] };
      calendars.set(teamId, calendar);
      if (status !== 'completed') calendar.toPlay.push(match);
      else if (walkover !== side && walkover !== 'both') calendar.played.push(match);
    }
  }
  return calendars;
}

interface BanWithServedMatches extends CardBan<EventInMatch> {
  /** The last of the cards that led to the ban. */
  readonly cause: EventInMatch;
  readonly served: number;
  readonly misses: readonly SuspensionMatchFields[];
}

/** Assigns matches to the bans of one player with one team, which come in the order they were given. */
function assignServedMatches(
  sentences: readonly CardBan<EventInMatch>[],
  calendars: ReadonlyMap<number, TeamCalendar>,
): BanWithServedMatches[] {
  const bans = sentences.map((sentence) => {
    return { ...sentence, cause: sentence.cards.at(-1) as EventInMatch, misses: [] as SuspensionMatchFields[] };
  });
  const calendar = calendars.get(bans[0]?.cause.teamId ?? 0);
  const serveNextBan = (match: SuspensionMatchFields) =>
    bans
      .find(({ cause, matches, misses }) => misses.length < matches && comparePlayOrder(cause.match, match) < 0)
      ?.misses.push(match);
  calendar?.played.forEach(serveNextBan);
  const served = bans.map(({ misses }) => misses.length);
  calendar?.toPlay.forEach(serveNextBan);
  return bans.map((ban, at) => ({ ...ban, served: served[at] ?? 0 }));
}

function toBanWithIds({ cause: { playerId, teamId }, matches, served, cards, misses }: BanWithServedMatches): Ban {
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
