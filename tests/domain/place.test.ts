/** Where a match is played, in words and as a way there; and its hour with the zone, for search engines. */
import { expect, test } from 'vitest';
import { steadyOffset, timestampWithOffset } from '#shared/text/local-time.ts';
import { directionsHref, placeText } from '#shared/text/place.ts';

const central = { nombre: 'Central', ubicacion: 'Av. Roca 1200' };

test('a place is the cancha and its own address, else the place of the match, never the same twice', () => {
  expect(placeText({ cancha: central, location: 'Complejo Sur' })).toBe('Central, Av. Roca 1200');
  expect(placeText({ cancha: { nombre: 'Central', ubicacion: '' }, location: 'Complejo Sur' })).toBe(
    'Central, Complejo Sur',
  );
  expect(placeText({ cancha: { nombre: 'Complejo Sur', ubicacion: '' }, location: 'Complejo Sur' })).toBe(
    'Complejo Sur',
  );
  expect(placeText({ cancha: null, location: 'Complejo Sur' })).toBe('Complejo Sur');
});

test('the way there is that to the address, and there is none without one', () => {
  expect(directionsHref({ cancha: central, location: 'x' })).toMatch(/destination=Av\.%20Roca%201200$/);
  expect(directionsHref({ cancha: null, location: '' })).toBe('');
});

test.each([
  ['America/Argentina/Buenos_Aires', '2026-03-07T14:00-03:00'],
  ['Europe/Madrid', '2026-03-07T14:00+01:00'],
  ['Asia/Kolkata', '2026-03-07T14:00+05:30'],
  ['UTC', '2026-03-07T14:00+00:00'],
])('an hour in %s has its offset', (zone, timestamp) => {
  expect(timestampWithOffset('2026-03-07', '14:00', zone)).toBe(timestamp);
});

test.each([
  ['America/Argentina/Buenos_Aires', -180],
  ['Asia/Kolkata', 330],
  ['UTC', 0],
  ['Europe/Madrid', undefined],
  ['America/Santiago', undefined],
  ['Africa/Casablanca', undefined],
])('the clocks of %s have the offset %s all year long', (zone, offset) => {
  expect(steadyOffset(zone)).toBe(offset);
});
