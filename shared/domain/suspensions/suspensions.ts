/**
 * Computes who is suspended: the bans that cards and sanctions gave, the matches that served them, and the matches still to
 * be missed.
 */

import { comparePlayOrder } from '../matches/play-order.ts';
import { type EventFieldsToCount, eventsInPlayOrder } from '../matches/played-events.ts';
import { isJudged, liveSanctions, type SanctionView } from '../sanctions/live-sanctions.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { StoredSanctionFields } from '../schemas/sanction.ts';
import type { Ban } from '../schemas/suspension.ts';
import { bansFromCards } from './ban-rules.ts';
import { type CardInMatch, type Sentence, sentencesOfSanctions } from './sentences.ts';
import { calendarsByTeamId, inOrderAsOf, type SuspensionMatchFields, type TeamCalendar } from './team-calendars.ts';

/** Sanctions, and the matches and teams that are needed to compute the bans they give. */
export interface SanctionsToCount {
  /** The sanctions of the tournament, and those that hold in every one. */
  readonly sanctions: readonly StoredSanctionFields[];
  readonly view: SanctionView;
  /** The matches in other tournaments of teams that a sanction in every tournament was given to. */
  readonly otherMatches: readonly SuspensionMatchFields[];
  /** The team that a player belongs to now, where it is known. */
  readonly teamIdOfPlayer: ReadonlyMap<number, number>;
}

export interface ComputeBansOptions {
  /** The matches of one tournament, playoffs included, in any order. */
  readonly matches: readonly SuspensionMatchFields[];
  /** Events of these matches, in any order; only cards in completed matches count. */
  readonly events: readonly EventFieldsToCount[];
  readonly rules: TournamentRules['suspensions'];
  /** The federation's date, `YYYY-MM-DD`: a walkover after it counts as a match still to play. */
  readonly today: string;
  readonly discipline?: SanctionsToCount | undefined;
}

const noDiscipline: SanctionsToCount = { sanctions: [], view: 'all', otherMatches: [], teamIdOfPlayer: new Map() };

/**
 * Every ban of the tournament, in the order they were given. A ban belongs to a player and to the team he was with when it
 * was given. That team's later completed matches serve it, one ban after another. A walkover serves a
 * ban of the team that came, once its date is reached. What is left of a ban is served by the team's next matches. A sanction that names a match
 * replaces the ban that the player's cards of that match would give. A ban that holds in every tournament is served by the
 * team's matches in all of them, at the same time as bans of this tournament. A ban in time runs by the calendar.
 */
export function computeBans({ matches, events, rules, today, discipline = noDiscipline }: ComputeBansOptions): Ban[] {
  const { sanctions, view, otherMatches, teamIdOfPlayer } = discipline;
  const inOrder = inOrderAsOf(matches, today);
  const cards = cardsOfCompletedMatches(inOrder, events);
  const live = liveSanctions(sanctions, view);
  const cardsOf = (matchId: number, playerId: number) =>
    cards.filter((card) => card.matchId === matchId && card.playerId === playerId);
  const [everywhere, here] = partition(live, ({ sanction }) => sanction.tournamentId === 0);
  const ofCards = [...Map.groupBy(cards, keyOfRecord).values()]
    .flatMap((record) => bansFromCards(record, rules).map(sentenceOfCards))
    .filter(({ after, playerId }) => !isJudged(live, after.id, playerId));
  const all = inOrderAsOf([...matches, ...otherMatches], today);
  const queues = [
    { sentences: [...ofCards, ...sentencesOfSanctions(here, matches, cardsOf)], calendars: calendarsByTeamId(inOrder) },
    { sentences: sentencesOfSanctions(everywhere, all, cardsOf), calendars: calendarsByTeamId(all) },
  ];
  const ownIds = new Set(matches.map(({ id }) => id));
  return queues
    .flatMap(({ sentences, calendars }) =>
      [...Map.groupBy(sentences, keyOfRecord).values()].flatMap((record) => assignMatches(record, calendars)),
    )
    .sort((a, b) => compareSentences(a.sentence, b.sentence))
    .map((served) => toBan(served, { today, ownIds, inOrder, teamIdOfPlayer }));
}

const keyOfRecord = ({ playerId, teamId }: Pick<Sentence, 'playerId' | 'teamId'>) => `${playerId}/${teamId}`;

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}

/**
 * Whether a ban keeps its player out of a match of the team, whether the match was missed already or is to come. A ban of
 * cards stays with the team in which they were shown; a sanction goes with the player.
 */
export const forbidsMatch = ({ teamId, misses, sanction }: Ban, match: { matchId: number; teamId: number }): boolean =>
  (teamId === match.teamId || sanction !== undefined) && misses.some(({ matchId }) => matchId === match.matchId);

/** The ban that keeps a player out of a match of the team. */
export function findBanForMatch(
  bans: readonly Ban[],
  matchId: number,
  teamId: number,
  playerId: number,
): Ban | undefined {
  return bans.find((ban) => ban.playerId === playerId && forbidsMatch(ban, { matchId, teamId }));
}

