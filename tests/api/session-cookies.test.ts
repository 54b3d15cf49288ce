/** The cookie of the edge on one machine, whose site is served over http. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createUser, postLogin } from '#tests/support/users.ts';

beforeAll(async () => {
  process.env.SERVED_OVER_HTTP = '1';
  await startApi();
});
afterAll(() => {
  delete process.env.SERVED_OVER_HTTP;
});

test('a site served over http gets the cookie of the edge without Secure, which browsers would refuse', async () => {
  const { cookies } = await postLogin(await createUser());
  expect(cookies[1]).toBe(`torneo_app=1; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 60 * 60}`);
  expect(cookies[2], 'of a logout that was not sent').toBe('torneo_salida=; Path=/; SameSite=Strict; Max-Age=0');
  const refused = await call('POST /auth/refresh', { cookies: [] });
  expect(refused.cookies[1]).toBe('torneo_app=; Path=/; SameSite=Lax; Max-Age=0');
});
