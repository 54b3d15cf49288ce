/** The names by which the teams of a tournament are shown where there is little room. */
import { expect, test } from 'vitest';
import { displayNamesOf } from '#shared/text/display-names.ts';

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
