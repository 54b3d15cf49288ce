/** What is told of the outlook: of each team in sentences, of its next match, and in its row of the table. */
import { describe, expect, test } from 'vitest';
import type { Band } from '#shared/domain/schemas/band.ts';
import { stakesOf } from '#shared/text/outlook/match-stakes.ts';
import { markOfTeam } from '#shared/text/outlook/outlook-mark.ts';
import { aMatch, aTeam } from '../support/builders.ts';
import { downFrom, type NotedTable, outlooksIn, upTo } from './outlook-notation.ts';
import { outlooksToTellIn, toldIn } from './told-outlooks.ts';

const band = (from: number, to: number, label: string, kind: Band['kind'] = 'good'): Band => ({
  from,
  to,
  label,
  kind,
  table: 'general',
});
const champion = band(1, 1, 'Campeón');

describe('the sentences', () => {
  const lastRound = {
    points: { Lanús: 10, Ferro: 9, Banfield: 7, Quilmes: 4 },
    open: ['Fecha 6: Lanús–Banfield', 'Fecha 6: Ferro–Quilmes'],
  };

  test('say what each result of the last match decides, with the other matches that matter', () => {
    const { Ferro, Banfield } = toldIn({ ...lastRound, bands: [upTo(2)] });
    expect(Ferro).toEqual([
      'Hasta 2: Depende de sí mismo. Con 3 puntos más clasifica seguro. Fecha 6, contra Quilmes: si gana, clasifica. Si empata, clasifica si Banfield no le gana a Lanús; si no, define el desempate. Si pierde, clasifica si Banfield no le gana a Lanús; si no, queda afuera.',
    ]);
    expect(Banfield).toEqual([
      'Hasta 2: Depende de otros. Aunque gane el partido que le queda, depende de otros resultados. Con menos de 3 puntos más, no le alcanza. Fecha 6, contra Lanús: si gana, clasifica si Quilmes le gana a Ferro; si no, define el desempate. Si empata o pierde, queda afuera.',
    ]);
  });

  test('speak of relegation in its own words, and of another bad band by its label', () => {
    expect(toldIn({ ...lastRound, bands: [downFrom(4)] })).toMatchObject({
      Ferro: ['Desciende: Salvado. Aunque pierda el partido que le queda, sólo Lanús y Banfield pueden alcanzarlo.'],
      Quilmes: [
        'Desciende: Sólo por desempate. Con menos de 3 puntos más, desciende. Si iguala en puntos con Banfield, define la diferencia de gol (hoy 0 contra 0). Fecha 6, contra Ferro: si gana, desciende si Lanús no le gana a Banfield; si no, define el desempate. Si empata o pierde, desciende.',
      ],
    });
    const { Quilmes } = toldIn({
      ...lastRound,
      points: { ...lastRound.points, Quilmes: 2 },
      bands: [band(4, 4, 'Promoción', 'bad')],
    });
    expect(Quilmes).toEqual([
      'Promoción: Va a Promoción. Aunque gane el partido que le queda, llega a 5 puntos, y Lanús, Ferro y Banfield ya tienen más.',
    ]);
  });

  test('say that the first is champion, and of several good bands only the best that is sure', () => {
    const told = toldIn({
      points: { Lanús: 20, Ferro: 12, Banfield: 7, Quilmes: 4 },
      open: ['Fecha 6: Lanús–Banfield', 'Fecha 6: Ferro–Quilmes'],
      bands: [upTo(2), champion],
    });
    expect(told.Lanús).toEqual(['Campeón: Campeón. Aunque pierda el partido que le queda, nadie puede alcanzarlo.']);
    expect(told.Ferro).toEqual([
      'Hasta 2: Clasificado. Aunque pierda el partido que le queda, sólo Lanús puede alcanzarlo.',
    ]);
  });

  test('leave out a match of rivals who end above the team whatever its result', () => {
    const { Lanús } = toldIn({
      points: { Tigre: 20, Almagro: 19, Lanús: 10, Ferro: 9, Banfield: 5, Quilmes: 2 },
      open: ['Fecha 6: Lanús–Quilmes', 'Fecha 6: Tigre–Almagro', 'Fecha 6: Ferro–Banfield'],
      bands: [upTo(3)],
    });
    expect(Lanús?.[0]).toContain('Si empata, clasifica si Ferro no le gana a Banfield; si no, queda afuera.');
  });

  test('count the combinations where more matches matter than a sentence can name', () => {
    const rivals = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `Club ${name}`);
    const { Lanús } = toldIn({
      points: { Lanús: 10, ...Object.fromEntries(rivals.map((name) => [name, 9])), Ferro: 10 },
      open: ['Fecha 6: Lanús–Ferro', ...[0, 2, 4, 6].map((at) => `Fecha 6: ${rivals[at]}–${rivals[at + 1]}`)],
      bands: [upTo(3)],
    });
    expect(Lanús?.[0]).toContain(
      'Si empata, clasifica en 9 de las 81 combinaciones de los otros partidos; si no, queda afuera',
    );
  });

  test('say who is ahead where the tie-breaker between two teams cannot move any more, and its figures where it can', () => {
    const table = { points: { Lanús: 10, Ferro: 7, Banfield: 4 }, open: ['Fecha 6: Ferro–Banfield'] };
    const between = [
      aMatch({ home: 'Lanús', away: 'Ferro', score: '1-2' }),
      aMatch({ home: 'Ferro', away: 'Lanús', score: '0-0' }),
    ];
    expect(toldIn({ ...table, tieBreakers: ['headToHeadPoints'], played: between }).Lanús).toEqual([
      'Hasta 1: Clasificado salvo desempate. Si iguala en puntos con Ferro, queda arriba Ferro por el historial entre ambos.',
    ]);
    expect(toldIn({ ...table, tieBreakers: ['goalDifference'], differences: { Lanús: 5, Ferro: 2 } }).Lanús).toEqual([
      'Hasta 1: Clasificado salvo desempate. Si iguala en puntos con Ferro, define la diferencia de gol (hoy +5 contra +2).',
    ]);
    expect(toldIn({ ...table, tieBreakers: [] }).Lanús?.[0]).toContain('define un sorteo');
  });

  test('say that lots decide where nothing but the name separates two teams of a complete table', () => {
    const told = toldIn({ points: { Lanús: 10, Ferro: 10, Banfield: 4 }, open: [], byName: ['Lanús'] });
    expect(told).toEqual({
      Lanús: ['Hasta 1: Define un sorteo. Igualado en todo con Ferro: define un sorteo.'],
      Ferro: ['Hasta 1: Define un sorteo. Igualado en todo con Lanús: define un sorteo.'],
      Banfield: ['Hasta 1: Sin chances.'],
    });
  });
});

