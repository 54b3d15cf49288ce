/** 'Cambios' and taking back; and what a person is told whose change meets that of somebody else. */
import { expect, test } from 'vitest';
import type { Change } from '#shared/domain/schemas/change.ts';
import { connectionReset, Fault, gatewayError, noAnswer, refusal } from './fake-api.ts';
import { aLeagueMatch, anEvent, settings, teamNames, teams } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  alerts,
  complains,
  controls,
  dialogsOpen,
  fill,
  holds,
  lacks,
  open,
  press,
  pressInMessage,
  shows,
  told,
  until,
} from './person.ts';

const [parque, ombu] = teamNames;
const change = (id: string, text: string, more: Partial<Change> = {}): Change => ({
  id,
  at: '2026-03-14T15:00:00Z',
  by: 1,
  byName: 'Alicia Moreno',
  kind: 'result',
  matchId: 1,
  text: `Alicia ${text}`,
  canUndo: true,
  groupId: null,
  ...more,
});
const earlier = '2026-03-14T14:00:00Z';
const corrected = change('1', `corrigió el resultado de ${parque} - ${ombu}: 2 - 0 → 4 - 0.`);

test('the changes of a tournament are told in words, and the last one of a thing can be undone', async () => {
  const changes = await openScreen('/torneos/1/cambios', {
    answers: {
      'GET /tournaments/{id}/changes': [
        corrected,
        change('2', 'creó el torneo.', { at: earlier, kind: 'tournament', canUndo: false }),
      ],
      'GET /tournaments/{id}/changes/groups': [],
    },
  });
  await shows(/corrigió el resultado de/, /creó el torneo/);
  expect(controls(/^Deshacer/)).toHaveLength(1);
  await open(/^Deshacer/);
  await shows('¿Querés deshacer este cambio?', /2 - 0 → 4 - 0/);
  await press('Deshacer');
  await told('status', 'Cambio deshecho');
  expect(changes.at(-1)).toMatchObject({ key: 'POST /tournaments/{id}/changes/undo', body: { changeId: '1' } });
});

const groups = { 'GET /tournaments/{id}/changes/groups': [] };

test.each<[string, Change['kind'][], Change['kind']]>([
  ['a bulletin', ['tournament', 'sanction', 'bulletin'], 'bulletin'],
  ['a result with several goals', ['event', 'event', 'result'], 'result'],
  ['a goal', ['result', 'event'], 'event'],
])('a row for a save of %s says its most telling change', async (_, kinds, first) => {
  const changes = kinds.map((kind, at) => change(`${at}`, `guardó «${kind}».`, { kind }));
  await openScreen('/torneos/1/cambios', { answers: { ...groups, 'GET /tournaments/{id}/changes': changes } });
  await shows(new RegExp(`guardó «${first}»`), new RegExp(`^\\+${kinds.length - 1}`));
  for (const other of new Set(kinds)) if (other !== first) await lacks(new RegExp(`«${other}»`));
});

test.each([
  [
    'followed by another one',
    refusal('changed-since', `Después hubo otro cambio de ${parque} - ${ombu}.`),
    `Después hubo otro cambio de ${parque} - ${ombu}.`,
  ],
  ['not sent for want of a connection', connectionReset, 'No se pudo deshacer el cambio'],
])('an undo that is %s says so, and the list stays', async (_, fault, words) => {
  await openScreen('/torneos/1/cambios', {
    answers: { ...groups, 'GET /tournaments/{id}/changes': [corrected], 'POST /tournaments/{id}/changes/undo': fault },
  });
  await open(/^Deshacer/);
  await press('Deshacer');
  await told('alert', words);
  await shows(/corrigió el resultado/);
});

test('the list of changes says that it loads, what failed, and that it is empty', async () => {
  await openScreen('/torneos/1/cambios', { answers: { ...groups, 'GET /tournaments/{id}/changes': noAnswer } });
  await shows(/^Cargando/);
});

test('a list of changes that failed is read again on request, and may be empty', async () => {
  await openScreen('/torneos/1/cambios', { answers: { ...groups, 'GET /tournaments/{id}/changes': gatewayError } });
  await complains('No se pudieron cargar los cambios');
  answerWith({ ...groups, 'GET /tournaments/{id}/changes': [] });
  await press('Reintentar');
  await shows('Todavía no hay cambios');
});

