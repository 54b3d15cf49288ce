/** What the CSV files hold, as a spreadsheet in Spanish reads them. */
import { describe, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import { csvTables } from '#shared/text/csv-tables.ts';
import { csvText } from '#web/features/exports/csv-text.ts';

const player = (more: Partial<Player>): Player => ({
  id: 1,
  teamId: 3,
  firstName: 'Juan',
  lastName: 'Pérez',
  fullName: 'Juan Pérez',
  jerseyNumber: 7,
  position: 'Defensa',
  isStarter: true,
  status: 'active',
  role: '',
  goalsScored: 2,
  matchesPlayed: 3,
  suspensionMatchesRemaining: 0,
  squadSince: null,
  version: 1,
  ...more,
});
const teamNameOf = (id: number) => `Equipo ${id}`;
const linesOf = (text: string) => text.replace('\ufeff', '').split('\r\n');

describe('a file', () => {
  test('begins with a byte order mark, and has semicolons and CRLF', () => {
    expect(
      csvText([
        ['Año', 'Pts'],
        ['Ñandú; "Sur"', 3],
      ]),
    ).toBe('\ufeffAño;Pts\r\n"Ñandú; ""Sur""";3\r\n');
  });

  test.each(['=1+1', '+54 11', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('has no formula although a name is %j', (name) => {
    const [, cell = ''] = linesOf(csvText([['Nombre'], [name]]));
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  });

  test('keeps negative numbers as numbers', () => {
    expect(linesOf(csvText([['DG'], [-2]]))[1]).toBe('-2');
  });
});

describe('players', () => {
  test('have their birth dates as in Argentina, and empty cells for what nobody has filled in', () => {
    const table = csvTables.players(
      [player({ dateOfBirth: '1998-05-12' }), player({ dateOfBirth: null, position: null })],
      teamNameOf,
    );
    expect(table[0]?.[5]).toBe('Nacimiento');
    expect(table.slice(1).map((row) => row.slice(0, 6))).toEqual([
      ['Equipo 3', 7, 'Juan', 'Pérez', 'Defensa', '12/05/1998'],
      ['Equipo 3', 7, 'Juan', 'Pérez', '', ''],
    ]);
  });

  test('have no column for birth dates for those who may not see them', () => {
    expect(csvTables.players([player({})], teamNameOf)[0]).not.toContain('Nacimiento');
  });
});

test('averages have a decimal comma', () => {
  const row = { playerId: 1, playerDisplayName: 'Ana Gil', teamId: 3, teamName: 'Ombú', teamLogo: '' };
  const ranked = { positionDisplay: '1', hasMedal: true, medalIcon: '🥇', matchesPlayed: 3, goalsConceded: 2 };
  expect(csvTables.goalkeepers([{ ...row, ...ranked, averageGoalsConcededFormatted: '0,67' }])[1]).toEqual([
    1,
    'Ana Gil',
    'Ombú',
    3,
    2,
    '0,67',
  ]);
});
