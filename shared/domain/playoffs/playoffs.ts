/** The results of the playoffs: who advances from each match, and so which teams play the matches that wait for it. */
import { type MatchResult, winningSide } from '../matches/match-result.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { TournamentRules } from '../schemas/rules.ts';

export interface PlayoffOutcome {
  readonly winner: number | null;
  readonly loser: number | null;
  /**
   * How the match was decided; 'nobody' when neither side came, so neither advances; 'noRival' when a team advances
   * without playing, because nobody advances from the match that its rival should come from.
   */
  readonly by: 'score' | 'penalties' | 'walkover' | 'betterPlaced' | 'nobody' | 'noRival';
}

type SideFields = Pick<StoredMatchFields, 'homeTeamId' | 'awayTeamId' | 'homeFrom' | 'awayFrom'>;
type PlayedMatchFields = Pick<StoredMatchFields, 'status' | 'homeTeamId' | 'awayTeamId'> & MatchResult;
export type PlayoffMatchFields = Pick<StoredMatchFields, 'id'> & SideFields & PlayedMatchFields;

/** What decides level matches: the rule, and the qualified teams from the best placed down. */
export interface LevelMatchRule {
  readonly playoffDraw: TournamentRules['playoffDraw'];
  readonly seeds: readonly number[];
}

/**
 * Which team advances from a match, and why; null while that is undecided. A level match without a shoot-out is
 * undecided, unless the rules let the better placed team advance: the first of the two in `seeds` (a team not listed
 * comes last).
 */
export function playoffOutcomeOf(match: PlayedMatchFields, rule: LevelMatchRule): PlayoffOutcome | null {
  const { status, homeTeamId, awayTeamId, homeScore, awayScore, walkover } = match;
  if (status !== 'completed' || homeTeamId === null || awayTeamId === null) return null;
  if (walkover === 'both') return { winner: null, loser: null, by: 'nobody' };
  const side =
    winningSide(match) ??
    (rule.playoffDraw === 'betterPlaced' ? betterPlacedSide(homeTeamId, awayTeamId, rule.seeds) : null);
  if (side === null) return null;
  const [winner, loser] = side === 'home' ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
  const byGoals = homeScore !== awayScore ? 'score' : match.homePenalties !== null ? 'penalties' : 'betterPlaced';
  return { winner, loser, by: walkover === null ? byGoals : 'walkover' };
}

function betterPlacedSide(home: number, away: number, seeds: readonly number[]): 'home' | 'away' | null {
  const place = (teamId: number) => (seeds.includes(teamId) ? seeds.indexOf(teamId) : seeds.length);
  if (place(home) === place(away)) return null;
  return place(home) < place(away) ? 'home' : 'away';
}

type OutcomesById = ReadonlyMap<number, PlayoffOutcome | null>;

/** The outcome of every match by its id; null while it is undecided. */
export function playoffOutcomesOf(matches: readonly PlayoffMatchFields[], rule: LevelMatchRule): OutcomesById {
  const outcomes = new Map<number, PlayoffOutcome | null>();
  for (const match of beforeThoseThatWait(matches)) outcomes.set(match.id, outcomeAfter(match, outcomes, rule));
  return outcomes;
}

/** A match has a higher id than those it waits for, because they are created together, round by round. */
const beforeThoseThatWait = <Match extends { readonly id: number }>(matches: readonly Match[]): Match[] =>
  [...matches].sort((a, b) => a.id - b.id);

/** `earlier` holds the outcomes of the matches that `match` may wait for. */
const outcomeAfter = (match: PlayoffMatchFields, earlier: OutcomesById, rule: LevelMatchRule): PlayoffOutcome | null =>
  playoffOutcomeOf(match, rule) ?? outcomeWithoutRival(match, earlier);

/**
 * The outcome of a match with a side that stays empty, because nobody advances from the match it waits for: the team on
 * the other side advances without playing.
 */
function outcomeWithoutRival(match: PlayoffMatchFields, earlier: OutcomesById): PlayoffOutcome | null {
  if (match.status === 'cancelled') return null;
  const staysEmpty = (teamId: number | null, from: StoredMatchFields['homeFrom']): boolean => {
    const outcome = teamId === null && from ? earlier.get(from.matchId) : null;
    return from !== null && outcome ? outcome[from.outcome] === null : false;
  };
  const isHomeEmpty = staysEmpty(match.homeTeamId, match.homeFrom);
  const isAwayEmpty = staysEmpty(match.awayTeamId, match.awayFrom);
  if (isHomeEmpty && isAwayEmpty) return { winner: null, loser: null, by: 'nobody' };
  const winner = isHomeEmpty ? match.awayTeamId : isAwayEmpty ? match.homeTeamId : null;
  return winner === null ? null : { winner, loser: null, by: 'noRival' };
}

/** A match whose teams change, because another match decides them. */
export interface RefilledMatch<Match> {
  readonly match: Match;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  /** The id of the first match whose changed outcome changes the teams. */
  readonly decidedBy: number;
}

interface PlayoffChange {
  /** The match that is being saved, as it will be; null when only the rule changes. */
  readonly saved: PlayoffMatchFields | null;
  readonly ruleBefore: LevelMatchRule;
  readonly rule: LevelMatchRule;
}

/**
 * The waiting matches whose teams change with a match that is saved, or with the rule for level matches. Only sides
 * whose deciding match has another winner or loser than before are changed.
 */
export function refillWaitingMatches<Match extends PlayoffMatchFields>(
  matches: readonly Match[],
  { saved, ruleBefore, rule }: PlayoffChange,
): RefilledMatch<Match>[] {
  const was = playoffOutcomesOf(matches, ruleBefore);
  const is = new Map<number, PlayoffOutcome | null>();
  const refilled: RefilledMatch<Match>[] = [];
  const changedTeam = (from: StoredMatchFields['homeFrom']): number | null | undefined => {
    if (!from) return undefined;
    const [before, after] = [was, is].map((outcomes) => outcomes.get(from.matchId)?.[from.outcome] ?? null);
    return before === after ? undefined : after;
  };
  for (const match of beforeThoseThatWait(matches)) {
    const current = saved?.id === match.id ? saved : match;
    const [home, away] = [changedTeam(current.homeFrom), changedTeam(current.awayFrom)];
    const sides = {
      homeTeamId: home === undefined ? current.homeTeamId : home,
      awayTeamId: away === undefined ? current.awayTeamId : away,
    };
    is.set(match.id, outcomeAfter({ ...current, ...sides }, is, rule));
    const isChanged = sides.homeTeamId !== current.homeTeamId || sides.awayTeamId !== current.awayTeamId;
    const decider = home === undefined ? current.awayFrom : current.homeFrom;
    if (isChanged && decider) refilled.push({ match, ...sides, decidedBy: decider.matchId });
  }
  return refilled;
}
