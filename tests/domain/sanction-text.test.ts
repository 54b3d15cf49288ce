/** What a bulletin prints of a sanction: each measure in words, its article, its reason and what it supersedes. */
import { expect, test } from 'vitest';
import type { Measure } from '#shared/domain/schemas/sanction.ts';
import { describeSanction } from '#shared/text/sanctions.ts';
import { matches } from './sanction-notation.ts';

const sanction = { status: 'decided', article: '287 inc. 6', reason: 'Escupió al juez.' } as const;
const until: Measure = { kind: 'until', from: '2026-05-06', until: '2028-05-05' };

test.each<[string, Measure[]]>([
  ['1 fecha de suspensión.', [matches(1)]],
  ['4 fechas de suspensión, 2 en suspenso.', [matches(4, { onHold: 2 })]],
  ['3 fechas de suspensión, 1 ya cumplida.', [matches(3, { served: 1 })]],
  ['3 fechas de suspensión, 2 ya cumplidas.', [matches(3, { served: 2 })]],
  ['Suspensión por fechas a determinar.', [matches(null)]],
  ['Suspensión por 2 años, del 06/05/2026 al 05/05/2028 inclusive.', [until]],
  ['Suspensión por tiempo indeterminado desde el 06/05/2026.', [{ kind: 'indefinite', from: '2026-05-06' }]],
  ['Expulsión de la competencia.', [{ kind: 'expelled' }]],
  ['Se desestima.', [{ kind: 'dismissed' }]],
  ['Se levanta la suspensión.', [{ kind: 'lifted' }]],
  ['Quita de 3 puntos.', [{ kind: 'points', points: -3 }]],
  ['Suma de 1 punto.', [{ kind: 'points', points: 1 }]],
  ['Multa de 1.933.050,5 COP.', [{ kind: 'fine', amount: 1_933_050.5, unit: 'COP' }]],
  [
    'Amonestación; multa a determinar (entradas).',
    [{ kind: 'warning' }, { kind: 'fine', amount: null, unit: 'entradas' }],
  ],
  ['Multa a determinar.', [{ kind: 'fine', amount: null, unit: '' }]],
  ['Resultado: 0-1.', [{ kind: 'result', text: '0-1' }]],
  ['Cancha: clausurada por 1 fecha.', [{ kind: 'ground', text: 'clausurada por 1 fecha' }]],
  ['Juega a puertas cerradas.', [{ kind: 'other', text: 'Juega a puertas cerradas' }]],
])('“%s” is printed before the article and the reason', (text, measures) => {
  expect(describeSanction({ ...sanction, measures }, null)).toBe(`${text} Art. 287 inc. 6. Escupió al juez.`);
});

test('a provisional sanction says so, or that the case is open', () => {
  const provisional = { ...sanction, status: 'provisional', article: '' } as const;
  expect(describeSanction({ ...provisional, measures: [matches(2)] }, null)).toBe(
    'Provisoriamente: 2 fechas de suspensión. Escupió al juez.',
  );
  expect(describeSanction({ ...provisional, measures: [] }, null)).toBe(
    'Suspensión provisoria hasta que el tribunal resuelva. Escupió al juez.',
  );
});

test('what a sanction supersedes is said last', () => {
  expect(describeSanction({ ...sanction, measures: [{ kind: 'lifted' }] }, 'Boletín 1/2026')).toBe(
    'Se levanta la suspensión. Art. 287 inc. 6. Escupió al juez. Reemplaza lo publicado en el Boletín 1/2026.',
  );
});

test.each<[Measure['kind'], string]>([
  ['result', 'Se modifica el resultado.'],
  ['ground', 'Sanción a la cancha.'],
  ['other', 'Otra medida.'],
])(
  'where free text is not published, a measure of the kind “%s” and the reason are told without their words',
  (kind, text) => {
    const measures = [{ kind, text: 'Según acta 44' } as Measure];
    expect(describeSanction({ ...sanction, measures }, null, false)).toBe(`${text} Art. 287 inc. 6.`);
  },
);

test.each(['185 inc. a', 'Art. 185 inc. a', 'art.185 inc. a', 'Artículo 185 inc. a'])(
  'the article %j is printed with one ‘Art.’',
  (article) => expect(describeSanction({ ...sanction, article, measures: [] }, null)).toContain(' Art. 185 inc. a. '),
);
