/** The names by which the teams of a tournament are shown where there is little room. */
import { expect, test } from 'vitest';
import { displayNamesOf, namesOfSides } from '#shared/text/display-names.ts';

/** Teams from 'Deportivo Ombú' or, with a short name, 'Deportivo Ombú = Ombú'. */
const displayed = (...teams: string[]) => [
  ...displayNamesOf(
    teams.map((team, at) => {
      const [name = '', shortName = ''] = team.split(' = ');
      return { id: at + 1, name, shortName };
    }),
  ).values(),
];

test.each([
  ['Deportivo Ombú = Ombú', 'Ombú'],
  ['Defensores de Parque Chas', 'Defensores'],
  ['Sportivo El Trébol', 'Sportivo'],
  ['La Bombonera Grande', 'La Bombonera'],
  ['Villa del Parque y Norte', 'Villa'],
  ['Atl. De La Y Los Olmos', 'Atl.'],
  ['Los Aguiluchos', 'Los Aguiluchos'],
  ['Independientes Unidos', 'Independientes Unidos'],
  ['Ñandú ⚽⚽⚽⚽⚽⚽ Club', 'Ñandú ⚽⚽⚽⚽⚽⚽'],
  ['El', 'El'],
])('%s is shown as %s', (team, name) => {
  expect(displayed(team)).toEqual([name]);
});

test('teams that would be called the same are shown by their whole names', () => {
  expect(displayed('Atlético San Martín', 'Atlético San Miguel', 'Unión Vecinal', 'Boca')).toEqual([
    'Atlético San Martín',
    'Atlético San Miguel',
    'Unión',
    'Boca',
  ]);
  expect(displayed('Atlético San Martín', 'Club Social = Atlético San')).toEqual([
    'Atlético San Martín',
    'Atlético San',
  ]);
});

const longName = 'Asociación Civil Defensores del Barrio';

test.each([
  [`${longName} Norte A`, `${longName} Norte B`, '… Norte A', '… Norte B'],
  [`${longName} Norte`, `${longName} Sur`, '… Barrio Norte', '… Barrio Sur'],
  [longName, `${longName} Sur`, '… del Barrio', '… del Barrio Sur'],
  [longName, 'Asociación Atlética Lanús', longName, 'Asociación Atlética Lanús'],
  ['Club Sur Norte A', 'Club Sur Norte B', 'Club Sur Norte A', 'Club Sur Norte B'],
  ['', 'Lanús', 'Equipo 1', 'Lanús'],
])('%j against %j is told as %j against %j', (home, away, ...told) => {
  const team = (displayName: string) => ({ displayName }) as never;
  expect(namesOfSides({ homeTeamId: 1, awayTeamId: 2, homeTeam: team(home), awayTeam: team(away) })).toEqual(told);
});
