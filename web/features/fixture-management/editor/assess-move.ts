/** What moving a match of the plan to a slot would mean: free, taken (why), or possible but unwise (why). */
import { minutesOfTime } from '#shared/domain/calendar/calendar.ts';
import { isRequestBroken } from '#shared/domain/fixture/broken-requests.ts';
import { measureQuality } from '#shared/domain/fixture/quality.ts';
import type { FixtureOptions, PlannedFixtureMatch, PlannedRound, TakenTime } from '#shared/domain/schemas/fixture.ts';
import { textOfBrokenRequest } from '#shared/text/broken-requests.ts';
import { isSamePlace, type MatchPlace, matchAtPlace, moveToSlot, placeOfSlot } from './edit-plan.ts';
import { isSameSlot, type Slot, slotOfMatch, startOfMatch } from './planned-slots.ts';

export interface EditedPlan {
  readonly rounds: readonly PlannedRound[];
  readonly options: FixtureOptions;
  readonly matchMinutes: number;
  /** The planned teams. */
  readonly teamIds: readonly number[];
  /** Bookings of other matches on the planned days. */
  readonly taken: readonly TakenTime[];
  readonly nameOfTeam: (teamId: number) => string;
  readonly nameOfOfficial: (officialId: number) => string;
}

export type SlotState =
  | { readonly kind: 'own' }
  | { readonly kind: 'taken'; readonly why: string }
  /** `unwise`: what speaks against it, as in 'con horarios menos parejos'; null for nothing. */
  | { readonly kind: 'free' | 'exchange'; readonly unwise: string | null };

/** Looks at the plan as it would be after the move. */
export function assessSlot(plan: EditedPlan, place: MatchPlace, slot: Slot): SlotState {
  const match = matchAtPlace(plan.rounds, place);
  if (isSameSlot(slotOfMatch(match), slot)) return { kind: 'own' };
  const other = placeOfSlot(plan.rounds, slot);
  if (other && match.canchaId === 0) return { kind: 'taken', why: 'La cancha está ocupada' };
  const after = { ...plan, rounds: moveToSlot(plan.rounds, place, slot) };
  const moved = other ? [place, other] : [place];
  const clash = moved.map((each) => clashOfMatch(after, each)).find((why) => why !== undefined);
  if (clash) return { kind: 'taken', why: clash };
  return { kind: other ? 'exchange' : 'free', unwise: whyUnwise(plan, after, moved) };
}

/** A state in words, as in 'Libre, pero con horarios menos parejos'. */
export function slotStateText(state: SlotState): string {
  if (state.kind === 'own') return 'Está acá';
  if (state.kind === 'taken') return state.why;
  const text = state.kind === 'free' ? 'Libre' : 'Cambiar de lugar';
  return state.unwise ? `${text}, pero ${state.unwise}` : text;
}

function whyUnwise(before: EditedPlan, after: EditedPlan, moved: readonly MatchPlace[]): string | null {
  const broken = moved.flatMap((place) => brokenRequests(after, matchAtPlace(after.rounds, place)));
  if (broken[0]) return broken[0];
  const tired = moved.map((place) => tiredTeam(after, place)).find((team) => team !== undefined);
  if (tired !== undefined) return `${after.nameOfTeam(tired)} descansa poco`;
  const [old, now] = [before, after].map(({ rounds, teamIds }) => measureQuality(rounds, teamIds, [], null));
  if (!old || !now) return null;
  if (now.timeDifference > old.timeDifference) return 'con horarios menos parejos';
  if (now.canchaDifference > old.canchaDifference) return 'con canchas menos parejas';
  return null;
}

