/** Rules for the events of a match: which of them may be recorded, and how they change its score. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import { type Authorship, sameVersionCondition, stampsOfNextVersion } from '../platform/table/authorship.ts';
import type { TableWrite } from '../platform/table/commit.ts';
import { countGoalsOfSides } from '../platform/table/events.ts';
import type { StoredMatch } from '../platform/table/matches.ts';
import type { StoredTournament } from '../platform/table/tournaments.ts';

interface EventTypeAndTeam {
  readonly eventType: EventType;
  readonly teamId: number;
}

/** Throws 409 unless the match is in play or completed. */
export function requireStartedMatch({ status }: StoredMatch): void {
  if (status === 'in_progress' || status === 'completed') return;
  throw new Problem('conflict', 'Los eventos se cargan cuando el partido está en juego o finalizado.');
}

/** Throws 409 for a goal in a match decided by a walkover. */
export function requireGoalsAllowed({ walkover }: StoredMatch, eventType: EventType): void {
  if (walkover !== null && (eventType === 'goal' || eventType === 'owngoal')) {
    throw new Problem('conflict', 'Un partido ganado por no presentación no tiene goles.');
  }
}

/** Throws 400 for a minute beyond the length that the tournament gives its matches. */
export function requireMinuteInMatch(minute: number, { rules }: StoredTournament): void {
  if (minute > rules.matchMinutes) throw invalidFieldProblem('minute', `Debe ser ${rules.matchMinutes} o menos`);
}

/**
 * The write to the match when its events change. In progress, the score follows the goals added and removed; otherwise
 * the score stays, and the write only checks that the match is unchanged since it was read.
 */
export function matchScoreWrite(
  match: StoredMatch,
  removed: EventTypeAndTeam[],
  added: EventTypeAndTeam[],
  author: Authorship,
): TableWrite {
  const { pk, sk } = match;
  const before = countGoalsOfSides(removed, match.homeTeamId);
  const after = countGoalsOfSides(added, match.homeTeamId);
  const moved = { home: after.home - before.home, away: after.away - before.away };
  if (match.status !== 'in_progress' || (moved.home === 0 && moved.away === 0))
    return { check: { pk, sk }, ...sameVersionCondition(match) };
  const score = (goals: number | null, by: number) => Math.min(99, Math.max(0, (goals ?? 0) + by));
  const homeScore = score(match.homeScore, moved.home);
  const awayScore = score(match.awayScore, moved.away);
  return {
    put: { ...match, homeScore, awayScore, ...stampsOfNextVersion(match, author) },
    ...sameVersionCondition(match),
  };
}