function cardsOfCompletedMatches(
  inOrder: readonly SuspensionMatchFields[],
  events: readonly EventFieldsToCount[],
): CardInMatch[] {
  const completed = new Map(inOrder.filter(({ status }) => status === 'completed').map((match) => [match.id, match]));
  return eventsInPlayOrder([...completed.values()], events).map((event, at) => ({
    ...event,
    at,
    match: completed.get(event.matchId) as SuspensionMatchFields,
  }));
}

function sentenceOfCards({ matches, cards }: { matches: number; cards: readonly CardInMatch[] }): Sentence {
  const { playerId, teamId, match } = cards.at(-1) as CardInMatch;
  return { playerId, teamId, matches, servedBefore: 0, after: match, place: 0, cards };
}

/** The order in which sentences were given, and are served. */
const compareSentences = (a: Sentence, b: Sentence): number =>
  comparePlayOrder(a.after, b.after) || (a.cards.at(-1)?.at ?? 0) - (b.cards.at(-1)?.at ?? 0) || a.place - b.place;

interface ServedSentence {
  readonly sentence: Sentence;
  readonly played: readonly SuspensionMatchFields[];
  readonly toPlay: readonly SuspensionMatchFields[];
}

/** Assigns matches to the sentences of one player with one team. */
function assignMatches(sentences: readonly Sentence[], calendars: ReadonlyMap<number, TeamCalendar>): ServedSentence[] {
  const { played = [], toPlay = [] } = calendars.get(sentences[0]?.teamId ?? 0) ?? {};
  const open = sentences.toSorted(compareSentences).map((sentence) => ({
    sentence,
    left: sentence.matches === null ? Number.POSITIVE_INFINITY : sentence.matches - sentence.servedBefore,
    played: [] as SuspensionMatchFields[],
    toPlay: [] as SuspensionMatchFields[],
  }));
  for (const [list, matches] of [['played', played] as const, ['toPlay', toPlay] as const]) {
    for (const match of matches) {
      const barring = open.filter(({ sentence }) => comparePlayOrder(sentence.after, match) < 0);
      for (const each of barring) if (each.sentence.days && isWithin(each.sentence.days, match)) each[list].push(match);
      const next = barring.find(({ sentence, left }) => !sentence.days && left > 0);
      if (!next) continue;
      next.left -= 1;
      next[list].push(match);
    }
  }
  return open;
}

const isWithin = ({ from, until }: NonNullable<Sentence['days']>, { matchDate }: SuspensionMatchFields): boolean =>
  from <= matchDate && (until === null || matchDate <= until);

interface BanContext {
  readonly today: string;
  readonly ownIds: ReadonlySet<number>;
  readonly inOrder: readonly SuspensionMatchFields[];
  readonly teamIdOfPlayer: ReadonlyMap<number, number>;
}

function toBan({ sentence, played, toPlay }: ServedSentence, context: BanContext): Ban {
  const { playerId, teamId, cards, sanction } = sentence;
  const served = sentence.servedBefore + played.length;
  const remaining =
    sentence.matches === null ? remainingOfOpen(sentence, toPlay, context.today) : sentence.matches - served;
  const own = [...played, ...toPlay].filter(({ id }) => context.ownIds.has(id));
  // A ban in days counts for a match of its days also when nobody has entered the result yet.
  const mayBar = remaining > 0 || sentence.days !== undefined;
  const misses = [...own, ...(mayBar ? missedWithNewTeam(sentence, [...played, ...toPlay], context) : [])];
  return {
    playerId,
    teamId,
    matches: served + remaining,
    served,
    remaining,
    reasons: cards.map(({ match, eventType, minute }) => ({
      matchId: match.id,
      round: match.round,
      eventType: eventType as Ban['reasons'][number]['eventType'],
      minute,
    })),
    misses: misses.map(({ id, round }) => ({ matchId: id, round })),
    ...(sanction && {
      sanction: { ...sanction, servedElsewhere: served - own.filter((match) => played.includes(match)).length },
    }),
  };
}

/** Of a ban without a number of matches: those that are known, and at least one while it lasts. */
function remainingOfOpen({ days }: Sentence, toPlay: readonly unknown[], today: string): number {
  if (days?.until && days.until < today) return 0;
  return Math.max(1, toPlay.length);
}

/**
 * The matches that the player of a sanction will miss with a new team, as long as the ban lasts. Those between the new team
 * and the old one are left out: they are in `missed`.
 */
function missedWithNewTeam(
  sentence: Sentence,
  missed: readonly SuspensionMatchFields[],
  { inOrder, teamIdOfPlayer }: BanContext,
): SuspensionMatchFields[] {
  const teamId = teamIdOfPlayer.get(sentence.playerId);
  if (!sentence.sanction || teamId === undefined || teamId === sentence.teamId) return [];
  const { after, days, matches, servedBefore } = sentence;
  const isComplete = matches !== null && missed.length >= matches - servedBefore;
  const last = isComplete ? missed.at(-1) : undefined;
  const calendar = calendarsByTeamId(inOrder).get(teamId);
  return (calendar?.toPlay ?? []).filter(
    (match) =>
      comparePlayOrder(after, match) < 0 &&
      missed.every(({ id }) => id !== match.id) &&
      (!last || comparePlayOrder(match, last) <= 0) &&
      (!days || isWithin(days, match)),
  );
}