/** Why a match cannot be where it is: its cancha, one of its teams or officials is busy at that time. */
export function clashOfMatch(plan: EditedPlan, place: MatchPlace): string | undefined {
  const match = matchAtPlace(plan.rounds, place);
  const overlapping = otherMatches(plan, place).filter((other) => overlaps(match, other, plan.matchMinutes));
  if (overlapping.some(({ canchaId }) => canchaId !== 0 && canchaId === match.canchaId))
    return 'La cancha está ocupada';
  const teams = [match.homeTeamId, match.awayTeamId];
  const busyTeam = overlapping
    .flatMap((other) => [other.homeTeamId, other.awayTeamId])
    .find((id) => teams.includes(id));
  if (busyTeam !== undefined) return `${plan.nameOfTeam(busyTeam)} juega a esa hora`;
  const officials = [match.refereeId, match.assistantId].filter((id) => id !== 0);
  const busyOfficial = overlapping
    .flatMap((other) => [other.refereeId, other.assistantId])
    .find((id) => officials.includes(id));
  if (busyOfficial !== undefined) return `${plan.nameOfOfficial(busyOfficial)} dirige a esa hora`;
  return takenByOtherMatch(plan, match);
}

function takenByOtherMatch(
  { taken, matchMinutes, nameOfTeam, nameOfOfficial }: EditedPlan,
  match: PlannedFixtureMatch,
) {
  const start = minutesOfTime(match.matchTime);
  const holders: readonly (readonly [TakenTime['kind'], number])[] = [
    ['cancha', match.canchaId],
    ['team', match.homeTeamId],
    ['team', match.awayTeamId],
    ['official', match.refereeId],
    ['official', match.assistantId],
  ];
  const busy = taken.find(
    ({ kind, id, date, from, to }) =>
      date === match.matchDate &&
      start < minutesOfTime(to) &&
      minutesOfTime(from) < start + matchMinutes &&
      holders.some(([of, holder]) => of === kind && holder === id),
  );
  if (!busy) return undefined;
  if (busy.kind === 'cancha') return 'La cancha está ocupada por otro partido';
  if (busy.kind === 'team') return `${nameOfTeam(busy.id)} juega otro partido a esa hora`;
  return `${nameOfOfficial(busy.id)} dirige otro partido a esa hora`;
}

/** Whether a match outside the plan holds the slot's cancha, of this tournament or another. */
export const isTakenByOther = ({ taken, matchMinutes }: EditedPlan, slot: Slot): boolean => {
  const start = minutesOfTime(slot.time);
  return taken.some(
    ({ kind, id, date, from, to }) =>
      kind === 'cancha' &&
      id === slot.canchaId &&
      date === slot.date &&
      start < minutesOfTime(to) &&
      minutesOfTime(from) < start + matchMinutes,
  );
};

/** The requests that a match breaks where it is, in words; 'meet' and 'apart' concern other matches too. */
export function brokenRequests(plan: EditedPlan, match: PlannedFixtureMatch): string[] {
  const isBusyThen = (teamId: number) =>
    plan.rounds.some(({ matches }) =>
      matches.some(
        (each) =>
          each !== match &&
          (each.homeTeamId === teamId || each.awayTeamId === teamId) &&
          overlaps(match, each, plan.matchMinutes),
      ),
    );
  return (plan.options.requests ?? [])
    .filter((request) => isRequestBroken(request, match, isBusyThen))
    .map((request) => textOfBrokenRequest(request, plan.nameOfTeam));
}

/** A team of the match that has less rest than wanted before or after it. */
function tiredTeam(plan: EditedPlan, place: MatchPlace): number | undefined {
  const match = matchAtPlace(plan.rounds, place);
  const apart = plan.matchMinutes + (plan.options.restMinutes ?? 0);
  return otherMatches(plan, place)
    .filter((other) => Math.abs(startOfMatch(match) - startOfMatch(other)) < apart)
    .flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])
    .find((id) => id === match.homeTeamId || id === match.awayTeamId);
}

const otherMatches = ({ rounds }: EditedPlan, place: MatchPlace): PlannedFixtureMatch[] =>
  rounds.flatMap(({ matches }, round) => matches.filter((_, index) => !isSamePlace(place, { round, index })));

const overlaps = (a: PlannedFixtureMatch, b: PlannedFixtureMatch, matchMinutes: number): boolean =>
  Math.abs(startOfMatch(a) - startOfMatch(b)) < matchMinutes;
