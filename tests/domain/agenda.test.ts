import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AgendaSize,
  computeAgenda,
  isAgendaCompleteFrom,
  mergeAgendas,
  pickNextMatches,
} from '#shared/domain/rounds/agenda.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { aMatch } from '#tests/support/builders.ts';

const agendaLimits = { ofEachDay: 2, enough: 4 };
const agendaOf = (matches: readonly Match[], today: string, size: AgendaSize = agendaLimits) =>
  computeAgenda(matches, today, size, { matchMinutes: 40 });
const buildMatchOnDate = (matchDate: string, more: Partial<Match> = {}) =>
  aMatch({ home: 'Lanús', away: 'Banfield', matchDate, ...more } as Parameters<typeof aMatch>[0]);
const idsOfMatches = (matches: readonly { id: number }[]) => matches.map(({ id }) => id);

describe('the next matches of the agenda', () => {
  const matches = [
    buildMatchOnDate('2026-03-12', { id: 8 }),
    buildMatchOnDate('2026-03-11', { id: 7, matchTime: '18:00' }),
    buildMatchOnDate('2026-03-11', { id: 6 }),
    buildMatchOnDate('2026-03-11', { id: 5 }),
    buildMatchOnDate('2026-03-10', { id: 4 }),
    buildMatchOnDate('2026-03-09', { id: 3 }),
    buildMatchOnDate('2026-03-10', { id: 2, status: 'cancelled' }),
    buildMatchOnDate('2026-03-10', { id: 1, status: 'completed', homeScore: 1, awayScore: 0 }),
  ];
  const agenda = agendaOf(matches, '2026-03-10');

  test('are the first of each day from today on, in order of play', () => {
    expect(idsOfMatches(agenda.next)).toEqual([4, 5, 6, 8]);
  });

  test('end after the day on which the wanted number is reached', () => {
    expect(idsOfMatches(agendaOf(matches, '2026-03-10', { ofEachDay: 2, enough: 2 }).next)).toEqual([4, 5, 6]);
    expect(idsOfMatches(agendaOf(matches, '2026-03-10', { ofEachDay: 2, enough: 3 }).next)).toEqual([4, 5, 6]);
  });

  test('are counted per date, including those that the list of each day leaves out', () => {
    expect(agenda.scheduled).toEqual({ '2026-03-10': 1, '2026-03-11': 3, '2026-03-12': 1 });
  });

  test('have only the fields that a list shows', () => {
    const [match] = matches;
    const {
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
    } = match as Match;
    const shown = {
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
    expect(agenda.next.at(-1)).toEqual(shown);
  });

  test('when picked on a later day, leave out the matches that are past by then', () => {
    const nextOn = (day: string) => {
      const { total, matches: next } = pickNextMatches(agenda, day, 2) ?? {};
      return [total, ...idsOfMatches(next ?? [])];
    };
    expect(nextOn('2026-03-10')).toEqual([5, 4, 5]);
    expect(nextOn('2026-03-11')).toEqual([4, 5, 6]);
    expect(nextOn('2026-03-12')).toEqual([1, 8]);
    expect(nextOn('2026-03-13')).toEqual([0]);
  });

  test('are null on a day whose matches the agenda counts but does not list', () => {
    const short = agendaOf(matches, '2026-03-10', { ofEachDay: 1, enough: 1 });
    expect(pickNextMatches(short, '2026-03-10', 1)?.total).toBe(5);
    expect(pickNextMatches(short, '2026-03-11', 1)).toBeNull();
    expect(pickNextMatches(short, '2026-03-13', 1)).toEqual({ total: 0, matches: [] });
  });
});

describe('an agenda made on an earlier day', () => {
  const everyDay = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'].map((date) => buildMatchOnDate(date));
  const ofEarlier = agendaOf(everyDay, '2026-03-10', { ofEachDay: 2, enough: 3 });

  test('is complete for today while it still lists as many matches as a new one would', () => {
    const today = (day: string, enough: number) => isAgendaCompleteFrom(ofEarlier, day, { ofEachDay: 2, enough });
    expect([today('2026-03-10', 3), today('2026-03-11', 2), today('2026-03-12', 1)]).toEqual([true, true, true]);
    expect([today('2026-03-11', 3), today('2026-03-12', 2), today('2026-03-13', 1)]).toEqual([false, false, false]);
  });

  test('is complete for every day after its last match', () => {
    expect(isAgendaCompleteFrom(ofEarlier, '2026-03-14', agendaLimits)).toBe(true);
  });
});

test('matches in play are listed with their score and length, in order of play, whatever their date', () => {
  const late = buildMatchOnDate('2026-03-10', {
    id: 2,
    matchTime: '20:00',
    status: 'in_progress',
    homeScore: 2,
    awayScore: 1,
  });
  const early = buildMatchOnDate('2026-03-01', { id: 3, status: 'in_progress', homeScore: 0, awayScore: 0 });
  const { live, next, scheduled } = agendaOf([late, early], '2026-03-10');
  expect(live.map(({ id, homeScore, awayScore, matchMinutes }) => [id, homeScore, awayScore, matchMinutes])).toEqual([
    [3, 0, 0, 40],
    [2, 2, 1, 40],
  ]);
  expect({ next, scheduled }).toEqual({ next: [], scheduled: {} });
  const merged = mergeAgendas([agendaOf([late], '2026-03-10'), agendaOf([early], '2026-03-10')], '', agendaLimits);
  expect(idsOfMatches(merged.live)).toEqual([3, 2]);
});

/** Scheduled matches of three tournaments on ten days. */
const arbitraryScheduledMatches = fc.array(
  fc.record({
    tournamentId: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 10, max: 19 }),
    hour: fc.integer({ min: 10, max: 13 }),
  }),
  { maxLength: 60 },
);
const datesInMarch = Array.from({ length: 11 }, (_, at) => `2026-03-${at + 10}`);

