/** The first steps of a new federation: their order, what each says, and when it is done. */
import { describe, expect, test } from 'vitest';
import { type FederationFacts, firstStepsFromFacts } from '#web/features/first-steps/first-steps.ts';

const nothing: FederationFacts = {
  hasOwnName: false,
  canchas: 0,
  officials: 0,
  tournament: undefined,
  teamsWithoutPlayers: [],
};
const withTeams: FederationFacts = {
  ...nothing,
  hasOwnName: true,
  canchas: 2,
  officials: 3,
  tournament: { id: 5, name: 'Apertura', teamIds: [1, 2, 3] },
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
      'Árbitros',
      'Torneo y equipos',
      'Jugadores',
      'Fixture',
    ]);
    expect(doneSteps(nothing)).toEqual([]);
  });

  test('a tournament is done with two teams, and its players when each team has some', () => {
    const oneTeam = { ...withTeams, tournament: { id: 5, name: 'Apertura', teamIds: [1] } };
    expect(doneSteps(oneTeam)).toEqual(['federation', 'canchas', 'officials']);
    expect(detailOf('tournament', oneTeam)).toBe('Apertura: faltan equipos');
    const withoutPlayers = { ...withTeams, teamsWithoutPlayers: [{ id: 9, name: 'Ombú' }] };
    expect(doneSteps(withoutPlayers)).toEqual(['federation', 'canchas', 'officials', 'tournament']);
    expect(doneSteps(withTeams)).toEqual(['federation', 'canchas', 'officials', 'tournament', 'players']);
  });

  test('lead to the tournament that is being set up, and to its first team without players', () => {
    const hrefsOf = (facts: FederationFacts) => firstStepsFromFacts(facts).map(({ href }) => href);
    expect(hrefsOf(nothing).slice(3)).toEqual(['/tournaments/new', '/equipos', '/fixture/gestion']);
    const teamsWithoutPlayers = [{ id: 9, name: 'Ombú' }];
    expect(hrefsOf({ ...withTeams, teamsWithoutPlayers })).toEqual([
      '/ajustes',
      '/canchas',
      '/ajustes?tab=arbitros',
      '/torneos/5',
      '/equipos/9',
      '/fixture/gestion?tournament=5',
    ]);
  });

  test('say what is missing: up to two teams by name, more by number', () => {
    const missing = (...names: string[]) =>
      detailOf('players', { ...withTeams, teamsWithoutPlayers: names.map((name, id) => ({ id, name })) });
    expect(missing('Ombú', 'Sol')).toBe('Faltan los de Ombú y Sol');
    expect(missing('Ombú', 'Sol', 'Luna')).toBe('Faltan los de 3 equipos');
    expect(detailOf('players', nothing)).toBe('Después de los equipos');
  });
});
