/** The choices of a fixture: what they are at first, what is sent, and where the reasons of a refusal are shown. */
import { describe, expect, test } from 'vitest';
import type { FixtureOptions } from '#shared/domain/schemas/fixture.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { messagesIn } from '#web/features/fixture-management/choices/form-errors.ts';
import {
  choicesOfEarlier,
  defaultPlanChoices,
  optionsFromChoices,
} from '#web/features/fixture-management/choices/plan-choices.ts';
import { planRefusalOf } from '#web/features/fixture-management/planning/plan-refusal.ts';
import { ApiError } from '#web/lib/http/api-error.ts';

const sundays: FixtureOptions = {
  startDate: '2026-03-01',
  legs: 2,
  playingTimes: [{ weekdays: [7], from: '09:00', to: '13:00', canchaIds: [1, 9] }],
  officials: { refereeIds: [5] },
  seed: 7,
};
const eightTeams = { teamIds: [1, 2, 3, 4, 5, 6, 7, 8], rules: defaultRules };
const usual = {
  tournament: { ...eightTeams, startDate: '2027-03-01', fixtureOptions: null },
  tournaments: [],
  availableCanchaIds: [1, 2],
  officials: [
    { id: 3, role: 'Referee', teamId: 0 },
    { id: 4, role: 'Referee', teamId: 0 },
    { id: 5, role: 'Referee', teamId: 8 },
    { id: 6, role: 'Assistant', teamId: 0 },
  ],
  today: '2026-11-22',
} as const;

describe('the first choices', () => {
  test('are Saturday afternoons on every available cancha, from the start of the tournament', () => {
    const choices = defaultPlanChoices(usual);
    expect(choices.playingTimes).toEqual([{ weekdays: [6], from: '14:00', to: '20:00', canchaIds: [1, 2] }]);
    expect(choices).toMatchObject({ startDate: '2027-03-01', legs: 1, pace: 'week', requests: [], excludedDates: [] });
  });

  test('start today in a tournament that has begun', () => {
    const begun = { ...usual, tournament: { ...eightTeams, startDate: '2026-01-01', fixtureOptions: null } };
    expect(defaultPlanChoices(begun).startDate).toBe('2026-11-22');
  });

  test("name the federation's referees and assistants when they can direct a round in one week", () => {
    expect(defaultPlanChoices(usual).officials).toEqual({ refereeIds: [3, 4], assistantIds: [6] });
    const manyTeams = { ...usual.tournament, teamIds: Array.from({ length: 50 }, (_, index) => index + 1) };
    expect(defaultPlanChoices({ ...usual, tournament: manyTeams }).officials.refereeIds).toEqual([]);
  });

  test('are those of the last fixture, without its seed, past dates and canchas that are no longer available', () => {
    const choices = defaultPlanChoices({
      ...usual,
      tournament: { ...eightTeams, startDate: '2026-03-01', fixtureOptions: sundays },
    });
    expect(choices).toMatchObject({
      legs: 2,
      startDate: '2026-11-22',
      officials: { refereeIds: [5], assistantIds: [] },
    });
    expect(choices.playingTimes[0]?.canchaIds).toEqual([1]);
    expect(choices).not.toHaveProperty('seed');
  });

  test('leave out officials who are deleted or are none any more', () => {
    const fixtureOptions = { ...sundays, officials: { refereeIds: [99, 5, 4], assistantIds: [99, 3] } };
    const officials = [
      { ...usual.officials[0] },
      { ...usual.officials[1], role: 'Other' as const },
      usual.officials[2],
    ];
    const choices = defaultPlanChoices({
      ...usual,
      officials,
      tournament: { ...eightTeams, startDate: '2026-03-01', fixtureOptions },
    });
    expect(choices.officials).toEqual({ refereeIds: [5], assistantIds: [3] });
  });

  test('take days and hours from the newest tournament that has a fixture', () => {
    const others = [
      { id: 1, fixtureOptions: { ...sundays, playingTimes: [] } },
      { id: 2, fixtureOptions: sundays },
      { id: 3, fixtureOptions: null },
    ];
    const choices = defaultPlanChoices({ ...usual, tournaments: others });
    expect(choices.playingTimes[0]).toMatchObject({ weekdays: [7], from: '09:00' });
    expect(choices.legs).toBe(1);
  });
});

test('the choices of an earlier tournament come without its days, and with the requests of teams that play here too', () => {
  const earlier: FixtureOptions = {
    ...sundays,
    excludedDates: ['2026-04-05'],
    requests: [
      { kind: 'notBefore', teamId: 3, time: '10:00' },
      { kind: 'apart', teamIds: [1, 99] },
      { kind: 'unavailable', teamId: 2, from: '2026-03-08', to: '2026-03-08' },
    ],
  };
  expect(choicesOfEarlier(usual, earlier)).toMatchObject({
    startDate: '2027-03-01',
    legs: 2,
    excludedDates: [],
    requests: [{ kind: 'notBefore', teamId: 3, time: '10:00' }],
    playingTimes: [{ weekdays: [7], from: '09:00', to: '13:00', canchaIds: [1] }],
    officials: { refereeIds: [5], assistantIds: [] },
  });
});

test('the options sent have officials only when some are chosen', () => {
  const choices = defaultPlanChoices(usual);
  expect(optionsFromChoices(choices).officials).toEqual({ refereeIds: [3, 4], assistantIds: [6] });
  const assistants = { refereeIds: [], assistantIds: [4] };
  expect(optionsFromChoices({ ...choices, officials: assistants }).officials).toEqual(assistants);
  const nobody = { refereeIds: [], assistantIds: [] };
  expect(optionsFromChoices({ ...choices, officials: nobody })).not.toHaveProperty('officials');
});

describe('a refused plan', () => {
  const errors = [
    { path: 'requests.0', message: 'Boca no puede.' },
    { path: 'requests.1', message: 'Boca no puede.' },
    { path: 'playingTimes', message: 'Faltan turnos.' },
  ];

  test('gives each reason once', () => {
    expect(planRefusalOf(new ApiError(409, { code: 'fixture-impossible', detail: '', errors }))).toEqual({
      title: 'No hay fixture posible con estas condiciones',
      reasons: ['Boca no puede.', 'Faltan turnos.'],
    });
  });

  test('is not what a lost connection or a refusal without reasons is', () => {
    expect(planRefusalOf(new ApiError(0))).toBeNull();
    expect(planRefusalOf(new ApiError(409, { code: 'conflict', detail: 'Faltan equipos.' }))).toBeNull();
  });
});

test('messages of a choice with several parts are gathered from all of them, each once', () => {
  expect(messagesIn([undefined, { message: 'No alcanza.' }, { to: { message: 'No alcanza.' } }])).toEqual([
    'No alcanza.',
  ]);
});
