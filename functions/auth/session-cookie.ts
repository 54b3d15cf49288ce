/** The cookie with the refresh token: out of reach of scripts and of other sites. */
import type { Call } from '../platform/http/call.ts';

const name = 'refresh';
const attributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';
const thirtyDays = 30 * 24 * 60 * 60;

export const refreshCookie = (token: string): string => `${name}=${token}; ${attributes}; Max-Age=${thirtyDays}`;
export const expiredRefreshCookie = `${name}=; ${attributes}; Max-Age=0`;

export const refreshTokenIn = ({ cookies }: Pick<Call, 'cookies'>): string | undefined => cookies[name];
