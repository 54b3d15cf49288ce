/** The check of the Lambdas' log, which runs for every application that tests start. */
import { expect, test } from 'vitest';
import { faultOfLogLine } from '#tests/support/function-log.ts';
import { NameWords } from '#tests/support/people.ts';

const names = new NameWords();
names.addFrom({
  Items: [
    { firstName: 'Iván', lastName: 'Zapata', jerseyNumber: 7 },
    { name: 'Norberto Galarza de la Fuente', role: 'Referee' },
    { name: 'Lanús', coach: 'Ana Paz' },
    null,
  ],
});

const line = (message: unknown, level = 'INFO') =>
  JSON.stringify({ function: 'torneo-local-teams', level, timestamp: '2026-11-22T12:00:00.000Z', message });

test.each([
  ['a call that succeeded', line({ route: 'GET /api/teams', status: 200 })],
  ['a call that failed, as an error', line({ route: 'GET /api/teams', status: 503 }, 'ERROR')],
  ['a text of a library', line('socket hang up', 'WARN')],
  ['counted metrics', JSON.stringify({ _aws: {}, Saves: 1 })],
  ['the name of a team', line({ team: 'Lanús' })],
  ['words of a name without a capital letter', line('de la red')],
  ['a word that contains a name', line({ error: 'IvánError' })],
  ['a path below node_modules', line({ where: ['at send (/app/node_modules/@aws-sdk/client.js:1:2)'] })],
])('a line with %s is accepted', (_what, text) => {
  expect(faultOfLogLine(text, names)).toBeUndefined();
});

test.each([
  ['text that is not JSON', 'Error: boom', 'a line that is no JSON object'],
  ['a JSON text in its message', line('{"status":200}'), 'a message that has to be parsed again'],
  ['an address', line({ email: 'ana@liga.ar' }), 'an e-mail address'],
  ['a last name', line({ error: 'Galarza' }), 'the name of a person, Galarza'],
  ['a coach', line('could not save Ana'), 'the name of a person, Ana'],
  ['a player', line({ route: 'PUT /api/players/{id}', detail: 'Iván Zapata' }), 'the name of a person, Iván'],
  ['a failed call at level INFO', line({ status: 500 }), 'a failed call that is no error'],
])('a line with %s is reported', (_what, text, fault) => {
  expect(faultOfLogLine(text, names)).toBe(fault);
});
