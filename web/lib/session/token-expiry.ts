/** Reads when a token expires, without verifying the token: only the server does that. */

/** Milliseconds since the epoch; 0 for a token without a time of expiry. */
export function tokenExpiryMs(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
