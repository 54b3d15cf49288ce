/** Which pasted logo addresses are allowed: https with a public host name, never an IP address or a private network. */

/** Scheme, host, the default port at most, and the rest; `@` (user info) and `[` (IPv6) are excluded.. */
const address = /^https:\/\/([^/?#:@[\]\\\s]+)(?::443)?(?:[/?#][^\s"'<>\\]*)?$/;

const label = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** Never a number, however it is written: 127.0.0.1, 2130706433 and 0x7f.1 all end in one. */
const topLevel = /^(?:xn--[a-z0-9-]+|\p{L}{2,})$/u;

/** Endings for one machine or a network of its own (RFC 6761, 6762, 8375 and what routers use). */
const isPrivate = /^(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|invalid|onion)$/;

/** Whether it is `https://` with a public host name, without user, without IP address and without another port. */
export function isPublicAddress(given: string): boolean {
  // Browsers read wide or mathematical letters and dots as ordinary ones.
  const host = address.exec(given)?.[1]?.normalize('NFKC').toLowerCase();
  if (!host || host.length > 253) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((each) => label.test(each)) && topLevel.test(last) && !isPrivate.test(last);
}
