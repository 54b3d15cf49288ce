/** Bans: which cards cause one, which matches serve it, and which he will miss. */
import type { EventFacts } from '#shared/domain/schemas/match-event.ts';
import { eventsOf, type Facts, isCompleted, type MatchFact, matchesInOrder, plays, tournamentIn } from './facts.ts';
import { showedUp } from './results.ts';

export interface Ban {
  readonly playerId: number;
  readonly teamId: number;
  readonly tournamentId: number;
  /** The match that caused it. */
  readonly matchId: number;
  readonly matches: number;
  served: number;
  remaining: number;
  /** The cards behind it, by id of the event. */
  readonly reasons: readonly number[];
  /** The matches to come that he will miss for it. */
  readonly misses: number[];
}

/** The bans of a tournament, by player, team and the order in which they were caused. */
export function bans(facts: Facts, tournamentId: number): Ban[] {
  const matches = matchesInOrder(facts, tournamentId);
  const cards = matches.filter(isCompleted).flatMap((match) => eventsOf(facts, match).filter(isCard));
  const people = new Set(cards.map(({ playerId, teamId }) => `${playerId} ${teamId}`));
  return [...people].flatMap((person) => {
    const [playerId = 0, teamId = 0] = person.split(' ').map(Number);
    const own = matches.filter((match) => plays(match, teamId));
    return bansOf(facts, tournamentId, playerId, teamId, own);
  });
}

const isCard = ({ eventType }: EventFacts): boolean => eventType.endsWith('card');

/** Walks through the matches of his team in order of play. */
function bansOf(facts: Facts, tournamentId: number, playerId: number, teamId: number, own: MatchFact[]): Ban[] {
  const all: Ban[] = [];
  const counted: Counted = { yellows: [], blues: [] };
  for (const match of own) {
    // The earliest ban that is not served yet: it was caused before this match.
    const open = all.find(({ remaining, misses }) => remaining > misses.length);
    if (isCompleted(match)) {
      if (open && showedUp(match, teamId)) {
        open.served += 1;
        open.remaining -= 1;
      }
      const cards = eventsOf(facts, match).filter((event) => event.playerId === playerId && event.teamId === teamId);
      const cause = causeIn(facts, tournamentId, cards, counted);
      if (cause) {
        const { matches, reasons } = cause;
        const ban = { playerId, teamId, tournamentId, matchId: match.id, matches };
        all.push({ ...ban, served: 0, remaining: matches, reasons, misses: [] });
      }
    }
  }
  // What remains falls on the matches to come after the one that caused it, one each.
  for (const match of own.filter(({ status }) => status === 'scheduled' || status === 'in_progress')) {
    const causedBefore = (ban: Ban) => own.findIndex(({ id }) => id === ban.matchId) < own.indexOf(match);
    all.find((ban) => ban.remaining > ban.misses.length && causedBefore(ban))?.misses.push(match.id);
  }
  return all;
}

interface Counted {
  /** Cards that count towards an accumulation, since the first match. */
  yellows: number[];
  blues: number[];
}

interface Cause {
  readonly matches: number;
  readonly reasons: readonly number[];
}

/** The one ban of a match: the longest of what its cards give; `counted` goes on to the next match. */
function causeIn(
  facts: Facts,
  tournamentId: number,
  cards: readonly EventFacts[],
  counted: Counted,
): Cause | undefined {
  const { red, yellowsInMatch, yellowAccumulation, blueAccumulation } = suspensionRules(facts, tournamentId);
  const idsOf = (type: string) => cards.filter(({ eventType }) => eventType === type).map(({ id }) => id);
  const yellows = idsOf('yellowcard');
  const isSentOffByYellows = yellows.length >= yellowsInMatch;
  const causes: Cause[] = [];
  if (idsOf('redcard').length > 0) causes.push({ matches: red, reasons: idsOf('redcard') });
  if (isSentOffByYellows) causes.push({ matches: 1, reasons: yellows });
  // Yellows that sent him off do not accumulate.
  causes.push(...accumulated(counted.yellows, isSentOffByYellows ? [] : yellows, yellowAccumulation));
  causes.push(...accumulated(counted.blues, idsOf('bluecard'), blueAccumulation));
  const longest = Math.max(0, ...causes.map(({ matches }) => matches));
  return longest === 0 ? undefined : causes.find(({ matches }) => matches === longest);
}

type Accumulation = { every: number; matches: number } | null | undefined;

/** Every so many cards a ban; its reasons are the last so many up to the one that completed them. */
function accumulated(counted: number[], cards: readonly number[], rule: Accumulation): Cause[] {
  const causes: Cause[] = [];
  for (const card of cards) {
    counted.push(card);
    if (rule && counted.length % rule.every === 0) {
      causes.push({ matches: rule.matches, reasons: counted.slice(-rule.every) });
    }
  }
  return causes.slice(0, 1);
}

function suspensionRules(facts: Facts, tournamentId: number) {
  return tournamentIn(facts, tournamentId).rules.suspensions as {
    red: number;
    yellowsInMatch: number;
    yellowAccumulation: Accumulation;
    blueAccumulation?: Accumulation;
  };
}

/** What remains for a player in a tournament, all his bans there together. */
export function remainingIn(facts: Facts, tournamentId: number, playerId: number): number {
  return bans(facts, tournamentId)
    .filter((ban) => ban.playerId === playerId)
    .reduce((total, { remaining }) => total + remaining, 0);
}

/** The largest over the tournaments that are not over. */
export function remainingAnywhere(facts: Facts, playerId: number): number {
  const open = facts.tournaments.filter(({ status }) => status !== 'completed');
  return Math.max(0, ...open.map(({ id }) => remainingIn(facts, id, playerId)));
}
