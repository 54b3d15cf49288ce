/**
 * The agenda of one or several tournaments: live matches and the next ones. A stored agenda stays correct when it is
 * read on a later day.
 */
import { comparePlayOrder } from '../matches/play-order.ts';
import type { Agenda } from '../schemas/agenda.ts';
import type { Match } from '../schemas/match.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { UpcomingMatch } from '../schemas/standing.ts';

export interface AgendaSize {
  /** Only this many matches of a day are kept: as many as the longest list on a screen shows. */
  readonly ofEachDay: number;
  /** Once this many matches are kept, later days are left out. */
  readonly enough: number;
}

/**
 * The agenda of one tournament. `today` is the federation's day, `YYYY-MM-DD`: scheduled matches before it are left out.
 * `matchMinutes` is the length of its matches in its rules.
 */
export function computeAgenda(
  matches: readonly Match[],
  today: string,
  size: AgendaSize,
  { matchMinutes }: Pick<TournamentRules, 'matchMinutes'>,
): Agenda {
  const inOrder = matches.toSorted(comparePlayOrder);
  const next = inOrder.filter(({ status, matchDate }) => status === 'scheduled' && matchDate >= today);
  const live = inOrder.filter(({ status }) => status === 'in_progress');
  return {
    live: live.map((match) => ({
      ...pickUpcomingFields(match),
      homeScore: match.homeScore,
      awayScore: match.awayScore,
      matchMinutes,
      ...(match.clock && { clock: match.clock }),
    })),
    next: pickFirstOfEachDay(next.map(pickUpcomingFields), size),
    scheduled: countMatchesByDate(next),
  };
}

/** Whether an agenda stored on an earlier day still holds every match that a new one of this size would list today. */
export function isAgendaCompleteFrom(
  { next, scheduled }: Agenda,
  today: string,
  { ofEachDay, enough }: AgendaSize,
): boolean {
  let kept = 0;
  for (const [date, matches] of Object.entries(scheduled).sort(compareByDate)) {
    if (date < today) continue;
    const wanted = Math.min(ofEachDay, matches);
    if (next.filter(({ matchDate }) => matchDate === date).length < wanted) return false;
    kept += wanted;
    if (kept >= enough) return true;
  }
  return true;
}

const compareByDate = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Merges the agendas of several tournaments; each of them must pass {@link isAgendaCompleteFrom} for `today`. */
export function mergeAgendas(agendas: readonly Agenda[], today: string, size: AgendaSize): Agenda {
  const next = agendas.flatMap((agenda) => agenda.next).filter(({ matchDate }) => matchDate >= today);
  const scheduled = new Map<string, number>();
  for (const [date, matches] of agendas.flatMap((agenda) => Object.entries(agenda.scheduled))) {
    if (date >= today) scheduled.set(date, (scheduled.get(date) ?? 0) + matches);
  }
  return {
    live: agendas.flatMap(({ live }) => live).toSorted(comparePlayOrder),
    next: pickFirstOfEachDay(next.toSorted(comparePlayOrder), size),
    scheduled: Object.fromEntries([...scheduled].sort(compareByDate)),
  };
}

/** The number of matches still to come, and the first `shown` of them; null when the agenda does not hold those. */
export function pickNextMatches(
  { next, scheduled }: Agenda,
  today: string,
  shown: number,
): { total: number; matches: UpcomingMatch[] } | null {
  const days = Object.entries(scheduled).filter(([date]) => date >= today);
  const total = days.reduce((sum, [, matches]) => sum + matches, 0);
  const matches = next.filter(({ matchDate }) => matchDate >= today).slice(0, shown);
  return matches.length < Math.min(shown, total) ? null : { total, matches };
}

/** From matches in order of play, picks the first of each day, day after day until there are enough. */
export function pickFirstOfEachDay<M extends { readonly matchDate: string }>(
  inOrder: readonly M[],
  { ofEachDay, enough }: AgendaSize,
): M[] {
  const days = Map.groupBy(inOrder, ({ matchDate }) => matchDate);
  const kept: M[] = [];
  for (const matches of days.values()) {
    if (kept.length >= enough) break;
    kept.push(...matches.slice(0, ofEachDay));
  }
  return kept;
}

function countMatchesByDate(matches: readonly Match[]): Record<string, number> {
  const days = Map.groupBy(matches, ({ matchDate }) => matchDate);
  return Object.fromEntries([...days].map(([date, ofDay]) => [date, ofDay.length]));
}

/** The fields of a match that the list of next matches shows. */
export function pickUpcomingFields(match: Match): UpcomingMatch {
  const { id, tournamentId, round, homeTeamId, awayTeamId, homeTeam, awayTeam } = match;
  const { matchDate, matchTime, location, cancha } = match;
  return {
    id,
    tournamentId,
    round,
    homeTeamId,
    awayTeamId,
    homeTeam,
    awayTeam,
    matchDate,
    matchTime,
    location,
    cancha,
  };
}