describe('what is at stake in a match', () => {
  const table = {
    points: { Lanús: 10, Ferro: 9, Banfield: 7, Quilmes: 4 },
    open: ['Fecha 6: Lanús–Ferro', 'Fecha 6: Banfield–Quilmes'],
  };

  test('is told of both teams, shortly for a picture, and not of a team without anything to win', () => {
    const told = outlooksToTellIn(table);
    const [Lanús, Ferro, Banfield] = [told.Lanús, told.Ferro, told.Banfield].map((each) => each && stakesOf(1, each));
    expect(Lanús).toMatchObject({
      sentences: ['Si gana o empata, clasifica. Si pierde, queda afuera.'],
      short: 'clasifica con un empate',
    });
    expect(Ferro).toMatchObject({
      sentences: ['Si gana, clasifica. Si empata o pierde, queda afuera.'],
      short: 'clasifica si gana',
    });
    expect(Banfield).toBeNull();
  });

  test('is nothing in a match that is not the next one of the team', () => {
    const { Lanús } = outlooksToTellIn({ ...table, open: ['Fecha 5: Lanús–Quilmes', ...table.open] });
    expect(Lanús && stakesOf(2, Lanús)).toBeNull();
  });
});

describe('the mark of a row', () => {
  const marksIn = (table: NotedTable, byName: readonly string[] = []) => {
    const outlooks = outlooksIn(table);
    const rows = Object.keys(table.points).map((name, at) => ({
      teamId: aTeam(name).id,
      position: at + 1,
      decidedBy: byName.includes(name) ? ('name' as const) : ('points' as const),
    }));
    const ofTable = { groupId: 0, matchesLeft: table.open.length, teams: Object.values(outlooks) };
    return Object.keys(table.points).map((name) => {
      const mark = markOfTeam(aTeam(name).id, ofTable, { bands: table.bands ?? [], rows });
      return mark && [`${name}: ${mark.sign} ${mark.words}`, mark.label].filter(Boolean).join(' · ');
    });
  };
  const points = { Lanús: 20, Ferro: 12, Banfield: 11, Quilmes: 2 };
  const lastRound = ['Fecha 6: Lanús–Quilmes', 'Fecha 6: Ferro–Banfield'];

  test('says the state of each team in the last three rounds, and the band where there are several', () => {
    const bands = [band(1, 2, 'Copa de Oro'), band(3, 3, 'Copa de Plata'), downFrom(4)];
    expect(marksIn({ points, open: lastRound, bands })).toEqual([
      'Lanús: ✓ Clasificado · Copa de Oro',
      'Ferro: ✓ Clasificado · Copa de Plata',
      'Banfield: ✓ Clasificado · Copa de Plata',
      'Quilmes: ✕ Descendió',
    ]);
  });

  test('says how a team stands for the easiest of the bands that it can reach, else for the one that it can fall into', () => {
    const open = ['Fecha 6: Lanús–Ferro', 'Fecha 6: Banfield–Quilmes'];
    const close = { Lanús: 10, Ferro: 9, Banfield: 8, Quilmes: 6, Tigre: 3, Almagro: 1 };
    expect(
      marksIn({ points: close, open: [...open, 'Fecha 6: Tigre–Almagro'], bands: [champion, upTo(3), downFrom(6)] }),
    ).toEqual([
      'Lanús: ✓ Clasificado · Hasta 3',
      'Ferro: ✓ Clasificado · Hasta 3',
      'Banfield: ● Depende de sí mismo · Hasta 3',
      'Quilmes: ● Depende de sí mismo · Hasta 3',
      'Tigre: ● Depende de sí mismo · Desciende',
      'Almagro: ● Depende de sí mismo · Desciende',
    ]);
  });

  test('says only what is certain before', () => {
    const earlier = ['Fecha 3', 'Fecha 4', 'Fecha 5'].flatMap((round) => [
      `${round}: Ferro–Banfield`,
      `${round}: Lanús–Quilmes`,
    ]);
    const open = [...earlier, ...lastRound];
    expect(marksIn({ points: { ...points, Lanús: 40 }, open, bands: [champion, downFrom(4)] })).toEqual([
      'Lanús: ✓ Campeón',
      'Ferro: ✕ Sin chances',
      'Banfield: ✕ Sin chances',
      'Quilmes: ✕ Sin chances',
    ]);
    expect(marksIn({ points, open, bands: [upTo(3)] })).toEqual(['Lanús: ✓ Clasificado', null, null, null]);
  });

  test('says that lots decide in a complete table', () => {
    const complete = { points: { Lanús: 12, Ferro: 12, Banfield: 11 }, open: [], bands: [upTo(1)] };
    expect(marksIn(complete, ['Lanús'])).toEqual([
      'Lanús: ? Define un sorteo',
      'Ferro: ? Define un sorteo',
      'Banfield: ✕ Sin chances',
    ]);
  });
});
