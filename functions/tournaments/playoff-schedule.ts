/** Reads from the request when each playoff match is played, and refuses matches that come too early. */
import {
  findTooEarlyTies,
  type PlannedTie,
  playoffRounds,
  type ScheduledTie,
  stageNameOf,
} from '#shared/domain/playoffs/playoff-plan.ts';
import { playoffStageOf } from '#shared/domain/round-names.ts';
import { compareNatural } from '#shared/spanish/order.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { roundWithArticle } from '#shared/text/playoff-draw.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { invalidFieldsProblem, Problem } from '../platform/problem.ts';

export type PlayoffsBody = RequestOfRoute<'POST /tournaments/{id}/generate-playoffs'>['body'];

/** Whether a match for the third place is wanted; when the request does not say so, it is with a date and a time. */
export const wantsThirdPlace = ({ include3rdPlaceMatch, thirdPlaceDate, thirdPlaceTime }: PlayoffsBody): boolean =>
  include3rdPlaceMatch ?? Boolean(thirdPlaceDate && thirdPlaceTime);

/**
 * The planned matches with their dates and times. Throws 400 for each that the request leaves out, and when `rounds`
 * does not have exactly the matches before the semifinals; fields of matches that are not played are ignored.
 */
export function scheduleTies(planned: readonly PlannedTie[], body: PlayoffsBody): ScheduledTie[] {
  const ties = nameEarlierTies(planned, body);
  const missing: string[] = [];
  const scheduled = ties.map((tie) => {
    const { date, time } = kickOffFields(tie.round, body);
    if (!date.value) missing.push(date.path);
    if (!time.value) missing.push(time.path);
    return { ...tie, matchDate: date.value || '', matchTime: time.value || '' };
  });
  if (missing.length === 0) return scheduled;
  throw invalidFieldsProblem(missing.map((path) => ({ path, message: fieldMessages.required })));
}

interface KickOffFields {
  readonly date: { readonly path: string; readonly value: string | null | undefined };
  readonly time: { readonly path: string; readonly value: string | null | undefined };
}

const prefixByRound = new Map<string, 'semi1' | 'semi2' | 'thirdPlace' | 'final'>([
  [playoffRounds.semi1, 'semi1'],
  [playoffRounds.semi2, 'semi2'],
  [playoffRounds.third, 'thirdPlace'],
  [playoffRounds.final, 'final'],
]);

function kickOffFields(round: string, body: PlayoffsBody): KickOffFields {
  const prefix = prefixByRound.get(round);
  if (prefix) {
    const [date, time] = [`${prefix}Date`, `${prefix}Time`] as const;
    return { date: { path: date, value: body[date] }, time: { path: time, value: body[time] } };
  }
  const at = (body.rounds ?? []).findIndex((each) => each.round === round);
  const { date, time } = body.rounds?.[at] ?? {};
  return { date: { path: `rounds.${at}.date`, value: date }, time: { path: `rounds.${at}.time`, value: time } };
}

/**
 * Gives the matches before the semifinals the names that `rounds` has for them. A request may count the places of a
 * round, byes included, or only its matches: the names of a stage are taken in their order.
 */
function nameEarlierTies(planned: readonly PlannedTie[], { rounds = [] }: PlayoffsBody): PlannedTie[] {
  const names = new Map<string, string>();
  const earlier = planned.filter(({ round }) => playoffStageOf(round) === 'earlier');
  for (const stage of new Set(earlier.map(({ round }) => stageNameOf(round)))) {
    const places = earlier.filter(({ round }) => stageNameOf(round) === stage).map(({ round }) => round);
    const sent = rounds.map(({ round }) => round).filter((round) => isPlaceOf(stage, round));
    requireAll(stage, places, sent);
    for (const [at, name] of sent.sort(compareNatural).entries()) names.set(places[at] ?? '', name);
  }
  requireNoOthers(rounds, new Set(names.values()));
  const named = (round: string) => names.get(round) ?? round;
  const side = (each: PlannedTie['home']) => ('from' in each ? { ...each, from: named(each.from) } : each);
  return planned.map(({ round, home, away }) => ({ round: named(round), home: side(home), away: side(away) }));
}

const placesByStage = new Map([
  ['Octavos de final', 8],
  ['Cuartos de final', 4],
]);

const isPlaceOf = (stage: string, round: string): boolean =>
  Array.from({ length: placesByStage.get(stage) ?? 0 }, (_, at) => `${stage} ${at + 1}`).includes(round);

function requireAll(stage: string, places: readonly string[], sent: readonly string[]): void {
  if (sent.length === places.length && new Set(sent).size === sent.length) return;
  const message = `De ${stage} se juegan ${places.length} (${places.join(', ')}) y hay ${sent.length}`;
  throw invalidFieldsProblem([{ path: 'rounds', message }]);
}

function requireNoOthers(rounds: NonNullable<PlayoffsBody['rounds']>, known: ReadonlySet<string>): void {
  const errors = rounds.flatMap(({ round }, at) =>
    known.has(round) ? [] : [{ path: `rounds.${at}.round`, message: 'Esa ronda no se juega' }],
  );
  if (errors.length > 0) throw invalidFieldsProblem(errors);
}

/**
 * Throws when a match begins before one that decides its teams begins (400) or ends (409).
 */
export function requireDecidedTeams(ties: readonly ScheduledTie[], matchMinutes: number, body: PlayoffsBody): void {
  const early = findTooEarlyTies(ties, matchMinutes);
  const errors = early
    .filter(({ overlaps }) => !overlaps)
    .map(({ round, before }) => ({
      path: kickOffFields(round, body).date.path,
      message: `Se juega después de ${stageInWords(before)}`,
    }));
  if (errors.length > 0) throw invalidFieldsProblem(errors);
  const [first] = early;
  if (!first) return;
  const [round, before] = [roundWithArticle(first.round), roundWithArticle(first.before)];
  const detail = `${round.charAt(0).toUpperCase()}${round.slice(1)} empieza antes de que termine ${before}.`;
  throw new Problem('busy', detail);
}

const stageInWords = (round: string): string =>
  playoffStageOf(round) === 'semifinals' ? 'las semifinales' : `los ${stageNameOf(round).toLowerCase()}`;
