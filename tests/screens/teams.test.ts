/** The list of teams, and the form of a team with its crest. */
import { expect, test } from 'vitest';
import { connectionReset, gatewayError, noAnswer, refusal } from './fake-api.ts';
import { teams } from './league.ts';
import { nothingYet } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import {
  alerts,
  card,
  cards,
  choose,
  complains,
  dialogsOpen,
  dialogTitled,
  field,
  figure,
  fill,
  headed,
  holds,
  leads,
  offers,
  offersNot,
  open,
  press,
  pressInMessage,
  requiredFields,
  shows,
  textOf,
  told,
  valueIn,
} from './person.ts';
import { acceptUploads, aPngFile, disguisedFile, gifFile, pdfFile, tooLargeFile } from './uploads.ts';

const newTeam = { Nombre: 'Once Corazones', Entrenador: 'Ana Paz', Ciudad: 'Morón', 'Año de fundación': '1950' };
const logo = '/logos/0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const withLogo = teams.map((team) => ({ ...team, logo: team.id === 2 ? '/logos/crest-2.svg' : '' }));

test('a list without teams offers an administrator to create the first one', async () => {
  await openScreen('/equipos', { answers: nothingYet });
  await headed('Equipos');
  await shows('No hay equipos registrados', 'Comienza creando tu primer equipo');
  await offers('Nuevo Equipo', 'Crear Primer Equipo');
});

test('a list without teams offers a coach nothing', async () => {
  await openScreen('/equipos', { as: 'DT', answers: nothingYet });
  await shows('No hay equipos registrados');
  offersNot('Crear Primer Equipo', 'Nuevo Equipo');
});

test('a card shows the city, the coach and the year of a team, and what can be done with it', async () => {
  await openScreen('/equipos', { answers: { 'GET /teams': withLogo } });
  await headed('El Ombú');
  expect(cards()).toHaveLength(4);
  expect([figure('Entrenador', card('El Ombú')), figure('Fundación', card('El Ombú'))]).toEqual([
    'Marcela Ibáñez',
    '1948',
  ]);
  await offers('Nuevo Equipo');
  offersNot('Editar El Ombú', 'Subir logo de El Ombú');
  await press('Más de El Ombú');
  await offers('Editar El Ombú', 'Generar logo de El Ombú', 'Eliminar logo de El Ombú', 'Eliminar El Ombú');
  await leads('Ver Detalle de El Ombú', '/equipos/2');
  expect(card('El Ombú').querySelector('img')).not.toBeNull();
  expect(textOf(card('Unión Vecinal'))).toMatch(/^UV/);
  await press('Más de Unión Vecinal');
  await offers('Subir logo de Unión Vecinal', 'Generar logo de Unión Vecinal');
  offersNot('Eliminar logo de Unión Vecinal');
});

test('the form of a new team says what is required, and from which year to which', async () => {
  await openScreen('/equipos');
  await open('Nuevo Equipo');
  await dialogTitled('Nuevo Equipo');
  expect([valueIn('Año de fundación'), valueIn('Dirección web del logo')]).toEqual(['2026', '']);
  expect(requiredFields()).toEqual(['Nombre', 'Entrenador', 'Ciudad', 'Año de fundación']);
  expect(document.querySelector('dialog [type="file"]')?.getAttribute('accept')).toBe(
    'image/png,image/jpeg,image/webp',
  );
  await shows(/200x200/);
  await press('Crear');
  await shows('Es obligatorio');
  await fill({ 'Año de fundación': '1799' });
  await press('Crear');
  await shows('Debe ser 1800 o más');
  await fill({ 'Año de fundación': '2027' });
  await press('Crear');
  await shows('Debe ser 2026 o menos');
  await fill({ 'Dirección web del logo': 'https://localhost/escudo.png' });
  await press('Crear');
  await shows('Debe ser la dirección de un sitio público');
});

test('the form of a team holds what is stored', async () => {
  await openScreen('/equipos');
  await press('Más de El Ombú');
  await open('Editar El Ombú');
  await dialogTitled('Editar Equipo');
  await offers('Actualizar', 'Cancelar');
  await holds({ Nombre: 'El Ombú', Ciudad: 'Haedo' });
});

test('a coach has no field for the address of a crest, and saves an uploaded one with the form', async () => {
  acceptUploads();
  const changes = await openScreen('/equipos/1', { as: 'DT', answers: { 'POST /upload/logo/confirm': { url: logo } } });
  await open('Editar Equipo');
  expect(() => field('Dirección web del logo')).toThrow();
  await choose('Subir imagen', aPngFile());
  await shows('escudo.png');
  await press('Actualizar');
  await told('status', 'Equipo actualizado');
  expect(changes.at(-1)).toMatchObject({ key: 'PUT /teams/{id}', body: { logo } });
});

