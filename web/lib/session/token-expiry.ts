/** When a token ends, read from the token itself without judging it: only the server does that. */

/** Milliseconds since the epoch; 0 for a token that does not say. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
