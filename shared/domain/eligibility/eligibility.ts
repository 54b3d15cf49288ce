/** Gives the verdict on every player of a squad at a match: may he play, and if not, why. */
import { addDays } from '../calendar/calendar.ts';
import {
  type EligibilityException,
  type EligibilityReason,
  type EligibilityRules,
  type EligibilityVerdict,
  eligibilityCode,
} from '../schemas/eligibility.ts';
import type { Lineup } from '../schemas/lineup.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { StoredPlayerForm } from '../schemas/player.ts';
import type { Ban } from '../schemas/suspension.ts';
import { type AgeCandidate, findAgeBeyondClauses, findPlayersWithoutPlace } from './age-places.ts';
import { reasonsOfBans } from './bans-at-match.ts';

/** @internal */
export interface PlayerToJudge extends Pick<StoredPlayerForm, 'position' | 'dateOfBirth' | 'status'> {
  readonly id: number;
  /** The day on which the player joined the squad; null: before such days were kept. */
  readonly squadSince: string | null;
  /** The last day of the medical certificate; null without one. */
  readonly fitUntil: string | null;
}

export interface SquadToJudge {
  readonly teamId: number;
  readonly match: Pick<StoredMatchFields, 'id' | 'matchDate' | 'isPlayoff'>;
  readonly rules: EligibilityRules;
  readonly squad: readonly PlayerToJudge[];
  /** The team's lineup of the match; null while the whole list is judged. */
  readonly positions: Lineup['positions'] | null;
  /** The bans of the tournament, from cards and sanctions. */
  readonly bans: readonly Ban[];
  /** The matches of the league in which a player appeared, by player id; only asked for at a match of the playoffs. */
  readonly appearances: ReadonlyMap<number, number>;
  readonly exceptions: readonly EligibilityException[];
  /** The first day on which the squads are closed; null while they are open. */
  readonly firstClosedDay: string | null;
}

export interface JudgedPlayer {
  readonly playerId: number;
  readonly verdict: EligibilityVerdict;
  /** Worst first. */
  readonly reasons: EligibilityReason[];
}

/**
 * The verdict on each player of the squad, in the order of the squad. The age quotas are those of a lineup for the players
 * in `positions`, and those of the list, which only warn, for the others.
 */
export function judgeSquad(given: SquadToJudge): JudgedPlayer[] {
  const ageReasons = findAgeReasons(given);
  return given.squad.map((player) => {
    const reasons = [...reasonsOfOnePlayer(given, player), ...(ageReasons.get(player.id) ?? [])].filter(
      ({ code }) => !isExcepted(given, player.id, code),
    );
    return { playerId: player.id, verdict: verdictOf(reasons), reasons: reasons.sort(compareReasons) };
  });
}

const verdictOf = (reasons: readonly EligibilityReason[]): EligibilityVerdict => {
  if (reasons.some(({ severity }) => severity === 'ineligible')) return 'ineligible';
  return reasons.length > 0 ? 'warning' : 'eligible';
};

const severityOrder = ['ineligible', 'warning'];
const codeOrder: readonly string[] = eligibilityCode.options;
const compareReasons = (a: EligibilityReason, b: EligibilityReason): number =>
  severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity) ||
  codeOrder.indexOf(a.code) - codeOrder.indexOf(b.code);

const isExcepted = ({ exceptions, match }: SquadToJudge, playerId: number, code: EligibilityReason['code']): boolean =>
  exceptions.some(
    (exception) =>
      exception.playerId === playerId &&
      exception.code === code &&
      (exception.until === null || match.matchDate <= exception.until),
  );

/** The reasons that depend on nobody else of the squad. */
function reasonsOfOnePlayer(given: SquadToJudge, player: PlayerToJudge): EligibilityReason[] {
  const { teamId, match, bans, firstClosedDay, rules, appearances } = given;
  const reasons = reasonsOfBans(
    bans.filter(({ playerId }) => playerId === player.id),
    { teamId, matchId: match.id },
  );
  if (player.status === 'inactive') reasons.push({ code: 'inactive', severity: 'ineligible' });
  if (player.status === 'injured') reasons.push({ code: 'injured', severity: 'warning' });
  if (firstClosedDay !== null && player.squadSince !== null && player.squadSince >= firstClosedDay)
    reasons.push({ code: 'squadClosed', severity: 'ineligible', since: firstClosedDay });
  const left = match.isPlayoff ? rules.playoffMatches - (appearances.get(player.id) ?? 0) : 0;
  if (left > 0) reasons.push({ code: 'playoffMatches', severity: 'ineligible', left });
  if (rules.fitness !== 'off' && (player.fitUntil === null || player.fitUntil < match.matchDate))
    reasons.push({
      code: 'unfit',
      severity: rules.fitness === 'block' ? 'ineligible' : 'warning',
      ...(player.fitUntil !== null && { since: addDays(player.fitUntil, 1) }),
    });
  if (rules.ages.length > 0 && player.dateOfBirth === null)
    reasons.push({ code: 'birthDateMissing', severity: 'warning' });
  return reasons;
}

/** The reason of each player whose age no clause admits or whose clauses are full, by player id. */
function findAgeReasons(given: SquadToJudge): ReadonlyMap<number, readonly EligibilityReason[]> {
  const { positions, squad, rules } = given;
  if (rules.ages.length === 0) return new Map();
  const placeById = new Map(positions?.map(({ playerId, positionId }) => [playerId, positionId]));
  const candidates = squad.filter(({ status }) => status !== 'inactive').flatMap(toListedCandidate);
  const ofList = ageReasonsOf(given, candidates, 'list');
  const ofLineup = ageReasonsOf(
    given,
    candidates
      .filter(({ id }) => placeById.has(id))
      .map((candidate) => ({ ...candidate, isGoalkeeper: placeById.get(candidate.id) === 1 })),
    'lineup',
  );
  return new Map([...ofList].filter(([id]) => !placeById.has(id)).concat([...ofLineup]));
}

/** On a list, the goalkeepers are those whose position it is. */
const toListedCandidate = ({ id, position, dateOfBirth }: PlayerToJudge): AgeCandidate[] =>
  dateOfBirth === null
    ? []
    : [{ id, birthYear: Number(dateOfBirth.slice(0, 4)), isGoalkeeper: position === 'Portero' }];

function ageReasonsOf(
  given: SquadToJudge,
  candidates: readonly AgeCandidate[],
  scope: 'list' | 'lineup',
): Map<number, readonly EligibilityReason[]> {
  const clauses = given.rules.ages;
  const beyond = new Map(candidates.map((player) => [player.id, findAgeBeyondClauses(clauses, player)]));
  // A player who is excepted from the quotas takes no place of another one.
  const wanting = candidates.filter(({ id }) => beyond.get(id) === null && !isExcepted(given, id, 'ageQuota'));
  const withoutPlace = findPlayersWithoutPlace(clauses, wanting, ({ listQuota, lineupQuota }) => {
    const quotas = [listQuota, scope === 'lineup' ? lineupQuota : null].filter((quota) => quota !== null);
    return quotas.length === 0 ? null : Math.min(...quotas);
  });
  return new Map(
    candidates.flatMap(({ id }): [number, EligibilityReason[]][] => {
      const code = beyond.get(id) ?? (withoutPlace.has(id) ? 'ageQuota' : null);
      const severity = code === 'ageQuota' && scope === 'list' ? 'warning' : 'ineligible';
      return code ? [[id, [{ code, severity }]]] : [];
    }),
  );
}
