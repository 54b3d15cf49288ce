/** The players of a side in the report of a match, with what each did. */
import type { EventType, MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { ReportSide } from '#shared/domain/schemas/match-report.ts';

export interface ReportLine {
  readonly playerId: number;
  /** Null for a player whom only an event names. */
  readonly jerseyNumber: number | null;
  readonly name: string;
  /** Whether an event names him although he is not among those present. */
  readonly isAbsent: boolean;
  /** Goals, own goals, blue, yellow and red cards. */
  readonly counts: readonly number[];
}

const countedTypes: readonly EventType[] = ['goal', 'owngoal', 'bluecard', 'yellowcard', 'redcard'];

/** Who was present, by number, and after them whom only events name. */
export function reportLines(
  { present }: Pick<ReportSide, 'present'>,
  events: readonly Pick<MatchEvent, 'teamId' | 'playerId' | 'eventType' | 'playerDisplayName'>[],
  teamId: number | null,
): ReportLine[] {
  const own = events.filter((event) => event.teamId === teamId && event.playerId !== 0);
  const countsOf = (playerId: number) =>
    countedTypes.map((type) => own.filter((event) => event.playerId === playerId && event.eventType === type).length);
  const listed = (present ?? []).map(({ id, name, jerseyNumber }) => {
    return { playerId: id, jerseyNumber, name, isAbsent: false, counts: countsOf(id) };
  });
  const others = new Map(own.map(({ playerId, playerDisplayName }) => [playerId, playerDisplayName]));
  for (const { playerId } of listed) others.delete(playerId);
  const named = [...others].map(([playerId, name]) => {
    return { playerId, jerseyNumber: null, name, isAbsent: present !== null, counts: countsOf(playerId) };
  });
  return [...listed, ...named];
}
