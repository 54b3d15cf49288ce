/** Passwords that contain the email address or the name of their owner. */
import { describe, expect, test } from 'vitest';
import { containsPersonalData } from '#shared/domain/personal-password.ts';

const passwordOwner = { email: 'lucho.paz@club.ar', firstName: 'José Ignacio', lastName: "Núñez D'Angelo Paz" };

describe('personal data in a password', () => {
  test.each([
    ['Lucho.Paz-2026', 'the mailbox of the address'],
    ['xlucho.paz@club.arX1', 'the whole address'],
    ['JOSE-2026-abc', 'a first name, without its accent'],
    ['mi-ignácio-26A', 'a second first name, with an accent'],
    ['NUNEZ-2026-x', 'a surname'],
    ['angelo-2026-X', 'a part of a surname with an apostrophe'],
    ['Nu\u0301n\u0303ez-2026', 'a surname whose accents are characters of their own'],
  ])('the password %s is personal: it contains %s', (password) =>
    expect(containsPersonalData(password, passwordOwner)).toBe(true),
  );

  test.each([
    ['Clave-segura-1', 'nothing about its owner'],
    ['Campeones-de-Paz', 'only a name of three letters'],
    ['Jos-Ignac-2026', 'only parts of names'],
    ['en-el-club-2026A', 'only the domain of the address'],
  ])('the password %s is not personal: it contains %s', (password) =>
    expect(containsPersonalData(password, passwordOwner)).toBe(false),
  );

  test('is no mailbox name of three letters, but any longer one, even when the owner’s names are unknown', () => {
    expect(containsPersonalData('Mañana-2026', { email: 'ana@club.ar' })).toBe(false);
    expect(containsPersonalData('Rosario-2026', { email: 'rosario@club.ar' })).toBe(true);
  });
});
