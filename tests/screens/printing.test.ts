/** What is printed of a tournament, and in what order it is asked for. */
import { expect, test, vi } from 'vitest';
import { noAnswer } from './fake-api.ts';
import { openScreen } from './open-screen.tsx';
import { shows } from './person.ts';

test('without an account the fixture of the first tournament is there to print', async () => {
  await openScreen('/imprimir', { as: null });
  await shows('Imprimir', /^Fixture de /);
});

test('a tournament that does not exist cannot be printed', async () => {
  await openScreen('/imprimir?tournament=77', { as: null });
  await shows('Torneo no encontrado');
});

// The last one: screens after it would wait for the same request.
test('an address with its tournament loads the matches to print without waiting for the list of tournaments', async () => {
  const asked: number[] = [];
  const ask = () => {
    asked.push(1);
    return [];
  };
  await openScreen('/imprimir?tournament=1', {
    as: null,
    answers: { 'GET /tournaments': noAnswer, 'GET /matches/formatted/tournament/{id}': ask },
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});