test('an agenda merged from several tournaments lists the same next matches as one computed from all matches', () => {
  fc.assert(
    fc.property(arbitraryScheduledMatches, fc.constantFrom(...datesInMarch), (given, published) => {
      const matches = given.map(({ tournamentId, day, hour }, at) =>
        buildMatchOnDate(`2026-03-${day}`, { id: at + 1, tournamentId, matchTime: `${hour}:00` }),
      );
      const agendas = [1, 2, 3].map((tournament) => {
        const own = matches.filter(({ tournamentId }) => tournamentId === tournament);
        const older = agendaOf(own, '2026-03-10', { ...agendaLimits, enough: 8 });
        return isAgendaCompleteFrom(older, published, agendaLimits) ? older : agendaOf(own, published);
      });
      const merged = mergeAgendas(agendas, published, agendaLimits);
      const inOrder = matches.toSorted((a, b) => playOrderKey(a).localeCompare(playOrderKey(b)));
      for (const today of datesInMarch.filter((day) => day >= published)) {
        const left = inOrder.filter(({ matchDate }) => matchDate >= today);
        const answer = pickNextMatches(merged, today, agendaLimits.ofEachDay);
        if (answer)
          expect([answer.total, ...idsOfMatches(answer.matches)]).toEqual([
            left.length,
            ...idsOfMatches(left.slice(0, 2)),
          ]);
        // No answer is allowed only on a day after the agenda was made.
        else expect(today > published).toBe(true);
      }
    }),
  );
});

const playOrderKey = ({ matchDate, matchTime, id }: Match) =>
  `${matchDate} ${matchTime} ${String(id).padStart(5, '0')}`;

test('only matches in play are live, in order of play, with their score', () => {
  const inPlay = { status: 'in_progress' as const };
  const matches = [
    buildMatchOnDate('2026-03-10', { id: 3, ...inPlay, matchTime: '18:00', homeScore: 2, awayScore: 1 }),
    buildMatchOnDate('2026-03-10', { id: 1 }),
    buildMatchOnDate('2026-03-10', { id: 2, ...inPlay, matchTime: '16:00', homeScore: 0, awayScore: 0 }),
    buildMatchOnDate('2026-03-09', { id: 4, status: 'completed', homeScore: 1, awayScore: 0 }),
  ];
  const { live } = agendaOf(matches, '2026-03-10');
  expect(live.map(({ id, homeScore, awayScore }) => `${id}: ${homeScore}-${awayScore}`)).toEqual(['2: 0-0', '3: 2-1']);
});

test('a live match has the clock that a sheet keeps of it, and no field for one without', () => {
  const clock = { halves: [], matchMinutes: 40, periods: 2 };
  const matches = [{ clock }, {}].map((more) => buildMatchOnDate('2026-03-10', { status: 'in_progress', ...more }));
  const [kept, unkept] = agendaOf(matches, '2026-03-10').live;
  expect(kept?.clock).toEqual(clock);
  expect(unkept).not.toHaveProperty('clock');
});

test('merging agendas leaves out past days and lists the others by date', () => {
  const early = agendaOf([buildMatchOnDate('2026-03-09'), buildMatchOnDate('2026-03-12')], '2026-03-09', agendaLimits);
  const late = agendaOf([buildMatchOnDate('2026-03-11'), buildMatchOnDate('2026-03-12')], '2026-03-09', agendaLimits);
  const { scheduled } = mergeAgendas([early, late], '2026-03-10', agendaLimits);
  expect(Object.entries(scheduled)).toEqual([
    ['2026-03-11', 1],
    ['2026-03-12', 2],
  ]);
});
