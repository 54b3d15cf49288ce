/** The canchas: the days on which one is closed. */
import { expect, test } from 'vitest';
import { canchas } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { dialogsOpen, fill, lacks, open, press, shows } from './person.ts';

const [pitch] = canchas;
const closedOn = (...excludedDates: string[]) => ({ 'GET /canchas': [{ ...pitch, excludedDates }] as never });

test('a cancha is closed on days, one after the other', async () => {
  const changes = await openScreen('/canchas', { answers: { 'PUT /canchas/{id}': pitch as never } });
  await open('Editar La Redonda');
  for (const date of ['2026-04-04', '2026-04-02']) {
    await fill({ Día: date });
    await press('Agregar');
  }
  await press('Guardar');
  await dialogsOpen(0);
  expect(changes.map(({ body }) => body)).toMatchObject([{ excludedDates: ['2026-04-02', '2026-04-04'] }]);
});

test('the days to come on which it is closed stand on its card, and one is taken out again', async () => {
  const changes = await openScreen('/canchas', {
    answers: { ...closedOn('2026-01-10', '2026-04-02', '2026-04-04'), 'PUT /canchas/{id}': pitch as never },
  });
  await shows('Cerrada: jue 2 abr y sáb 4 abr');
  await open('Editar La Redonda');
  await press(/^jue 2 abr/);
  await press('Guardar');
  await dialogsOpen(0);
  expect(changes.map(({ body }) => body)).toMatchObject([{ excludedDates: ['2026-01-10', '2026-04-04'] }]);
});

test('a cancha that was closed on days that are over says nothing of them', async () => {
  await openScreen('/canchas', { answers: closedOn('2026-01-10') });
  await shows('La Redonda');
  await lacks(/^Cerrada/);
});