test('changes are chosen by what, who and day, in the address', async () => {
  const asked: object[] = [];
  await openScreen('/torneos/1/cambios?date=2026-03-14', {
    answers: {
      ...groups,
      'GET /tournaments/{id}/changes': ({ query }) => {
        asked.push(query);
        return query.kind === 'sheet' ? [] : [corrected];
      },
    },
  });
  await shows(/^Alicia M\. corrigió el resultado de/);
  await fill({ Quién: 'Alicia Moreno' });
  await until(() => expect(asked.at(-1)).toMatchObject({ date: '2026-03-14', by: '1' }));
  await fill({ Qué: 'Planillas' });
  await shows('Ningún cambio con esos filtros');
  expect(location.search).toBe('?date=2026-03-14&by=1&kind=sheet');
  await press('Quitar filtros');
  await shows(/corrigió el resultado de/);
  expect(asked.at(-1)).toEqual({ limit: '50' });
});

test('a deleted match is brought back', async () => {
  const deleted = change('1', 'borró el partido Lanús - Banfield.', {
    kind: 'match',
    canUndo: false,
    canRestore: true,
  });
  const changes = await openScreen('/torneos/1/cambios', {
    answers: { ...groups, 'GET /tournaments/{id}/changes': [deleted], 'POST /matches/{id}/restore': match },
  });
  await open(/^Recuperar/);
  await shows(/borró el partido/);
  await press('Recuperar');
  await told('status', 'Partido recuperado');
  expect(changes.at(-1)).toMatchObject({ key: 'POST /matches/{id}/restore', params: { id: '1' } });
});

test('a save is one row, with what came along behind a button', async () => {
  const goal = change('2', 'anotó un gol de Paz.', { kind: 'event' });
  await openScreen('/torneos/1/cambios', {
    answers: { ...groups, 'GET /tournaments/{id}/changes': [corrected, goal] },
  });
  await shows(/anotó un gol/);
  await lacks(/corrigió el resultado/);
  await press(/^\+1/);
  await shows(/corrigió el resultado/);
});

/** A page of a list, with the address of the next one. */
const page = (rows: readonly object[], next?: string) =>
  new Fault(() => new Response(JSON.stringify(rows), { headers: next ? { link: `<${next}>; rel="next"` } : {} }));

test('an older page of changes is added on request', async () => {
  const pages = ({ query }: { query: Readonly<Record<string, string>> }) =>
    query.cursor
      ? page([change('2', 'creó el torneo.', { at: earlier })])
      : page([corrected], '/api/tournaments/1/changes?cursor=a');
  await openScreen('/torneos/1/cambios', { answers: { ...groups, 'GET /tournaments/{id}/changes': pages } });
  await shows(/corrigió el resultado/);
  await lacks(/creó el torneo/);
  await press('Ver más');
  await shows(/creó el torneo/, /corrigió el resultado/);
});

test('a screen reads all pages of a list', async () => {
  const pages = ({ query }: { query: Readonly<Record<string, string>> }) =>
    query.cursor ? page(teams.slice(2)) : page(teams.slice(0, 2), '/api/teams?cursor=a');
  await openScreen('/equipos', { answers: { 'GET /teams': pages } });
  await shows(...teamNames);
});

const match = aLeagueMatch(1, { home: parque, away: ombu });
const result = { ...match, status: 'completed' as const, homeScore: 1, awayScore: 0, isCompleted: true, version: 2 };
const toPlay = { ...matchAnswers([match]), 'PATCH /matches/{id}/score': result } as const;
const saveResult = async (answers: object = toPlay) => {
  const changes = await openScreen('/partidos/1', { answers });
  await press('Más acciones');
  await open('Resultado');
  await press(`Sumar uno a Goles de ${parque}`, 'Guardar');
  await dialogsOpen(0);
  await told('status', /^Guardado: 1/);
  return changes;
};

test('a result that was saved is taken back from its message', async () => {
  const changes = await saveResult();
  await pressInMessage('Deshacer');
  await told('status', 'Se deshizo el resultado');
  expect(changes.at(-1)).toMatchObject({
    key: 'PUT /matches/{id}',
    body: { status: 'scheduled', homeScore: null, version: 2 },
  });
});

