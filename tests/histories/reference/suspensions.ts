/** Bans: which cards cause one, which matches serve it, and which he will miss. */
import type { EventFacts } from '#shared/domain/schemas/match-event.ts';
import {
  eventsOf,
  type Facts,
  isCompleted,
  type MatchFact,
  matchesInOrder,
  type PlayerFact,
  plays,
  tournamentIn,
} from './facts.ts';
import { showedUp } from './results.ts';

export interface Ban {
  readonly playerId: number;
  readonly teamId: number;
  /** How many of his team's matches it takes. */
  readonly matches: number;
  /** The match that caused it. */
  readonly causedIn: MatchFact;
  /** The cards behind it. */
  readonly reasons: readonly EventFacts[];
  /** The matches that served it, and those to come that he will miss for it. */
  readonly served: MatchFact[];
  readonly toMiss: MatchFact[];
}

export const remaining = ({ matches, served }: Ban): number => matches - served.length;

/** The bans of a tournament: by person, each person's in the order they were caused. */
export function bans(facts: Facts, tournamentId: number, people: readonly PlayerFact[] = facts.players): Ban[] {
  const matches = matchesInOrder(facts, tournamentId);
  const all: Ban[] = [];
  for (const { id: teamId } of facts.teams) {
    const own = matches.filter((match) => plays(match, teamId));
    for (const { id: playerId } of people) all.push(...bansOf(facts, tournamentId, playerId, teamId, own));
  }
  return all;
}

/** Walks through the matches of a team in order of play. */
function bansOf(facts: Facts, tournamentId: number, playerId: number, teamId: number, own: MatchFact[]): Ban[] {
  const all: Ban[] = [];
  const counted: Counted = { yellows: [], blues: [] };
  for (const match of own.filter(isCompleted)) {
    // First it serves the earliest ban that is still open; what happens in it comes after.
    if (showedUp(match, teamId)) all.find((ban) => remaining(ban) > 0)?.served.push(match);
    const cards = eventsOf(facts, match).filter((event) => event.playerId === playerId && event.teamId === teamId);
    const cause = causeIn(facts, tournamentId, cards, counted);
    if (cause) all.push({ playerId, teamId, causedIn: match, ...cause, served: [], toMiss: [] });
  }
  // What remains falls on the matches to come, one each, always after the match that caused it.
  for (const match of own.filter(({ status }) => status === 'scheduled' || status === 'in_progress')) {
    const isOpen = (ban: Ban) => remaining(ban) > ban.toMiss.length && own.indexOf(ban.causedIn) < own.indexOf(match);
    all.find(isOpen)?.toMiss.push(match);
  }
  return all;
}

interface Counted {
  /** Cards that count towards an accumulation, since the first match. */
  readonly yellows: EventFacts[];
  readonly blues: EventFacts[];
}

type Cause = Pick<Ban, 'matches' | 'reasons'>;

/** The one ban of a match: the longest of what its cards give; `counted` goes on to the next match. */
function causeIn(facts: Facts, tournamentId: number, cards: EventFacts[], counted: Counted): Cause | undefined {
  const { rules } = tournamentIn(facts, tournamentId);
  const { red, yellowsInMatch, yellowAccumulation, ...more } = rules.suspensions;
  const { blueAccumulation } = more as { blueAccumulation?: Accumulation };
  const having = (type: string) => cards.filter(({ eventType }) => eventType === type);
  const yellows = having('yellowcard');
  const isSentOffByYellows = yellows.length >= yellowsInMatch;
  const causes: Cause[] = [];
  if (having('redcard').length > 0) causes.push({ matches: red, reasons: having('redcard') });
  if (isSentOffByYellows) causes.push({ matches: 1, reasons: yellows });
  // Yellows that sent him off do not accumulate.
  causes.push(...accumulated(counted.yellows, isSentOffByYellows ? [] : yellows, yellowAccumulation));
  causes.push(...accumulated(counted.blues, having('bluecard'), blueAccumulation));
  const longest = Math.max(0, ...causes.map(({ matches }) => matches));
  return longest === 0 ? undefined : causes.find(({ matches }) => matches === longest);
}

type Accumulation = { every: number; matches: number } | null | undefined;

/** Every so many cards a ban; its reasons are the last so many up to the one that completed them. */
function accumulated(counted: EventFacts[], cards: readonly EventFacts[], rule: Accumulation): Cause[] {
  const causes: Cause[] = [];
  for (const card of cards) {
    counted.push(card);
    if (rule && counted.length % rule.every === 0) {
      causes.push({ matches: rule.matches, reasons: counted.slice(-rule.every) });
    }
  }
  return causes;
}

/** What remains for a player in a tournament, all his bans there together. */
const remainingIn = (facts: Facts, tournamentId: number, player: PlayerFact): number =>
  bans(facts, tournamentId, [player]).reduce((total, ban) => total + remaining(ban), 0);

/** The largest over the tournaments that are not over. */
export function remainingAnywhere(facts: Facts, player: PlayerFact): number {
  const open = facts.tournaments.filter(({ status }) => status !== 'completed');
  return Math.max(0, ...open.map(({ id }) => remainingIn(facts, id, player)));
}
