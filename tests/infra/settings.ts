/** Environments for tests of the template: those of infra/environments.ts, as they are and with every setting. */
import { type Environment, environmentNamed, environmentNames } from '#infra/environments.ts';

/** The environments that are deployed to AWS. */
export const deployedNames = environmentNames.filter((name) => name !== 'local');

const account = '123456789012';

/** The environment of a federation that uses every optional setting. */
export const withEverySetting = (name: Environment['name']): Environment => ({
  ...environmentNamed(name),
  account,
  domain: { name: 'torneo.liga.ar', certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/1234abcd` },
  hstsIncludesSubdomains: true,
  alarmEmail: 'guardia@liga.ar',
  monthlyBudgetUsd: 25,
  mail: { from: 'torneo@liga.ar', fromName: 'Liga Año Nuevo', sesRegion: 'us-east-1', verifiedDomain: 'liga.ar' },
  throttle: { perSecond: 20, burst: 40 },
  userWrites: { perMinute: 60, burst: 20 },
  accessLogs: true,
  tracing: true,
  webAclArn: `arn:aws:wafv2:us-east-1:${account}:global/webacl/torneo/1234abcd`,
});
