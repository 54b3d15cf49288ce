/** The IP address of a request's sender, as the CDN saw it. */
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { hasEdgeSecret } from './edge-secret.ts';

/**
 * The client's IP address. CloudFront appends the client's IP to X-Forwarded-For and the gateway appends CloudFront's,
 * so the last but one is the client's; the client can invent those before it. The header is trusted only in a request
 * with CloudFront's secret; for any other request the result is the address that the gateway saw.
 */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim());
  return (hasEdgeSecret(event) && forwarded.at(-2)) || event.requestContext.http.sourceIp || '';
}

/**
 * The network whose attempts are counted together: an IPv4 address, or the /64 of an IPv6 address, which one household
 * has.
 */
export const networkForAttemptLimits = (ip: string): string => ipPrefix(ip, 32, 64);

/** The network for logs, too large to identify one client: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const anonymizedNetwork = (ip: string): string => ipPrefix(ip, 24, 48);

function ipPrefix(ip: string, bits4: number, bits6: number): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return `${zeroIpv4PartsAfter(address.split('.'), bits4 / 8).join('.')}/${bits4}`;
  if (isIP(address) === 6)
    return `${ipv6Groups(address)
      .slice(0, bits6 / 16)
      .join(':')}::/${bits6}`;
  return 'unknown';
}

const zeroIpv4PartsAfter = (parts: readonly string[], kept: number): string[] =>
  parts.map((part, at) => (at < kept ? part : '0'));

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  // URL parsing brings every spelling of an address into one form, without zone or IPv4 tail.
  const spelled = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = spelled.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
