/** The cookie with the refresh token: scripts cannot read it and other sites cannot send it. */
import type { ApiCall } from '../platform/http/call.ts';

const cookieName = 'refresh';
const cookieAttributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

export const refreshTokenCookie = (token: string): string =>
  `${cookieName}=${token}; ${cookieAttributes}; Max-Age=${thirtyDaysInSeconds}`;
export const expiredRefreshTokenCookie = `${cookieName}=; ${cookieAttributes}; Max-Age=0`;

export const readRefreshToken = ({ cookies }: Pick<ApiCall, 'cookies'>): string | undefined => cookies[cookieName];
