/** What an end that comes after the first one leaves on the sheet: its remark for the federation. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyByAdministrator } from '#shared/domain/sheet/apply-operation.ts';
import { confirmation, context, end, event, instant, play, start } from './sheet-notation.ts';

const ended = play([start, event('g1', 11, 65), event('g2', 21, 90), end(1800)]).state;
const fight = end(1700, { observation: 'Hubo una pelea.\nLlegó la policía.' });

test("the second end's remark is added to a first end without one, and its phone is told so", () => {
  const { last, state } = play([fight], ended);
  expect(last).toEqual({
    outcome: 'superseded',
    message: 'El partido ya se había finalizado: vale el primer final. Tu observación se agregó.',
  });
  expect(state).toEqual({ ...ended, end: { ...ended.end, observation: 'Hubo una pelea.\nLlegó la policía.' } });
});

test('the remarks of several ends are kept once each, in order of arrival, and change nothing else', () => {
  const remark = fc.constantFrom('', 'Faltó una red', 'No faltó una red', 'red', 'Hubo una pelea');
  fc.assert(
    fc.property(fc.array(remark, { minLength: 1, maxLength: 8 }), ([first = '', ...others]) => {
      const from = play([start, event('g1', 11, 65), end(1800, { observation: first })]).state;
      const { state } = play(
        others.map((observation, at) => end(1900 + at, { observation })),
        from,
      );
      const remarks = [...new Set([first, ...others])].filter(Boolean);
      expect(state).toEqual({ ...from, end: { ...from.end, observation: remarks.join('\n') } });
    }),
  );
});

test('a match that an administrator completed without a sheet takes the remark of a late end', () => {
  const byHand = { ...ended, end: null, homePenalties: 4, awayPenalties: 3 };
  expect(play([fight], byHand).state.end).toEqual({
    at: instant(1700),
    clockEndedAt: null,
    observation: 'Hubo una pelea.\nLlegó la policía.',
    homePenalties: 4,
    awayPenalties: 3,
  });
});

test.each([
  ['a shoot-out', { homePenalties: 4, awayPenalties: 3 }, / Los penales 4-3 no se guardaron/],
  ['a walkover', { walkover: 'home' }, / Que un equipo no se presentó no se guardó/],
] as const)('%s that only the second end has is not taken, and its phone is told so', (_what, parts, message) => {
  const { last, state } = play([end(1900, parts)], ended);
  expect(last).toEqual({ outcome: 'superseded', message: expect.stringMatching(message) });
  expect(state).toBe(ended);
});

test('a shoot-out that the first end has too is not mentioned', () => {
  const kicks = { homePenalties: 4, awayPenalties: 3 };
  const level = play([start, end(1800, kicks)]).state;
  expect(play([end(1900, kicks)], level).last?.message).toBe(
    'El partido ya se había finalizado: vale el primer final.',
  );
});

test('a remark that comes after both sides have confirmed waits, and an administrator adds it', () => {
  const confirmed = play([confirmation('home', 1810), confirmation('away', 1820)], ended).state;
  const late = play([fight], confirmed);
  expect(late).toMatchObject({
    last: { outcome: 'unapplied', message: expect.stringMatching(/tu observación queda sin aplicar/) },
    state: { end: { observation: '' } },
  });
  const decided = applyByAdministrator(confirmed, fight.operation, fight.at, context);
  expect(decided).toMatchObject({ outcome: 'applied', state: { confirmedAt: confirmed.confirmedAt } });
  expect(decided.state.end?.observation).toMatch(/^Hubo una pelea/);
  expect(play([end(1900)], confirmed).last?.outcome).toBe('superseded');
});

test('a sheet has room for ten of the longest remarks, and the phone of one more is told that it was not kept', () => {
  const remarks = Array.from({ length: 11 }, (_, at) => end(1900 + at, { observation: `${at}`.padEnd(950, '.') }));
  const { last, results, state } = play(remarks, ended);
  expect(results.slice(0, -1).every(({ message }) => message.endsWith('Tu observación se agregó.'))).toBe(true);
  expect(last?.message).toMatch(/Tu observación no entró/);
  expect(state.end?.observation.split('\n')).toHaveLength(10);
});
