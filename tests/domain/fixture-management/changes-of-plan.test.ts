/** Changes of a fixture that exists: which matches they concern, and what the screen says before they are made. */
import { describe, expect, test } from 'vitest';
import { optionsOfStoredFixture } from '#shared/domain/fixture/stored-options.ts';
import { nextPlayingDay } from '#shared/domain/rounds/next-playing-day.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch, aTeam, type MatchNotation } from '#tests/support/builders.ts';
import {
  matchesOfWithdrawal,
  matchesToPostpone,
  roundsToPlay,
} from '#web/features/fixture-management/changes/affected-matches.ts';
import { withdrawalText } from '#web/features/fixture-management/changes/withdrawal-text.ts';
import { assignOfficial, moveToSlot } from '#web/features/fixture-management/editor/edit-plan.ts';
import {
  areAsWanted,
  changedMatches,
  planOfStoredMatches,
  withCurrentVersions,
} from '#web/features/fixture-management/editor/stored-plan.ts';

const stored = (notation: MatchNotation) => formatMatch(aMatch(notation));
const matches = [
  stored({ home: 'Lanús', away: 'Ferro', round: 'Fecha 10' }),
  stored({ home: 'Morón', away: 'Lanús', round: 'Fecha 2', canchaId: 1, refereeId: 7 }),
  stored({ home: 'Ferro', away: 'Morón', round: 'Fecha 2', matchTime: '16:00' }),
  stored({ home: 'Lanús', away: 'Morón', round: 'Fecha 1', score: '2-1', canchaId: 1 }),
  stored({ home: 'Ferro', away: 'Lanús', round: 'Fecha 1', status: 'cancelled' }),
  stored({ home: 'Lanús', away: 'Ferro', round: 'Final', isPlayoff: true }),
];
const namesOf = (found: readonly (typeof matches)[number][]) =>
  found.map(({ round, homeTeam, awayTeam }) => `${round}: ${homeTeam.name}-${awayTeam.name}`);

describe('postponing a round', () => {
  test('concerns its scheduled matches and, if wanted, those of later rounds by their numbers, playoffs too', () => {
    expect(roundsToPlay(matches)).toEqual(['Fecha 2', 'Fecha 10']);
    expect(namesOf(matchesToPostpone(matches, 'Fecha 2', false))).toEqual([
      'Fecha 2: Morón-Lanús',
      'Fecha 2: Ferro-Morón',
    ]);
    expect(matchesToPostpone(matches, 'Fecha 2', true)).toHaveLength(4);
  });

  const playingTimes = [{ weekdays: [6, 7], from: '14:00', to: '20:00', canchaIds: [1] }];
  test('is to the next playing day that is not excluded', () => {
    const options = { startDate: '2027-03-06', playingTimes, excludedDates: ['2027-03-07'] };
    expect(nextPlayingDay('2027-03-06', options)).toBe('2027-03-13');
    expect(nextPlayingDay('2027-03-13', options)).toBe('2027-03-14');
    expect(nextPlayingDay('2027-03-06', null)).toBeNull();
  });
});

describe('a withdrawal', () => {
  test("concerns the team's league matches, those left and those played", () => {
    const { toPlay, played, inPlay } = matchesOfWithdrawal(matches, aTeam('Lanús').id);
    expect(namesOf(toPlay)).toEqual(['Fecha 10: Lanús-Ferro', 'Fecha 2: Morón-Lanús']);
    expect(namesOf(played)).toEqual(['Fecha 1: Lanús-Morón']);
    expect(inPlay).toEqual([]);
  });

  test.each([
    [
      'walkovers',
      2,
      1,
      'Los 2 partidos que le faltan se dan por ganados 3-0 a sus rivales; el que jugó queda como está.',
    ],
    ['walkovers', 1, 0, 'El partido que le falta se da por ganado 3-0 a su rival.'],
    ['walkovers', 0, 4, 'No le falta ningún partido; los 4 que jugó quedan como están.'],
    ['annul', 2, 1, 'Se anulan sus 3 partidos, 1 ya jugado: la tabla y los goleadores se calculan de nuevo.'],
    ['annul', 1, 0, 'Se anula su único partido, sin jugar todavía.'],
    ['annul', 0, 0, 'No tiene partidos.'],
  ] as const)('by %s, with %i to play and %i played, is told: %s %s', (mode, toPlay, played, text) => {
    expect(withdrawalText(mode, toPlay, played, 3)).toBe(text);
  });
});

describe('a stored fixture that is rearranged', () => {
  const plan = planOfStoredMatches(matches, 60);
  const place = { round: 0, index: 0 };

  test('has the scheduled matches as its plan; the others hold their canchas, teams and officials', () => {
    expect(plan.rounds.map(({ round, matches: of }) => `${round}: ${of.length}`)).toEqual([
      'Fecha 2: 2',
      'Fecha 10: 1',
      'Final: 1',
    ]);
    expect(plan.taken.map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual([
      'cancha 14:00-15:00',
      'team 14:00-15:00',
      'team 14:00-15:00',
    ]);
  });

  test('sends only the matches that changed, with the versions they had', () => {
    const moved = moveToSlot(plan.rounds, place, { date: '2027-04-10', time: '15:00', canchaId: 2 });
    const changed = assignOfficial(moved, { round: 1, index: 0 }, 'refereeId', 8);
    expect(changedMatches(plan.rounds, plan.rounds)).toEqual([]);
    expect(changedMatches(plan.rounds, changed)).toMatchObject([
      { id: matches[1]?.id, version: 1, matchDate: '2027-04-10', matchTime: '15:00', canchaId: 2, refereeId: 7 },
      { id: matches[0]?.id, refereeId: 8 },
    ]);
  });

  test('is already as wanted when a lost attempt was carried out, and not when somebody else changed it', () => {
    const wanted = changedMatches(plan.rounds, assignOfficial(plan.rounds, place, 'refereeId', 8));
    const now = wanted.map((match) => ({ ...match, version: 2 }));
    expect(areAsWanted(wanted, now)).toBe(true);
    expect(
      areAsWanted(
        wanted,
        now.map((match) => ({ ...match, matchTime: '20:00' })),
      ),
    ).toBe(false);
    expect(withCurrentVersions(wanted, now)).toEqual(now);
  });

  test('made by hand, has every day, the hours of its matches, and all available canchas', () => {
    const tournament = { fixtureOptions: null, startDate: '2027-03-01', rules: { matchMinutes: 60 } as never };
    const canchas = [
      { id: 1, disponible: true },
      { id: 2, disponible: false },
    ] as never;
    const { playingTimes } = optionsOfStoredFixture(
      tournament,
      [{ matchTime: '09:30' }, { matchTime: '21:00' }],
      canchas,
    );
    expect(playingTimes).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '22:00', canchaIds: [1] }]);
  });
});
