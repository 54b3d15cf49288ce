/** Medical certificates that end within 15 days. */
import { expect, test } from 'vitest';
import { findExpiringCertificates } from '#shared/domain/eligibility/expiring.ts';

test('certificates end soon from today through the fifteenth day, the first to end first', () => {
  const days = ['2026-05-24', '2026-05-25', '2026-05-09', '2026-05-08', null, undefined];
  const players = days.map((fitUntil, id) => ({ id, fitUntil, status: 'active' }));
  const gone = { id: 9, fitUntil: '2026-05-10', status: 'inactive' };
  expect(findExpiringCertificates([...players, gone], '2026-05-09').map(({ id }) => id)).toEqual([2, 0]);
});