test('a new team is created with the crest that was chosen in its form', async () => {
  acceptUploads();
  const changes = await openScreen('/equipos', { answers: { 'POST /upload/logo/confirm': { url: logo } } });
  await open('Nuevo Equipo');
  await fill(newTeam);
  await choose('Subir imagen', aPngFile());
  await press('Crear');
  await told('status', 'Equipo creado');
  expect(changes.map(({ key }) => key)).toEqual(['POST /upload/logo', 'POST /upload/logo/confirm', 'POST /teams']);
  expect(changes.at(-1)?.body).toMatchObject({ name: 'Once Corazones', logo });
});

test('the form says that a crest is being uploaded, and cannot be left meanwhile', async () => {
  await openScreen('/equipos', { answers: { 'POST /upload/logo': noAnswer } });
  await open('Nuevo Equipo');
  await fill(newTeam);
  await choose('Subir imagen', aPngFile());
  await press('Crear');
  await shows('Subiendo imagen...');
  const idle = document.querySelectorAll('dialog footer :is(:disabled, [aria-disabled])');
  expect([...idle].map(textOf)).toEqual(['Cancelar', 'Subiendo imagen...']);
});

test.each([gatewayError, connectionReset])(
  'a new team is saved without its crest when the upload fails',
  async (fault) => {
    const changes = await openScreen('/equipos', { answers: { 'POST /upload/logo': fault } });
    await open('Nuevo Equipo');
    await fill(newTeam);
    await choose('Subir imagen', aPngFile());
    await press('Crear');
    await told('status', 'Equipo creado');
    await told('alert', 'Error al subir la imagen. Se guardará sin logo.');
    expect(changes.at(-1)?.body).toMatchObject({ name: 'Once Corazones' });
  },
);

test('a team that is edited is saved although the upload fails', async () => {
  await openScreen('/equipos', { answers: { 'POST /upload/logo': gatewayError } });
  await press('Más de El Ombú');
  await open('Editar El Ombú');
  await choose('Subir imagen', aPngFile());
  await press('Actualizar');
  await told('alert', 'Error al subir la imagen');
  await told('status', 'Equipo actualizado');
});

test.each([
  ['no image', pdfFile, 'Por favor selecciona una imagen'],
  ['no image but has the name of one', disguisedFile, 'Por favor selecciona una imagen'],
  ['an image of another kind', gifFile, 'Elegí una imagen PNG, JPEG o WebP'],
  ['too large', tooLargeFile, 'La imagen es demasiado grande. Máximo 12MB'],
])('a file that is %s is refused, on the card and in the form', async (_, file, words) => {
  const changes = await openScreen('/equipos');
  await press('Más de El Ombú');
  await choose('Subir logo de El Ombú', file);
  await told('alert', words);
  await press('Cerrar aviso');
  await open('Nuevo Equipo');
  await choose('Subir imagen', file);
  await told('alert', words);
  expect(document.body.textContent).not.toContain(file.name);
  expect(changes).toEqual([]);
});

test('a file that the server finds to be no image is refused with its words', async () => {
  acceptUploads();
  const detail = 'Elegí una imagen PNG o JPEG.';
  await openScreen('/equipos', { answers: { 'POST /teams/{id}/logo/confirm': refusal('invalid', detail) } });
  await press('Más de El Ombú');
  await choose('Subir logo de El Ombú', aPngFile());
  await told('alert', detail);
});

test('an upload that the bucket refuses says so, and succeeds when it is tried again', async () => {
  acceptUploads(403);
  await openScreen('/equipos');
  await press('Más de El Ombú');
  await choose('Subir logo de El Ombú', aPngFile());
  await told('alert', 'Error al subir el archivo');
  acceptUploads();
  await pressInMessage('Reintentar');
  await told('status', 'Logo guardado');
});

test('a crest that was drawn by the server is drawn anew with a seed of its own each time', async () => {
  const changes = await openScreen('/equipos', { answers: { 'GET /teams': withLogo } });
  await press('Más de El Ombú', 'Generar logo de El Ombú', 'Más de Unión Vecinal', 'Generar logo de Unión Vecinal');
  await told('status', 'Logo generado');
  expect(changes.map(({ body }) => Object.keys(body as object))).toEqual([['customSeed'], []]);
});

test('a team can be edited right after its crest was drawn', async () => {
  await openScreen('/equipos');
  const later = answerWith({ 'GET /teams': teams.map((team) => ({ ...team, version: 2 })) });
  await press('Más de El Ombú', 'Generar logo de El Ombú');
  await told('status', 'Logo generado');
  await press('Más de El Ombú');
  await open('Editar El Ombú');
  await fill({ Ciudad: 'Ciudad del escudo' });
  await press('Actualizar');
  await told('status', 'Equipo actualizado');
  expect(later.at(-1)?.headers.get('if-match')).toBe('"2"');
});

test('a team that cannot be saved keeps its form as it was filled', async () => {
  await openScreen('/equipos', { answers: { 'POST /teams': gatewayError } });
  await open('Nuevo Equipo');
  await fill(newTeam);
  await press('Crear');
  await complains('Error al guardar el equipo');
  await holds(newTeam);
  answerWith({});
  await press('Reintentar');
  await dialogsOpen(0);
  expect(alerts()).toEqual([]);
});
