/** The login and the recovery of a password: what their forms ask for, and why they refuse. */
import { expect, test } from 'vitest';
import { readSavedUser } from '#web/lib/session/saved-session.ts';
import { connectionReset, type Fault, gatewayError, noAnswer, refusal } from './fake-api.ts';
import { openScreen } from './open-screen.tsx';
import { arrivesAt, complains, field, fill, holds, press, pressIn, requiredFields, shows } from './person.ts';

const codeSent = {
  'POST /auth/password/forgot': { message: 'Si la dirección es la de un usuario, en unos minutos te llega un código.' },
};
const send = () => pressIn(document.querySelector('main') as Element, 'Iniciar Sesión');
const typed = { Email: 'nadie@liga.ar', Contraseña: 'Equivocada1' };
const tooMany = 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.';

test('the login asks for an e-mail address and a password', async () => {
  const changes = await openScreen('/login', { as: null });
  expect([field('Email').type, field('Contraseña').type]).toEqual(['email', 'password']);
  await send();
  await shows('Ingresá tu email', 'Ingresá tu contraseña');
  expect(requiredFields()).toEqual(['Email', 'Contraseña']);
  await fill({ Email: 'nadie', Contraseña: 'x' });
  await send();
  await shows('Debe ser un email válido, como nombre@dominio.com');
  expect(changes).toEqual([]);
});

test.each<[string, Fault, string]>([
  [
    'the password is wrong',
    refusal('login-failed', 'Usuario o contraseña incorrectos'),
    'Usuario o contraseña incorrectos',
  ],
  ['there were too many attempts', refusal('too-many-requests', tooMany), tooMany],
  ['the server fails', gatewayError, 'Error de autenticación'],
  ['the server cannot be reached', connectionReset, 'Error de conexión'],
])('the login says that %s, and keeps what was typed', async (_, fault, words) => {
  await openScreen('/login', { as: null, answers: { 'POST /auth/login': fault } });
  await fill(typed);
  await send();
  await complains(words);
  await holds(typed);
});

test('the login says that it is under way', async () => {
  await openScreen('/login', { as: null, answers: { 'POST /auth/login': noAnswer } });
  await fill(typed);
  await send();
  await shows('Iniciando sesión...');
});

test('the recovery asks for an address, then for the code, and refuses a wrong one', async () => {
  const wrong = refusal('invalid', 'Hay datos inválidos', {
    errors: [{ path: 'code', message: 'El código no es válido' }],
  });
  await openScreen('/login', { as: null, answers: { ...codeSent, 'POST /auth/password/reset': wrong } });
  await press('¿Olvidaste tu contraseña?');
  await arrivesAt('/recuperar');
  await press('Enviar código');
  await shows('Es obligatorio');
  await fill({ Email: 'nadie@liga.ar' });
  await press('Enviar código');
  await shows(/en unos minutos te llega un código/);
  await fill({ Código: '000000', 'Contraseña nueva': 'CanchaNueva26' });
  await press('Cambiar contraseña');
  await shows('El código no es válido');
});

test('the recovery says to wait after too many requests for a code', async () => {
  await openScreen('/recuperar', {
    as: null,
    answers: { 'POST /auth/password/forgot': refusal('too-many-requests', tooMany) },
  });
  await fill({ Email: 'nadie@liga.ar' });
  await press('Enviar código');
  await shows(tooMany);
});

test('a new password says why it cannot be taken', async () => {
  const wrong = refusal('invalid', 'Hay datos inválidos', {
    errors: [{ path: 'currentPassword', message: 'No es tu contraseña actual' }],
  });
  await openScreen('/cuenta', { as: 'DT', answers: { 'POST /auth/password/change': wrong } });
  const enter = async (current: string, next: string) => {
    await fill({ 'Contraseña actual': current, 'Contraseña nueva': next });
    await press('Cambiar contraseña');
  };
  await enter('Cancha2026', 'todaminuscula1');
  await shows('Debe tener al menos una mayúscula, una minúscula y un número');
  await enter('Cancha2026', 'Cancha2026');
  await shows('Debe ser distinta de la actual');
  await enter('Equivocada99', 'CanchaNueva26');
  await shows('No es tu contraseña actual');
});

test('a saved user that cannot be read is removed', () => {
  localStorage.setItem('torneoUser', '{not json');
  expect(readSavedUser()).toBeNull();
  expect(localStorage.getItem('torneoUser')).toBeNull();
});

test('only the token and the user are stored', async () => {
  await openScreen('/posiciones', { as: 'DT' });
  await shows('Posiciones de Torneo Apertura');
  expect(Object.keys(localStorage).sort()).toEqual(['authToken', 'torneoUser']);
});
