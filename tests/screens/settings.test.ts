/** The federation's settings: its crest and colour, and where the application shows them. */
import { expect, test } from 'vitest';
import { settings } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { choose, fill, holds, press, shows, told } from './person.ts';
import { acceptUploads, aPngFile } from './uploads.ts';

const logo = '/logos/0f8fad5b-d9cb-469f-a165-70867728950e.webp';

test('a picked crest is uploaded, and saved with the colour', async () => {
  acceptUploads();
  const changes = await openScreen('/ajustes', { answers: { 'POST /upload/logo/confirm': { url: logo } } });
  await choose('Subir imagen', aPngFile());
  await fill({ Color: '#b91c1c' });
  await press('Guardar');
  await told('status', 'Ajustes guardados');
  expect(changes.at(-1)).toMatchObject({ key: 'PUT /settings', body: { name: settings.name, logo, color: '#b91c1c' } });
});

test('a pale colour is told while it is chosen, and not saved', async () => {
  const changes = await openScreen('/ajustes');
  await shows('Contraste con el blanco: 7,13. Se ve en el encabezado, al compartir y en el ícono del teléfono.');
  await fill({ Color: '#facc15' });
  await shows('Contraste con el blanco: 1,53. Hace falta 4,50: elegí un color más oscuro.');
  await press('Guardar');
  await shows('Es muy claro: las letras blancas no se leen sobre él. Elegí uno más oscuro');
  expect(changes).toEqual([]);
});

test('the header has the crest and the colour of the federation, and so has the browser around the page', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#166534"><link rel="icon" href="/app/icon.svg">';
  await openScreen('/equipos', { answers: { 'GET /settings': { ...settings, logo, color: '#1e3a8a' } } });
  const header = () => document.querySelector('header');
  await expect.poll(() => header()?.querySelector('img')?.getAttribute('src')).toBe(logo);
  expect([...(header()?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('fill'))).toEqual([
    expect.not.stringMatching('#1e3a8a'),
    '#1e3a8a',
  ]);
  const colourAround = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  await expect.poll(colourAround).toBe('#1e3a8a');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(logo);
  expect(document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toMatch(/^\/iconos\/.+\.png$/);
});

test('the years for which sanctions are published are at least one', async () => {
  const changes = await openScreen('/ajustes');
  const field = 'Años que se publican las sanciones';
  await holds({ [field]: '5' });
  await fill({ [field]: '0' });
  await press('Guardar');
  await shows('Debe ser 1 o más');
  expect(changes).toEqual([]);
  await fill({ [field]: '10' });
  await press('Guardar');
  await told('status', 'Ajustes guardados');
  expect(changes.at(-1)).toMatchObject({ body: { sanctionsPublicYears: 10 } });
});
