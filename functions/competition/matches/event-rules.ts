/** Rules for the events of a match: which of them may be recorded, and how they change its score. */
import { isCardWithoutMinute, isGoalType } from '#shared/domain/matches/goal-types.ts';
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { finalScoreOfEvents, scoreAfterChange } from '#shared/domain/matches/running-score.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { cardMinuteText } from '#shared/text/event-labels.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import { type Authorship, sameVersionCondition, stampsOfNextVersion } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredEvent } from '../records/events.ts';
import { keepMatchWrite, type StoredMatch } from '../records/matches.ts';
import type { StoredTournament } from '../records/tournaments.ts';

type EventTypeAndMinute = Pick<StoredEvent, 'minute' | 'eventType'>;

interface EventTypeAndTeam {
  readonly eventType: EventType;
  readonly teamId: number;
}

/** Throws 409 unless the match is in play or completed. */
export function requireStartedMatch(match: StoredMatch): void {
  if (isMatchStarted(match)) return;
  throw new Problem('conflict', 'Los eventos se cargan cuando el partido está en juego o finalizado.');
}

/** Throws 409 for a goal in a match decided by a walkover. */
export function requireGoalsAllowed({ walkover }: StoredMatch, eventType: EventType): void {
  if (walkover !== null && isGoalType(eventType)) {
    throw new Problem('conflict', 'Un partido ganado por no presentación no tiene goles.');
  }
}

/** Throws 409 when a goal whose scorer is not known becomes a card, which needs a player. */
export function requireScorerForCard({ playerId }: Pick<StoredEvent, 'playerId'>, eventType: EventType): void {
  if (playerId !== 0 || isGoalType(eventType)) return;
  throw new Problem('conflict', 'Ese gol no dice de quién es: una tarjeta es siempre de un jugador.');
}

/**
 * Throws 400 for a minute beyond the length that the tournament gives its matches, and for a card without a minute. One
 * that came with the result may go on without: `before` is the event as it was.
 */
export function requireMinuteInMatch(
  event: EventTypeAndMinute,
  { rules }: StoredTournament,
  before?: EventTypeAndMinute,
): void {
  if (isCardWithoutMinute(event) && !(before && isCardWithoutMinute(before)))
    throw invalidFieldProblem('minute', cardMinuteText);
  requireKnownMinute(event.minute, rules, 'minute');
}

/** Throws 400 at `path` for a minute beyond the length that the rules give a match. */
export function requireKnownMinute(minute: number | null, { matchMinutes }: TournamentRules, path: string): void {
  if (minute !== null && minute > matchMinutes) throw invalidFieldProblem(path, `Debe ser ${matchMinutes} o menos`);
}

/**
 * The write to the match when its events change. In progress, the score follows the goals added and removed; otherwise
 * the score stays.
 */
export function matchScoreWrite(
  match: StoredMatch,
  removed: EventTypeAndTeam[],
  added: EventTypeAndTeam[],
  author: Authorship,
): TableWrite {
  const goals = {
    before: finalScoreOfEvents(removed, match.homeTeamId),
    after: finalScoreOfEvents(added, match.homeTeamId),
  };
  if (goals.before.home === goals.after.home && goals.before.away === goals.after.away) return keepMatchWrite(match);
  if (match.status !== 'in_progress') return keepFinalScoreWrite(match, author);
  return {
    put: { ...match, ...scoreAfterChange(match, goals), ...stampsOfNextVersion(match, author) },
    ...sameVersionCondition(match),
  };
}

/** Goals that were changed by hand no longer make up the score: it does not follow those of the sheet any more, either. */
function keepFinalScoreWrite(match: StoredMatch, author: Authorship): TableWrite {
  const { scoreFollowsEvents, ...kept } = match;
  if (!scoreFollowsEvents) return keepMatchWrite(match);
  return { put: { ...kept, ...stampsOfNextVersion(match, author) }, ...sameVersionCondition(match) };
}
