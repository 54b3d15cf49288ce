/** The first steps of a new federation: their order, what each says, and when it is done. */
import { describe, expect, test } from 'vitest';
import { type FederationFacts, firstStepsFromFacts } from '#web/features/first-steps/first-steps.ts';

const nothing: FederationFacts = {
  hasOwnName: false,
  canchas: 0,
  tournament: undefined,
  teamsWithoutPlayers: [],
  rounds: 0,
};
const withTeams: FederationFacts = {
  ...nothing,
  hasOwnName: true,
  canchas: 2,
  tournament: { name: 'Apertura', teamIds: [1, 2, 3] },
};

const doneSteps = (facts: FederationFacts) =>
  firstStepsFromFacts(facts)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);
const detailOf = (key: string, facts: FederationFacts) =>
  firstStepsFromFacts(facts).find((step) => step.key === key)?.detail;

describe('the first steps', () => {
  test('lead from the federation’s name to the fixture, none of them done in an empty database', () => {
    expect(firstStepsFromFacts(nothing).map(({ title }) => title)).toEqual([
      'Tu federación',
      'Canchas',
      'Torneo y equipos',
      'Jugadores',
      'Fixture',
    ]);
    expect(doneSteps(nothing)).toEqual([]);
  });

  test('a tournament is done with two teams, and its players when each team has some', () => {
    const oneTeam = { ...withTeams, tournament: { name: 'Apertura', teamIds: [1] } };
    expect(doneSteps(oneTeam)).toEqual(['federation', 'canchas']);
    expect(detailOf('tournament', oneTeam)).toBe('Apertura: faltan equipos');
    expect(doneSteps({ ...withTeams, teamsWithoutPlayers: ['Ombú'] })).toEqual(['federation', 'canchas', 'tournament']);
    expect(doneSteps(withTeams)).toEqual(['federation', 'canchas', 'tournament', 'players']);
    expect(doneSteps({ ...withTeams, rounds: 3 })).toHaveLength(5);
  });

  test('say what is missing: up to two teams by name, more by number', () => {
    const missing = (...teamsWithoutPlayers: string[]) => detailOf('players', { ...withTeams, teamsWithoutPlayers });
    expect(missing('Ombú', 'Sol')).toBe('Faltan los de Ombú y Sol');
    expect(missing('Ombú', 'Sol', 'Luna')).toBe('Faltan los de 3 equipos');
    expect(detailOf('players', nothing)).toBe('Después de los equipos');
  });
});
