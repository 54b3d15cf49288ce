/** Calendars that people subscribe to: what we write with one library is read with another, ical.js. */

import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarMatch, writeCalendar } from '#functions/competition/publication/feeds/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { addressOfCalendar, calendarOfKey, subscriptionAddress } from '#shared/pages/calendars.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch, aTeam } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';

const buenosAires = 'America/Argentina/Buenos_Aires';
const site = aSite;
const calendar = { of: 'team', id: 7 } as const;
const ofLanus = { calendar, name: 'Lanús', free: [] };
const now = new Date('2026-03-01T12:00:00Z');
const copa = { name: 'Copa Otoño', version: 3, rules: { matchMinutes: 50 } };
const inCopa = (match: Match): CalendarMatch => ({ match: formatMatch(match), tournament: copa });

function readEvents(matches: readonly CalendarMatch[], zone = buenosAires) {
  const text = writeCalendar({ ...ofLanus, matches, site: { ...site, timeZone: zone } }, now);
  const file = new ICAL.Component(ICAL.parse(text));
  for (const rules of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(rules));
  return file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const readEvent = (match: Match, zone?: string) => readEvents([inCopa(match)], zone)[0] as ICAL.Event;
const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

test('a match is at its hour in the zone of the federation, as long as its tournament says', () => {
  const event = readEvent(aMatch({ home: 'Lanús', away: 'Quilmes', matchDate: '2026-03-07', matchTime: '23:30' }));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-08T02:30:00.000Z');
  expect(event.startDate.zone?.tzid).toBe(buenosAires);
  expect(event.duration.toSeconds()).toBe(50 * 60);
});

test.each([
  ['2026-07-04', '2026-07-04T12:00:00.000Z'],
  ['2026-12-05', '2026-12-05T13:00:00.000Z'],
])('a match on %s in a zone with summer time is at its hour', (matchDate, expected) => {
  const event = readEvent(aMatch({ home: 'Lanús', away: 'Quilmes', matchDate, matchTime: '14:00' }), 'Europe/Madrid');
  expect(event.startDate.toJSDate().toISOString()).toBe(expected);
});

test('a moved match keeps its UID and has a higher SEQUENCE', () => {
  const match = aMatch({ home: 'Lanús', away: 'Quilmes' });
  const [before, after] = [readEvent(match), readEvent({ ...match, version: 2, matchTime: '16:00' })];
  expect(after.uid).toBe(before.uid);
  expect(before.uid).toBe(`partido-${match.id}@liga.example`);
  expect([before.sequence, after.sequence]).toEqual([4, 5]);
  expect(after.startDate.hour).toBe(16);
});

test('a match whose tournament has other rules ends later and has a higher SEQUENCE', () => {
  const match = formatMatch(aMatch({ home: 'Lanús', away: 'Quilmes' }));
  const longer = { ...copa, version: 4, rules: { matchMinutes: 90 } };
  const [before, after] = readEvents([copa, longer].map((tournament) => ({ match, tournament })));
  expect(after?.duration.toSeconds()).toBe(90 * 60);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('a cancelled match is cancelled, and its title says so', () => {
  const event = readEvent(aMatch({ home: 'Lanús', away: 'Quilmes', status: 'cancelled' }));
  expect(statusOf(event)).toBe('CANCELLED');
  expect(event.summary).toBe('Cancelado: Lanús - Quilmes');
});

test('a postponed match is cancelled under the same UID, and confirmed again with its new date', () => {
  const match = aMatch({ home: 'Lanús', away: 'Quilmes' });
  const postponed = readEvent({ ...match, version: 2, status: 'postponed' });
  const moved = readEvent({ ...match, version: 3, matchDate: '2026-04-04' });
  expect([postponed, moved].map((event) => [event.uid, statusOf(event), event.summary])).toEqual([
    [readEvent(match).uid, 'CANCELLED', 'Postergado: Lanús - Quilmes'],
    [postponed.uid, 'CONFIRMED', 'Lanús - Quilmes'],
  ]);
  expect(moved.sequence).toBeGreaterThan(postponed.sequence);
});

test('a completed match tells its result', () => {
  const event = readEvent(aMatch({ home: 'Lanús', away: 'Quilmes', score: '1-1', penalties: '4-3' }));
  expect(event.summary).toBe('Lanús 1 - 1 Quilmes (4-3 pen.)');
  expect(statusOf(event)).toBe('CONFIRMED');
});

test('a round in which the team is free is a whole day on which it is not busy', () => {
  const tournament = { ...copa, id: 4 };
  const free = [{ round: 'Fecha 3', date: '2026-03-21', team: aTeam('Lanús'), tournament }];
  const text = writeCalendar({ ...ofLanus, matches: [], free, site }, now);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const read = new ICAL.Event(event as ICAL.Component);
  expect([read.summary, read.description]).toEqual(['Libre: Lanús', 'Copa Otoño · Fecha 3']);
  expect([read.startDate.isDate, String(read.startDate)]).toEqual([true, '2026-03-21']);
  expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('names with marks of the format are read as they were written', () => {
  const cancha = { nombre: 'Cancha 1; techada', ubicacion: 'Av. Roca 1200, Haedo' };
  const referee = { name: 'Páez, Hugo\\n' };
  const event = readEvent(aMatch({ home: 'Ñandú, "El"; \\ Rápido 🥅'.repeat(4), away: 'B', cancha, referee }));
  expect(event.summary).toBe(`${'Ñandú, "El"; \\ Rápido 🥅'.repeat(4)} - B`);
  expect(event.location).toBe('Cancha 1; techada, Av. Roca 1200, Haedo');
  expect(event.description).toContain('Árbitro: Páez, Hugo\\n\nhttps://liga.example/partidos/');
});

test('the file is valid: moments in UTC end in Z, lines in CRLF, none is longer than 75 bytes', () => {
  const matches = [inCopa(aMatch({ home: 'Ñ'.repeat(100), away: 'Quilmes' }))];
  const text = writeCalendar({ ...ofLanus, matches, site }, now);
  expect(text).toContain('DTSTAMP:20260301T120000Z\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('a calendar without matches, or before the site has an address, can be read', () => {
  expect(readEvents([])).toEqual([]);
  const matches = [inCopa(aMatch({ home: 'Lanús', away: 'Quilmes' }))];
  const text = writeCalendar({ ...ofLanus, matches, site: { ...site, url: '' } }, now);
  expect(text).not.toContain('URL');
});

test('the address of a calendar names it, and no other address does', () => {
  expect(calendarOfKey(addressOfCalendar(calendar).slice(1))).toEqual(calendar);
  expect(calendarOfKey('calendario/partido/12.ics')).toEqual({ of: 'match', id: 12 });
  expect(calendarOfKey('calendario/torneo/12.ics')).toEqual({ of: 'tournament', id: 12 });
  for (const key of ['calendario/torneo/0.ics', 'calendario/otro/1.ics', 'calendario/torneo/1.ics/2', 'x']) {
    expect(calendarOfKey(key)).toBeNull();
  }
  expect(subscriptionAddress(calendar, site.url)).toBe('webcal://liga.example/calendario/equipo/7.ics');
  expect(subscriptionAddress(calendar, '')).toBe(addressOfCalendar(calendar));
});
