/** The events of a match. */
import { expect, test } from 'vitest';
import { aLeagueMatch, anEvent, teamNames } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import {
  dialogTitled,
  field,
  fill,
  holds,
  offers,
  open,
  optionsOf,
  press,
  requiredFields,
  scope,
  shows,
} from './person.ts';

const [parque, ombu] = teamNames;
const listed = `${parque} contra ${ombu}`;

test('the events of a match are managed in a dialog, which asks for team, kind, minute and player', async () => {
  await openScreen('/partidos?tournament=1&round=Fecha 1');
  await press(`Más de ${listed}`);
  await open(`Eventos de ${listed}`);
  await dialogTitled('Gestionar Eventos');
  await shows('Eventos cargados', 'Elegí el equipo');
  for (const kind of ['Gol', 'En contra', 'Azul', 'Amarilla', 'Roja']) await offers(new RegExp(kind, 'i'));
  const minute = field('Minuto');
  expect([minute.getAttribute('aria-valuemin'), minute.getAttribute('aria-valuemax')]).toEqual(['1', '30']);
});

test('an event that is edited asks for kind and minute, and takes no minute after the end', async () => {
  await openScreen('/partidos/1');
  await open('Gestionar Eventos');
  await press(/^Editar Gol/);
  const form = scope().querySelector('form') as Element;
  expect(optionsOf('Tipo')).toHaveLength(5);
  await holds({ Descripción: '' }, form);
  await fill({ Minuto: '31' }, form);
  await press('Guardar');
  await shows('Debe ser 30 o menos');
  expect(requiredFields()).toContain('Tipo');
});

test('an event is deleted after a question', async () => {
  await openScreen('/partidos/1');
  await open('Gestionar Eventos', /^Eliminar Gol/);
  await shows('¿Eliminar este evento?');
  await offers('Eliminar', 'Cancelar');
});

test('more goals in the events than in the score are told', async () => {
  await openScreen('/partidos/1', {
    answers: matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, score: '0-0' })], [anEvent()]),
  });
  await open('Gestionar Eventos');
  await shows(`${parque}: hay 1 gol en los eventos y 0 en el resultado.`);
});
