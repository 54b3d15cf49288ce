/** Warnings about contradictions in a match, for example more goals than the score. They never prevent saving. */
import { compareByMinute, finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

interface MatchWarningsOptions {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly rules: TournamentRules;
  /** Ids of the players who are suspended for this match. */
  readonly suspendedIds: ReadonlySet<number>;
}

export function matchWarningTexts(facts: MatchWarningsOptions): string[] {
  return [...goalWarnings(facts), ...suspensionWarnings(facts), ...eventAfterSendingOffWarnings(facts)];
}

function goalWarnings({ match, events }: MatchWarningsOptions): string[] {
  if (match.status !== 'completed') return [];
  const total = finalScoreOfEvents(events, match.homeTeamId);
  const sides = [
    {
      name: teamNameOrFallback(match.homeTeam.displayName, match.homeTeamId),
      goals: total.home,
      score: match.homeScore ?? 0,
    },
    {
      name: teamNameOrFallback(match.awayTeam.displayName, match.awayTeamId),
      goals: total.away,
      score: match.awayScore ?? 0,
    },
  ];
  return sides
    .filter(({ goals, score }) => goals > score)
    .map(
      ({ name, goals, score }) =>
        `${name}: hay ${formatPlural(goals, 'gol', 'goles')} en los eventos y ${score} en el resultado.`,
    );
}

function suspensionWarnings({ events, suspendedIds }: MatchWarningsOptions): string[] {
  const named = events.filter(({ playerId }) => suspendedIds.has(playerId));
  return [...playerNameById(named).values()].map((name) => `${name} está suspendido para este partido.`);
}

/** Warns about events of a player after their sending-off: a direct red card, or the rules' number of yellow cards. */
function eventAfterSendingOffWarnings({ events, rules }: MatchWarningsOptions): string[] {
  const late = [...sendingOffMinuteByPlayer(events, rules)].flatMap(([playerId, minute]) =>
    events.filter((event) => event.playerId === playerId && event.minute !== null && event.minute > minute),
  );
  return [...playerNameById(late).values()].map((name) => `${name} tiene eventos después de su expulsión.`);
}

/** The minute of each player's sending-off, by player id. */
function sendingOffMinuteByPlayer(events: readonly MatchEvent[], rules: TournamentRules): ReadonlyMap<number, number> {
  const minutes = new Map<number, number>();
  const yellows = new Map<number, number>();
  for (const { playerId, eventType, minute } of [...events].sort(compareByMinute)) {
    const count = (yellows.get(playerId) ?? 0) + (eventType === 'yellowcard' ? 1 : 0);
    yellows.set(playerId, count);
    const isOff = eventType === 'redcard' || (eventType === 'yellowcard' && count >= rules.suspensions.yellowsInMatch);
    if (isOff && minute !== null && !minutes.has(playerId)) minutes.set(playerId, minute);
  }
  return minutes;
}

const playerNameById = (events: readonly MatchEvent[]) =>
  new Map(events.map(({ playerId, playerDisplayName }) => [playerId, playerDisplayName]));
