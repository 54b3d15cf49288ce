/** Settings of an environment that could not be deployed, or would collide, are refused before anything is built. */
import { describe, expect, test } from 'vitest';
import { type Environment, environmentNamed, environmentNames, requireValidEnvironment } from '#infra/environments.ts';

test.each(environmentNames)('the settings of %s are valid', (name) => {
  expect(environmentNamed(name).name).toBe(name);
});

test('an unknown environment is refused with the names of the known ones', () => {
  expect(() => environmentNamed('produccion')).toThrow(/"produccion".*local, dev, staging, prod/);
  expect(() => environmentNamed('toString')).toThrow(/Unknown environment/);
  expect(environmentNamed(undefined).name).toBe('dev');
});

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a';
const wrongSettings: [mistake: string, setting: string, settings: Partial<Environment>][] = [
  ['a prefix with a capital letter', 'prefix', { prefix: 'Liga' }],
  ['a prefix that begins with aws, which SSM refuses', 'prefix', { prefix: 'aws-liga' }],
  ['a prefix of 21 characters', 'prefix', { prefix: 'a'.repeat(21) }],
  ['a prefix that ends with a hyphen', 'prefix', { prefix: 'liga-' }],
  ['an account of 11 digits', 'account', { account: '12345678901' }],
  ['a region without a number', 'region', { region: 'sa-east' }],
  ['a domain with https://', 'domain.name', { domain: { name: 'https://liga.ar', certificateArn } }],
  [
    'a certificate in another region',
    'domain.certificateArn',
    { domain: { name: 'liga.ar', certificateArn: certificateArn.replace('us-east-1', 'sa-east-1') } },
  ],
  ['an alarm address without a host', 'alarmEmail', { alarmEmail: 'guardia' }],
  ['a budget of 0', 'monthlyBudgetUsd', { monthlyBudgetUsd: 0 }],
  ['a sender that is no address', 'mail.from', { mail: { from: 'liga', fromName: 'Liga', sesRegion: 'sa-east-1' } }],
  [
    'a sender in an unknown region',
    'mail.sesRegion',
    { mail: { from: 'a@liga.ar', fromName: 'Liga', sesRegion: 'Brasil' } },
  ],
  [
    'a sender outside the verified domain',
    'mail.verifiedDomain',
    { mail: { from: 'a@liga.ar', fromName: 'Liga', sesRegion: 'sa-east-1', verifiedDomain: 'ga.ar' } },
  ],
  ['a burst below the rate', 'throttle', { throttle: { perSecond: 50, burst: 10 } }],
  ['writes without a burst', 'userWrites', { userWrites: { perMinute: 120, burst: 0 } }],
  [
    'a web ACL in another region',
    'webAclArn',
    { webAclArn: 'arn:aws:wafv2:sa-east-1:123456789012:regional/webacl/a/b' },
  ],
];

describe('an environment', () => {
  test.each(wrongSettings)('with %s is refused, naming %s', (_mistake, setting, settings) => {
    expect(() => requireValidEnvironment({ ...environmentNamed('prod'), ...settings })).toThrow(
      new RegExp(`prod:\n {2}${setting.replace('.', '\\.')}: [^\n]+$`),
    );
  });

  test('with several mistakes is refused, naming all of them', () => {
    expect(() => requireValidEnvironment({ ...environmentNamed('dev'), prefix: '', account: '' })).toThrow(
      /prefix: .*\n {2}account: /,
    );
  });
});
