/** The result of a match, from its events, its screen and the list. */
import { expect, test } from 'vitest';
import { aLeagueMatch, anEvent, teamNames, today } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  dialogsOpen,
  dialogTitled,
  fill,
  holds,
  lacks,
  offers,
  offersNot,
  open,
  press,
  shows,
  textOf,
  until,
} from './person.ts';

const [parque, ombu] = teamNames;
const listed = `${parque} contra ${ombu}`;

test('a match in play leads from its events to the result, with the goals counted so far', async () => {
  const list = [aLeagueMatch(1, { home: parque, away: ombu, status: 'in_progress', score: '1-0', matchDate: today })];
  await openScreen('/partidos/1', { answers: matchAnswers(list, [anEvent()]) });
  await open('Gestionar Eventos');
  await press('Finalizar');
  await dialogTitled('Cargar resultado');
  await holds({ [`Goles de ${parque}`]: '1', [`Goles de ${ombu}`]: '0' });
});

test('a match to come can be started from its events, and not ended', async () => {
  await openScreen('/partidos/4');
  await open('Gestionar Eventos');
  await offers('Empezar partido');
  offersNot('Finalizar');
});

test('a result that is loaded late shows a goal as soon as it is there', async () => {
  const at = (score: string, version: number) =>
    matchAnswers(
      [aLeagueMatch(1, { home: parque, away: ombu, status: 'in_progress', score, version, matchDate: today })],
      [anEvent()],
    );
  await openScreen('/partidos/1', { answers: at('0-0', 1) });
  await press('Más acciones');
  await open('Resultado');
  await holds({ [`Goles de ${parque}`]: '0' });
  answerWith(at('1-0', 2));
  const { mutate } = await import('swr');
  await mutate(() => true);
  await holds({ [`Goles de ${parque}`]: '1' });
});

test('the list stays at the round whose last result is saved', async () => {
  const list = (score?: string) =>
    matchAnswers([
      aLeagueMatch(1, { home: parque, away: ombu, ...(score && { score }) }),
      aLeagueMatch(2, { home: parque, away: ombu, round: 'Fecha 2', matchDate: '2026-03-13' }),
    ]);
  await openScreen('/partidos?tournament=1', { answers: list() });
  await open(`Resultado de ${listed}`);
  await press(`Sumar uno a Goles de ${parque}`);
  answerWith(list('1-0'));
  await press('Guardar');
  await dialogsOpen(0);
  await shows('1 - 0');
  expect(
    new URLSearchParams(location.search).get('round') ?? textOf(document.querySelector('main h2') as Element),
  ).toBe('Fecha 1');
});

test('a result of a match to come is saved after the question whether it was played', async () => {
  const changes = await openScreen('/partidos/6');
  await press('Más acciones');
  await open('Resultado');
  await press('Un equipo no se presentó (W.O.)');
  await press(parque);
  await press('Guardar');
  await shows('¿Ya se jugó?');
  await press('Cancelar');
  await lacks('¿Ya se jugó?');
  expect(changes).toEqual([]);
  await press('Guardar', 'Guardar igual');
  await dialogsOpen(0);
  expect(changes.at(-1)).toMatchObject({ key: 'PATCH /matches/{id}/score', body: { walkover: 'away' } });
});

test('a match to come is completed in its form after the same question', async () => {
  const changes = await openScreen('/partidos/6');
  await open('Editar Partido');
  await fill({ Estado: 'Finalizado' });
  await fill({ 'Goles local': '1', 'Goles visitante': '0' });
  await press('Guardar');
  await shows('¿Ya se jugó?');
  await press('Cancelar');
  await holds({ 'Goles local': '1' });
  expect(changes).toEqual([]);
});

test('the final names its finalist as soon as a semifinal’s result is saved in the list', async () => {
  const final = { round: 'Final', isPlayoff: true, homeFrom: { matchId: 1, outcome: 'winner' as const } };
  const list = (finalist: string | null) =>
    matchAnswers([
      aLeagueMatch(1, {
        home: parque,
        away: ombu,
        round: 'Semifinal 1',
        isPlayoff: true,
        ...(finalist && { score: '1-0' }),
      }),
      aLeagueMatch(2, { home: finalist, away: null, matchDate: '2026-03-28', ...final }),
    ]);
  await openScreen('/partidos?tournament=1&round=', { answers: list(null) });
  await open(`Resultado de ${listed}`);
  await press(`Sumar uno a Goles de ${parque}`);
  answerWith(list(parque));
  await press('Guardar');
  await dialogsOpen(0);
  await until(() => expect([...document.querySelectorAll('main li[data-match]')].map(textOf).at(-1)).toContain(parque));
});
