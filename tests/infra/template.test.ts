/** What the local host reads in a template, and what it refuses rather than misunderstand. */
import { expect, test } from 'vitest';
import { resolveIntrinsic } from '#infra/local/template/intrinsic-functions.ts';
import { requestPolicyOf } from '#infra/local/template/policies.ts';
import { addedHeadersOf } from '#infra/local/template/response-headers.ts';

const values = new Map([
  ['Table', 'torneo'],
  ['Bucket.RegionalDomainName', 'files.local'],
]);

test.each([
  ['a text', 'x', 'x'],
  ['a number', 5, '5'],
  ['Ref', { Ref: 'Table' }, 'torneo'],
  ['Fn::GetAtt', { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] }, 'files.local'],
  ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-torneo'],
])('%s resolves to its text', (_, value, text) => {
  expect(resolveIntrinsic(value, values)).toBe(text);
});

test.each([
  ['an intrinsic function', { 'Fn::Sub': 'torneo' }, 'does not know Fn::Sub'],
  ['a reference', { Ref: 'Queue' }, 'has no value for Queue'],
])('%s that the host does not know is refused by its name', (_, value, message) => {
  expect(() => resolveIntrinsic(value, values)).toThrow(message);
});

const withPolicy = (Properties: object) => ({ Resources: { Policy: { Type: 'any', Properties } } });

test('a policy behaviour and a response header that the host does not know are refused by their names', () => {
  const query = withPolicy({
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'allViewer' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  });
  expect(() => requestPolicyOf({ Ref: 'Policy' }, query)).toThrow('does not know the policy behaviour allViewer');
  const header = withPolicy({ ResponseHeadersPolicyConfig: { SecurityHeadersConfig: { XSSProtection: {} } } });
  expect(() => addedHeadersOf({ Ref: 'Policy' }, header, values)).toThrow('security header XSSProtection');
});
