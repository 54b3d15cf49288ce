/** Sessions that cannot be renewed, or end while a form is open; and users whom an administrator invites. */
import { expect, test } from 'vitest';
import { type Fault, gatewayRefusal, refusal, tableBusyError } from './fake-api.ts';
import { teamNames, users } from './league.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  complains,
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
  told,
  valueIn,
} from './person.ts';

const refused = refusal('invalid-token', 'La sesión venció');
const tooMany = 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.';
const typed = { Nombre: 'La Paternal', Entrenador: 'Norma Sosa', Ciudad: 'Morón' };

test.each<[string, Fault, string]>([
  ['a firewall refuses it', gatewayRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.'],
  ['a rate limit refuses it', refusal('too-many-requests', tooMany), tooMany],
  [
    'the API cannot reach the keys of tokens',
    tableBusyError,
    'El servicio no da abasto en este momento. Probá de nuevo.',
  ],
])('a session survives a renewal when %s', async (_, fault, words) => {
  await openScreen('/canchas', { answers: { 'GET /canchas': refused, 'POST /auth/refresh': fault } });
  await complains(words);
  expect(localStorage.getItem('torneoUser')).toContain('alicia@liga.ar');
  answerWith({});
  await press('Reintentar');
  await offers('Editar La Redonda');
});

const openExpiredForm = async () => {
  await openScreen('/equipos', { answers: { 'POST /teams': refused, 'POST /auth/refresh': refused } });
  await open('Nuevo Equipo');
  await fill(typed);
  await press('Crear');
  await dialogTitled('Tu sesión venció');
};

test('a form that is open when the session ends is saved after a new login', async () => {
  await openExpiredForm();
  const changes = answerWith({ 'POST /auth/login': { success: true, user: users.Admin, token: 'h.e30.n' } });
  await fill({ Email: 'alicia@liga.ar', Contraseña: 'Cancha2026' });
  await press('Iniciar Sesión');
  await told('status', 'Equipo creado');
  await dialogsOpen(0);
  expect(changes.map(({ key }) => key)).toEqual(['POST /auth/login', 'POST /teams']);
  expect(changes.at(-1)?.headers.get('authorization')).toBe('Bearer h.e30.n');
});

test('who closes the login keeps the form', async () => {
  await openExpiredForm();
  await press('Cerrar');
  await complains(/La sesión venció/);
  await holds(typed);
});

test('the invitation warns while no role is chosen, asks a coach’s team, and tells what to pass on', async () => {
  const warning = /Sin un rol va a poder entrar y mirar/;
  await openScreen('/usuarios');
  offersNot('Deshabilitar a Alicia Moreno');
  await open('Invitar usuario');
  await shows(warning);
  await press('Administrador');
  await lacks(warning);
  await press('Administrador');
  await shows(warning);
  await press('Director Técnico');
  await fill({ Nombre: 'Nora', Apellido: 'Vega', Email: 'nora@liga.ar' });
  const errors = [{ path: 'teamId', message: 'Un DT tiene que tener un equipo' }];
  answerWith({ 'POST /auth/register': refusal('invalid', 'Hay datos inválidos', { errors }) });
  await press('Crear');
  await shows('Un DT tiene que tener un equipo');
  answerWith({});
  await fill({ 'Equipo que dirige': teamNames[0] });
  const password = valueIn('Contraseña inicial');
  await press('Crear');
  await shows(/^Pasale estos datos a /, password);
});
