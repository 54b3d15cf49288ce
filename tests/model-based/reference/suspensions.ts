/** Bans: the cards that cause each, the matches that served it, and the matches still to miss. */
import type { StoredEventFields } from '#shared/domain/schemas/match-event.ts';
import {
  eventsOfMatch,
  type Facts,
  findTournament,
  isCompleted,
  isPlayedBy,
  isWalkoverAhead,
  type MatchFact,
  matchesInPlayOrder,
  type PlayerFact,
} from './facts.ts';
import { hasShownUp } from './results.ts';

export interface Ban {
  readonly playerId: number;
  readonly teamId: number;
  /** How many matches of the player's team the ban costs. */
  readonly matches: number;
  /** The match that caused the ban. */
  readonly causedIn: MatchFact;
  /** The cards that caused the ban. */
  readonly reasons: readonly StoredEventFields[];
  /** The matches that served the ban, and the matches to come that will be missed. */
  readonly served: MatchFact[];
  readonly toMiss: MatchFact[];
}

export const remainingMatches = ({ matches, served }: Ban): number => matches - served.length;

/** The bans of a tournament by team and player, each player's in the order of their causes. */
export function bansOfTournament(
  facts: Facts,
  tournamentId: number,
  people: readonly PlayerFact[] = facts.players,
): Ban[] {
  const matches = matchesInPlayOrder(facts, tournamentId);
  const all: Ban[] = [];
  for (const { id: teamId } of facts.teams) {
    const own = matches.filter((match) => isPlayedBy(match, teamId));
    for (const { id: playerId } of people) all.push(...bansOfPlayer(facts, tournamentId, playerId, teamId, own));
  }
  return all;
}

/** The bans of one player with one team; `own` are the matches of that team in order of play. */
function bansOfPlayer(facts: Facts, tournamentId: number, playerId: number, teamId: number, own: MatchFact[]): Ban[] {
  const all = bansByCards(facts, tournamentId, playerId, teamId, own);
  serveInTurn(facts, teamId, all, own, (ban, match) => own.indexOf(ban.causedIn) < own.indexOf(match));
  return all;
}

/** The bans that the cards of one player with one team cause, in that order, with nothing served yet. */
export function bansByCards(
  facts: Facts,
  tournamentId: number,
  playerId: number,
  teamId: number,
  own: readonly MatchFact[],
): Ban[] {
  const all: Ban[] = [];
  const counted: CountedCards = { yellows: [], blues: [] };
  for (const match of own.filter((each) => isCompleted(each) && !isWalkoverAhead(facts, each))) {
    const cards = eventsOfMatch(facts, match).filter((event) => event.playerId === playerId && event.teamId === teamId);
    const cause = banCauseOfMatch(facts, tournamentId, cards, counted);
    if (cause) all.push({ playerId, teamId, causedIn: match, ...cause, served: [], toMiss: [] });
  }
  return all;
}

type BanToServe = Pick<Ban, 'matches' | 'served' | 'toMiss'>;

/**
 * Lets each match of a team serve the first ban of `inTurn` that is open: first those that were played, then those to come,
 * which will be missed. A match serves no ban that was given after it.
 */
export function serveInTurn<Each extends BanToServe>(
  facts: Facts,
  teamId: number,
  inTurn: readonly Each[],
  own: readonly MatchFact[],
  isGivenBefore: (ban: Each, match: MatchFact) => boolean,
): void {
  const isPast = (match: MatchFact) => isCompleted(match) && !isWalkoverAhead(facts, match);
  for (const match of own.filter((each) => isPast(each) && hasShownUp(each, teamId)))
    inTurn.find((ban) => isGivenBefore(ban, match) && ban.matches > ban.served.length)?.served.push(match);
  for (const match of own.filter((each) => isToCome(facts, each))) {
    const isOpen = ({ matches, served, toMiss }: Each) => matches > served.length + toMiss.length;
    inTurn.find((ban) => isGivenBefore(ban, match) && isOpen(ban))?.toMiss.push(match);
  }
}

/** Whether a match is still to be played, as far as its day is known. */
export const isToCome = (facts: Facts, match: MatchFact): boolean =>
  match.status === 'scheduled' || match.status === 'in_progress' || isWalkoverAhead(facts, match);

interface CountedCards {
  /** The cards that count towards an accumulation, from the first match on. */
  readonly yellows: StoredEventFields[];
  readonly blues: StoredEventFields[];
}

type BanCause = Pick<Ban, 'matches' | 'reasons'>;

/** The only ban that a match causes, the longest of those its cards cost; `counted` is passed on to the next match. */
function banCauseOfMatch(
  facts: Facts,
  tournamentId: number,
  cards: StoredEventFields[],
  counted: CountedCards,
): BanCause | undefined {
  const { rules } = findTournament(facts, tournamentId);
  const { red, yellowsInMatch, yellowAccumulation, ...more } = rules.suspensions;
  const { blueAccumulation } = more as { blueAccumulation?: AccumulationRule };
  const having = (type: string) => cards.filter(({ eventType }) => eventType === type);
  const yellows = having('yellowcard');
  const isSentOffByYellows = yellows.length >= yellowsInMatch;
  const causes: BanCause[] = [];
  if (having('redcard').length > 0) causes.push({ matches: red, reasons: having('redcard') });
  if (isSentOffByYellows) causes.push({ matches: 1, reasons: yellows });
  // Yellows that sent the player off do not accumulate.
  causes.push(...bansByAccumulation(counted.yellows, isSentOffByYellows ? [] : yellows, yellowAccumulation));
  causes.push(...bansByAccumulation(counted.blues, having('bluecard'), blueAccumulation));
  const longest = Math.max(0, ...causes.map(({ matches }) => matches));
  return longest === 0 ? undefined : causes.find(({ matches }) => matches === longest);
}

type AccumulationRule = { every: number; matches: number } | null | undefined;

/** A ban for every `rule.every` cards; its reasons are those cards. */
function bansByAccumulation(
  counted: StoredEventFields[],
  cards: readonly StoredEventFields[],
  rule: AccumulationRule,
): BanCause[] {
  const causes: BanCause[] = [];
  for (const card of cards) {
    counted.push(card);
    if (rule && counted.length % rule.every === 0) {
      causes.push({ matches: rule.matches, reasons: counted.slice(-rule.every) });
    }
  }
  return causes;
}

/** The matches that a player still has to miss in a tournament, over all bans there. */
const remainingMatchesInTournament = (facts: Facts, tournamentId: number, player: PlayerFact): number =>
  bansOfTournament(facts, tournamentId, [player]).reduce((total, ban) => total + remainingMatches(ban), 0);

/** The most matches that a player still has to miss in any tournament that is not completed. */
export function maxRemainingMatches(facts: Facts, player: PlayerFact): number {
  const open = facts.tournaments.filter(({ status }) => status !== 'completed');
  return Math.max(0, ...open.map(({ id }) => remainingMatchesInTournament(facts, id, player)));
}
