/** Which pasted logo addresses are allowed: https with a public host name, never an IP address or a private network. */

/**
 * Matches an https address: scheme, host, port 443 at most, and the rest; `@` (user info) and `[` (IPv6) are excluded.
 */
const addressPattern = /^https:\/\/([^/?#:@[\]\\\s]+)(?::443)?(?:[/?#][^\s"'<>\\]*)?$/;

const hostLabelPattern = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/**
 * The last part of a host name. It is never a number, as an IP address always ends in one: 127.0.0.1, 2130706433,
 * 0x7f.1.
 */
const topLevelPattern = /^(?:xn--[a-z0-9-]+|\p{L}{2,})$/u;

/** Last parts of host names that exist only on one machine or in a private network (RFC 6761, 6762, 8375, routers). */
const privateTopLevelPattern =
  /^(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|invalid|onion)$/;

/** Whether the address is `https://` with a public host name, without user, IP address or other port than 443. */
export function isPublicAddress(given: string): boolean {
  // Browsers read full-width and mathematical letters and dots as ordinary ones, so they are converted first.
  const host = addressPattern.exec(given)?.[1]?.normalize('NFKC').toLowerCase();
  if (!host || host.length > 253) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((each) => hostLabelPattern.test(each)) &&
    topLevelPattern.test(last) &&
    !privateTopLevelPattern.test(last)
  );
}