test('an undo is refused without blaming anybody when the match has changed since', async () => {
  await saveResult({ ...toPlay, 'PUT /matches/{id}': refusal('stale', 'Otra persona lo cambió', { current: result }) });
  await pressInMessage('Deshacer');
  await told('alert', 'No se pudo deshacer: el partido cambió desde que guardaste el resultado');
  expect(alerts().join()).not.toMatch(/otra persona/i);
});

test('the offer to undo disappears when a form of the match opens', async () => {
  await saveResult();
  await press('Más acciones');
  await open('Resultado');
  await lacks('Deshacer');
});

test('the offer to undo disappears after the next change', async () => {
  await saveResult({
    ...toPlay,
    ...matchAnswers([{ ...result, version: 1 }], [anEvent()]),
    'PATCH /matches/{id}/score': result,
  });
  await open('Gestionar Eventos');
  await press(parque, /^Gol$/, /^9 /);
  await shows(/^Cargado: Gol de /);
  expect(controls('Deshacer', document.body)).toEqual([]);
});

const stale = (current: object) => refusal('stale', 'Otra persona lo cambió', { current });

test.each(['keeps their own', 'starts over'])(
  'who saves a team that somebody else has just saved %s',
  async (choice) => {
    const theirs = { ...teams[1], city: 'Ciudad del primero', version: 2 };
    await openScreen('/equipos', { answers: { 'PUT /teams/{id}': stale(theirs) } });
    await press(`Más de ${ombu}`);
    await open(`Editar ${ombu}`);
    await fill({ Entrenador: 'Ana Paz', Ciudad: 'Ciudad de la segunda' });
    await press('Actualizar');
    await shows(/^Otra persona guardó cambios mientras editabas\./);
    const changes = answerWith({});
    if (choice === 'starts over') {
      await press('Ver los datos actuales');
      await holds({ Ciudad: 'Ciudad del primero', Entrenador: 'Marcela Ibáñez' });
      await fill({ Entrenador: 'Ana Paz' });
      await press('Actualizar');
    } else await press('Guardar igual');
    await dialogsOpen(0);
    const city = choice === 'starts over' ? 'Ciudad del primero' : 'Ciudad de la segunda';
    expect(changes.at(-1)?.body).toMatchObject({ coach: 'Ana Paz', city, version: 2 });
  },
);

test('two administrators who change different settings keep both changes', async () => {
  await openScreen('/ajustes', {
    answers: { 'PUT /settings': stale({ ...settings, defaultLocation: 'Predio del primero', version: 2 }) },
  });
  await fill({ Nombre: 'Liga de la segunda' });
  await press('Guardar');
  await shows(/^Otra persona guardó cambios mientras editabas\./);
  await press('Ver los datos actuales');
  await holds({ 'Lugar habitual': 'Predio del primero' });
  const changes = answerWith({});
  await fill({ Nombre: 'Liga acordada' });
  await press('Guardar');
  await until(() =>
    expect(changes.at(-1)?.body).toMatchObject({
      name: 'Liga acordada',
      defaultLocation: 'Predio del primero',
      version: 2,
    }),
  );
});

test('a goalkeeper who was corrected meanwhile is named in the conflict', async () => {
  const played = aLeagueMatch(1, { home: parque, away: ombu, score: '1-0', homeGoalkeeperId: 1 });
  const theirs = { ...played, location: 'Donde se corrigió', homeGoalkeeperId: 2, version: 2 };
  await openScreen('/partidos/1', { answers: { ...matchAnswers([played]), 'PUT /matches/{id}': stale(theirs) } });
  await open('Gestionar Eventos');
  await fill({ [`Arquero de ${parque}`]: 'Nadie' });
  await press('Guardar arqueros');
  await shows(/Ahora: Arquero de Defensores de Parque Chas: Iván/);
  const changes = answerWith(matchAnswers([played]));
  await press('Guardar igual');
  await told('status', 'Arqueros guardados');
  expect(changes.at(-1)?.body).toMatchObject({ location: 'Donde se corrigió', homeGoalkeeperId: 0, version: 2 });
});
