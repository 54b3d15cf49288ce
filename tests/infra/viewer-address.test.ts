/** The viewer's IP address that Lambdas see behind the local edge and gateway, which forward it as AWS's do. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anonymizedNetwork, networkForAttemptLimits, viewerAddress } from '#functions/platform/http/viewer-address.ts';
import { originRequestOf } from '#infra/local/edge/forwarding.ts';
import { lambdaEventOf } from '#infra/local/gateway/event.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { cachePolicyOf, requestPolicyOf } from '#infra/local/template/policies.ts';

beforeAll(() => void vi.stubEnv('EDGE_SECRETS', 'current'));
afterAll(() => void vi.unstubAllEnvs());

const template = readLocalTemplate();
const cachingDisabledPolicy = cachePolicyOf('4135ea2d-6df8-44a3-9df3-4b5a84be39ad', template);
const allViewerPolicy = requestPolicyOf('b689b0a8-53d0-40ab-baf2-68738e2966ac', template);

function lambdaEventFor(sourceIp: string, headers: Record<string, string>) {
  const request = { method: 'POST', path: '/api/auth/login', query: '', headers, body: Buffer.alloc(0), sourceIp };
  const match = { routeKey: 'POST /api/auth/login', parameters: {} };
  return lambdaEventOf(originRequestOf(request, cachingDisabledPolicy, allViewerPolicy, []), match, 'api', 0);
}

test.each<Record<string, string>>([{}, { 'x-forwarded-for': '10.1.1.1' }, { 'x-forwarded-for': '10.1.1.1, 10.2.2.2' }])(
  'a viewer that sends the headers %o gets the IP that the edge saw',
  (headers) => {
    const event = lambdaEventFor('203.0.113.9', headers);
    expect(event.headers['x-forwarded-for']).toMatch(/203\.0\.113\.9, 127\.0\.0\.1$/);
    expect(viewerAddress({ ...event, headers: { ...event.headers, 'x-origin-verify': 'current' } })).toBe(
      '203.0.113.9',
    );
  },
);

test.each([undefined, '', 'invented'])('with the edge secret %o the IP is the one that the gateway saw', (secret) => {
  const { headers, ...event } = lambdaEventFor('203.0.113.9', {});
  const sent = { ...headers, ...(secret === undefined ? undefined : { 'x-origin-verify': secret }) };
  expect(viewerAddress({ ...event, headers: sent })).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9/32', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:0:0:ffff::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', 'unknown', 'unknown'],
  ['no es una IP', 'unknown', 'unknown'],
])('for the IP "%s", attempt limits count the network %s and logs show %s', (ip, place, network) => {
  expect({ place: networkForAttemptLimits(ip), truncated: anonymizedNetwork(ip) }).toEqual({
    place,
    truncated: network,
  });
});
