/** Moments with an offset, and until when a notice is in force. */
import { describe, expect, test } from 'vitest';
import { millisecondsOfInstant } from '#shared/domain/calendar/instants.ts';
import { compareNotices, isInForce, keyOfNoticeScope } from '#shared/domain/notices/notices.ts';
import type { Notice } from '#shared/domain/schemas/notice.ts';

describe('a moment with its offset', () => {
  test.each([
    '2026-11-28T23:59:00-03:00',
    '2026-11-28T23:59-03:00',
    '2026-11-29T02:59:00Z',
    '2026-11-29T02:59:00.250Z',
    '1970-01-01T00:00:00Z',
    '2028-02-29T00:00:00+05:45',
  ])('%s is the moment that JavaScript knows', (instant) => {
    expect(millisecondsOfInstant(instant)).toBe(new Date(instant).getTime());
  });

  test.each(['2026-11-28T23:59:00', '2026-02-30T10:00:00Z', '2026-11-28T24:00:00Z', '2026-11-28', '', 'mañana'])(
    "'%s' is none",
    (text) => {
      expect(millisecondsOfInstant(text)).toBeNaN();
    },
  );
});

const notice = (changes: Partial<Notice> = {}): Notice => ({
  id: 1,
  scope: { kind: 'federation' },
  kind: 'general',
  title: 'Aviso',
  text: '',
  until: '2026-11-28T20:00:00-03:00',
  revokedAt: null,
  createdAt: '2026-11-28T12:00:00.000Z',
  version: 1,
  ...changes,
});

describe('a notice', () => {
  const end = millisecondsOfInstant(notice().until);

  test('is in force until its moment, unless it was revoked', () => {
    expect(isInForce(notice(), end - 1)).toBe(true);
    expect(isInForce(notice(), end)).toBe(false);
    expect(isInForce(notice({ revokedAt: '2026-11-28T13:00:00.000Z' }), end - 1)).toBe(false);
  });

  test('stands before older ones', () => {
    const older = notice({ createdAt: '2026-11-27T12:00:00.000Z' });
    const later = notice({ id: 2 });
    expect([older, notice(), later].sort(compareNotices)).toEqual([later, notice(), older]);
  });

  test('shares its scope only with notices about the same', () => {
    const scopes = [
      { kind: 'federation' },
      { kind: 'tournament', id: 1 },
      { kind: 'team', id: 1 },
      { kind: 'round', id: 1, round: 'Fecha 1' },
      { kind: 'round', id: 1, round: 'Fecha 2' },
    ] as const;
    expect(new Set(scopes.map(keyOfNoticeScope)).size).toBe(scopes.length);
  });
});
