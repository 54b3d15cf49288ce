/** The stored fixture of a tournament in the shape of a plan, so that one editor serves both. */
import { minutesOfTime, minutesPerDay, timeOfMinutes } from '#shared/domain/calendar/calendar.ts';
import { compareRounds } from '#shared/domain/round-names.ts';
import type { PlannedFixtureMatch, PlannedRound, TakenTime } from '#shared/domain/schemas/fixture.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { isCalledOff } from '#shared/text/match-state.ts';

/** A scheduled match as a part of a plan; it remembers which stored match it is. */
export interface StoredPlannedMatch extends PlannedFixtureMatch {
  readonly id: number;
  readonly version: number;
}

export interface StoredPlan {
  /** The rounds with their scheduled matches. */
  readonly rounds: PlannedRound[];
  /** Times of the matches that are not moved here: in play, played, or waiting for their teams. */
  readonly taken: TakenTime[];
}

/** Only matches with both teams known can be edited; a playoff match that waits for them holds its cancha. */
export function planOfStoredMatches(matches: readonly FormattedMatch[], matchMinutes: number): StoredPlan {
  const kept = matches.filter(({ status }) => !isCalledOff(status));
  const isMovable = ({ status, homeTeamId, awayTeamId }: FormattedMatch) =>
    status === 'scheduled' && homeTeamId !== null && awayTeamId !== null;
  const byRound = Map.groupBy(kept.filter(isMovable), ({ round }) => round);
  return {
    rounds: [...byRound]
      .sort(([a], [b]) => compareRounds(a, b))
      .map(([round, ofRound]) => ({ round, matches: ofRound.map(plannedMatchOf), free: [] })),
    taken: kept.filter((match) => !isMovable(match)).flatMap((match) => takenBy(match, matchMinutes)),
  };
}

const plannedMatchOf = (match: FormattedMatch): StoredPlannedMatch => ({
  id: match.id,
  version: match.version,
  homeTeamId: match.homeTeamId ?? 0,
  awayTeamId: match.awayTeamId ?? 0,
  groupId: match.groupId,
  matchDate: match.matchDate,
  matchTime: match.matchTime,
  canchaId: match.canchaId,
  refereeId: match.refereeId,
  assistantId: match.assistantId,
  moved: false,
});

function takenBy(match: FormattedMatch, matchMinutes: number): TakenTime[] {
  const { id: matchId, matchDate: date, matchTime: from } = match;
  const to = timeOfMinutes(Math.min(minutesOfTime(from) + matchMinutes, minutesPerDay));
  const holders: readonly (readonly [TakenTime['kind'], number | null])[] = [
    ['cancha', match.canchaId],
    ['team', match.homeTeamId],
    ['team', match.awayTeamId],
    ['official', match.refereeId],
    ['official', match.assistantId],
  ];
  return holders.flatMap(([kind, id]) => (id ? [{ kind, id, date, from, to, matchId }] : []));
}

/** The matches of the edited plan that differ from the stored ones, as the API takes them. */
export function changedMatches(before: readonly PlannedRound[], after: readonly PlannedRound[]) {
  const stored = new Map(storedMatchesOf(before).map((match) => [match.id, match]));
  return storedMatchesOf(after)
    .filter((match) => JSON.stringify(match) !== JSON.stringify(stored.get(match.id)))
    .map(({ id, version, matchDate, matchTime, canchaId, refereeId, assistantId }) => ({
      id,
      version,
      matchDate,
      matchTime,
      canchaId,
      refereeId,
      assistantId,
    }));
}

type ChangedMatch = ReturnType<typeof changedMatches>[number];

/** The changes with the versions that the matches have now. */
export const withCurrentVersions = (
  changes: readonly ChangedMatch[],
  current: readonly { readonly id: number; readonly version: number }[],
): ChangedMatch[] =>
  changes.map((change) => ({
    ...change,
    version: current.find(({ id }) => id === change.id)?.version ?? change.version,
  }));

/** Whether the matches already are as wanted: an earlier attempt was carried out, and its answer got lost. */
export const areAsWanted = (changes: readonly ChangedMatch[], current: readonly ChangedMatch[]): boolean =>
  current.every((match) => {
    const wanted = changes.find(({ id }) => id === match.id);
    return (
      wanted !== undefined &&
      (['matchDate', 'matchTime', 'canchaId', 'refereeId', 'assistantId'] as const).every(
        (field) => wanted[field] === match[field],
      )
    );
  });

const storedMatchesOf = (rounds: readonly PlannedRound[]): StoredPlannedMatch[] =>
  rounds.flatMap(({ matches }) => matches as readonly PlannedFixtureMatch[] as readonly StoredPlannedMatch[]);
