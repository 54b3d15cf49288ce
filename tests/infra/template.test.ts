/** How the local host resolves values of a template, and what it refuses because it does not know it. */
import { expect, test } from 'vitest';
import { resolveIntrinsic } from '#infra/local/template/intrinsic-functions.ts';
import { requestPolicyOf } from '#infra/local/template/policies.ts';
import { addedHeadersOf } from '#infra/local/template/response-headers.ts';

const resourceValues = new Map([
  ['Table', 'torneo'],
  ['Bucket.RegionalDomainName', 'files.local'],
]);

test.each([
  ['a plain text', 'x', 'x'],
  ['a number', 5, '5'],
  ['Ref', { Ref: 'Table' }, 'torneo'],
  ['Fn::GetAtt', { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] }, 'files.local'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-torneo'],
])('the template value %s resolves to its text', (_, value, text) => {
  expect(resolveIntrinsic(value, resourceValues)).toBe(text);
});

test.each([
  ['an intrinsic function', { 'Fn::Sub': 'torneo' }, 'does not know Fn::Sub'],
  ['a reference', { Ref: 'Queue' }, 'has no value for Queue'],
])('%s that the host does not know is refused with its name in the error', (_, value, message) => {
  expect(() => resolveIntrinsic(value, resourceValues)).toThrow(message);
});

const templateWithPolicy = (Properties: object) => ({ Resources: { Policy: { Type: 'any', Properties } } });

test('an unknown behaviour of a policy and an unknown response header are refused with their names in the error', () => {
  const query = templateWithPolicy({
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'allViewer' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  });
  expect(() => requestPolicyOf({ Ref: 'Policy' }, query)).toThrow('does not know the policy behaviour allViewer');
  const header = templateWithPolicy({ ResponseHeadersPolicyConfig: { SecurityHeadersConfig: { XSSProtection: {} } } });
  expect(() => addedHeadersOf({ Ref: 'Policy' }, header, resourceValues)).toThrow('security header XSSProtection');
});
