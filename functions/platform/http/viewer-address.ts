/** The IP address of a call's sender, as the edge saw it. */
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * The edge appends the viewer's IP to X-Forwarded-For, and the gateway the edge's, so the last but one is the viewer's;
 * those before it are what the viewer says. Without the edge in front, the gateway's own word.
 */
export function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-2) || requestContext.http.sourceIp || '';
}

/** What is counted as one place: an IPv4 address, or the /64 of an IPv6 one, which a household has for itself. */
export const networkKey = (ip: string): string => ipPrefix(ip, 32, 64);

/** For logs: a /24, or a /48. */
export const anonymizedNetwork = (ip: string): string => ipPrefix(ip, 24, 48);

function ipPrefix(ip: string, bits4: number, bits6: number): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return `${zeroAfter(address.split('.'), bits4 / 8).join('.')}/${bits4}`;
  if (isIP(address) === 6)
    return `${ipv6Groups(address)
      .slice(0, bits6 / 16)
      .join(':')}::/${bits6}`;
  return 'unknown';
}

const zeroAfter = (parts: readonly string[], kept: number): string[] =>
  parts.map((part, at) => (at < kept ? part : '0'));

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  // A URL spells every address in one way; a zone, or an IPv4 tail, is not in it any more.
  const spelled = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = spelled.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
