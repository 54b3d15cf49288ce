/** The cookie with the refresh token: scripts cannot read it and other sites cannot send it. */
import type { ApiCall } from '../platform/http/call.ts';

const refreshCookieName = 'refresh';
const refreshCookieAttributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

export const refreshTokenCookie = (token: string): string =>
  `${refreshCookieName}=${token}; ${refreshCookieAttributes}; Max-Age=${thirtyDaysInSeconds}`;
export const expiredRefreshTokenCookie = `${refreshCookieName}=; ${refreshCookieAttributes}; Max-Age=0`;

export const readRefreshToken = ({ cookies }: Pick<ApiCall, 'cookies'>): string | undefined =>
  cookies[refreshCookieName];
