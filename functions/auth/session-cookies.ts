/**
 * The cookies of a session: the refresh token, which scripts cannot read and other sites cannot send, and the sign by
 * which the edge answers with the application instead of published pages.
 */
import { signedInCookie, signedOutCookie } from '#shared/pages/signed-in-cookie.ts';
import type { ApiRequest } from '../competition/api/request.ts';
import { environment } from '../platform/environment.ts';

const refreshCookieName = 'refresh';
const refreshCookieAttributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';

/** How long a refresh token is valid, in seconds; the user pool in infra has the same setting. */
const refreshTokenSeconds = 30 * 24 * 60 * 60;

/** A logout before this session that the browser could not send is done with, and must not end the new session. */
export const newSessionCookies = (refreshToken: string): string[] => [
  `${refreshCookieName}=${refreshToken}; ${refreshCookieAttributes}; Max-Age=${refreshTokenSeconds}`,
  createSignedInCookie('1', refreshTokenSeconds),
  `${signedOutCookie}=; Path=/; SameSite=Strict${securityOfSite()}; Max-Age=0`,
];

/**
 * The cookies of a renewed session, which ends when its refresh token does.
 *
 * @param signedInAt when it began, in seconds since 1970
 */
export const renewedSessionCookies = (signedInAt: number, now: Date): string[] => {
  const secondsLeft = signedInAt + refreshTokenSeconds - Math.floor(now.getTime() / 1000);
  return [createSignedInCookie('1', Math.max(0, secondsLeft))];
};

export const endedSessionCookies = (): string[] => [
  `${refreshCookieName}=; ${refreshCookieAttributes}; Max-Age=0`,
  createSignedInCookie('', 0),
];

/** Scripts may read it: a published page that the browser shows again after Back notices a login since, and reloads. */
function createSignedInCookie(value: string, seconds: number): string {
  return `${signedInCookie}=${value}; Path=/; SameSite=Lax${securityOfSite()}; Max-Age=${seconds}`;
}

const securityOfSite = (): string => (environment().isServedOverHttp ? '' : '; Secure');

export const readRefreshToken = ({ cookies }: Pick<ApiRequest, 'cookies'>): string | undefined =>
  cookies[refreshCookieName];

/** Whether this browser has signed out without having reached the server. */
export const isSignedOut = ({ cookies }: Pick<ApiRequest, 'cookies'>): boolean => cookies[signedOutCookie] === '1';
