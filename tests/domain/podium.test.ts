/** Who won a tournament: its bracket decides, else the table of a finished league. */
import { describe, expect, test } from 'vitest';
import { podiumOf } from '#shared/domain/playoffs/podium.ts';
import { podiumText } from '#shared/text/podium.ts';
import { aTeam } from '../support/builders.ts';
import { tableFromResults } from './standings-notation.ts';

const table = tableFromResults('Lanús 3-0 Ferro\nQuilmes 1-0 Ferro\nLanús 1-0 Quilmes');
const withoutBracket = { isProjection: true, champion: null, runnerUp: null, thirdPlace: null };
const finished = { status: 'completed', table, hasGroups: false, bracket: withoutBracket } as const;
const textOf = (more: Partial<Parameters<typeof podiumOf>[0]>) => podiumText(podiumOf({ ...finished, ...more }));

describe('a league without playoffs', () => {
  test('is won by the first of its table when it is finished', () => {
    expect(textOf({})).toBe('Campeón: Lanús · Subcampeón: Quilmes · Tercer puesto: Ferro');
  });

  test('has no champion while it is played', () => {
    expect(textOf({ status: 'in_progress' })).toBe('');
  });

  test('names no place that the table gave by name alone', () => {
    const level = tableFromResults('Banfield 1-0 Ferro\nBanfield 1-0 Lanús\nFerro 1-1 Lanús');
    expect(textOf({ table: level })).toBe('Campeón: Banfield');
    expect(textOf({ table: tableFromResults('Banfield 1-1 Ferro') })).toBe('');
  });

  test('has no champion without a match, nor with zonas, whose winners have not met', () => {
    expect(textOf({ table: tableFromResults('', { teams: ['Lanús'] }) })).toBe('');
    expect(textOf({ hasGroups: true })).toBe('');
  });
});

describe('a tournament with a bracket', () => {
  const bracket = { isProjection: false, champion: aTeam('Ferro'), runnerUp: aTeam('Lanús'), thirdPlace: null };

  test('is won by the team that wins the final, wherever it stands in the table', () => {
    expect(textOf({ bracket, status: 'in_progress' })).toBe('Campeón: Ferro · Subcampeón: Lanús');
  });

  test('has no champion until the final is decided, not even when it is finished', () => {
    expect(textOf({ bracket: { ...bracket, champion: null, runnerUp: null } })).toBe('');
  });
});
