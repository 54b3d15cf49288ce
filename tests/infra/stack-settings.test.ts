/** Every setting of an environment has its effect in the template, and none where it is left out. */
import { describe, expect, test } from 'vitest';
import { environmentNamed } from '#infra/environments.ts';
import type { Resource, Template } from '#infra/local/template/template.ts';
import { withEverySetting } from './settings.ts';
import { propertiesOfResourceType, synthesizeEnvironment } from './synthesized.ts';

type Properties = Resource['Properties'];

const { template: plain } = await synthesizeEnvironment(environmentNamed('dev'));
const { template: full } = await synthesizeEnvironment(withEverySetting('dev'));
const first = (template: Template, type: string): Properties => propertiesOfResourceType(template, type)[0];
const distribution = (template: Template): Properties =>
  first(template, 'AWS::CloudFront::Distribution').DistributionConfig;
const outputsOf = (template: Template) => (template as never as { Outputs: Record<string, Properties> }).Outputs;

describe('the setting', () => {
  test('domain serves the site under its name and certificate, and allows uploads from that origin only', () => {
    expect(distribution(full)).toMatchObject({
      Aliases: ['torneo.liga.ar'],
      ViewerCertificate: {
        AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1234abcd',
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    expect(outputsOf(full).SiteUrl.Value).toBe('https://torneo.liga.ar');
    expect(full.Resources.Files?.Properties.CorsConfiguration.CorsRules[0].AllowedOrigins).toEqual([
      'https://torneo.liga.ar',
    ]);
    expect(distribution(plain).Aliases).toBeUndefined();
    expect(JSON.stringify(outputsOf(plain).SiteUrl.Value)).toContain('DomainName');
  });

  test('hstsIncludesSubdomains extends HSTS to the subdomains, and is off by default', () => {
    const https = (template: Template) =>
      first(template, 'AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig.SecurityHeadersConfig
        .StrictTransportSecurity;
    expect(https(full)).toMatchObject({ AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true });
    expect(https(plain)).toMatchObject({ AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: false });
  });

  test('mail sends the codes through SES from the federation’s address; without it Cognito sends them', () => {
    const mail = first(full, 'AWS::Cognito::UserPool').EmailConfiguration;
    expect(mail.EmailSendingAccount).toBe('DEVELOPER');
    expect(mail.From).toBe(`=?UTF-8?B?${Buffer.from('Liga Año Nuevo').toString('base64')}?= <torneo@liga.ar>`);
    expect(JSON.stringify(mail.SourceArn)).toContain(':ses:us-east-1:123456789012:identity/liga.ar');
    expect(first(plain, 'AWS::Cognito::UserPool').EmailConfiguration).toBeUndefined();
  });

  test('mail without a verified domain uses the e-mail address as SES identity', async () => {
    const environment = withEverySetting('dev');
    const mail = { from: 'torneo@liga.ar', fromName: 'Liga', sesRegion: 'sa-east-1' };
    const { template } = await synthesizeEnvironment({ ...environment, mail });
    expect(JSON.stringify(first(template, 'AWS::Cognito::UserPool').EmailConfiguration)).toContain(
      ':ses:sa-east-1:123456789012:identity/torneo@liga.ar',
    );
  });

  test('throttle limits each route by the stage’s default, because settings of single routes outlive the route', () => {
    const { RouteSettings, DefaultRouteSettings } = first(full, 'AWS::ApiGatewayV2::Stage');
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 });
    expect(RouteSettings).toBeUndefined();
  });

  test('logins have limits of their own besides: attempts by e-mail address and by IP', () => {
    const [auth] = propertiesOfResourceType(full, 'AWS::Lambda::Function').filter(({ FunctionName }) =>
      FunctionName?.endsWith('-auth'),
    );
    expect(Number(auth.Environment.Variables.ATTEMPTS_PER_ADDRESS)).toBeGreaterThan(0);
    expect(Number(auth.Environment.Variables.ATTEMPTS_PER_IP)).toBeGreaterThan(0);
  });

  test('userWrites limits the writes of each user in every Lambda of the API', () => {
    const lambdas = propertiesOfResourceType(full, 'AWS::Lambda::Function').filter(
      ({ Environment }) => Environment?.Variables.USER_POOL_ID,
    );
    expect(lambdas.length).toBeGreaterThan(10);
    for (const { Environment } of lambdas) {
      expect(Environment.Variables).toMatchObject({ USER_WRITES_PER_MINUTE: '60', USER_WRITES_BURST: '20' });
    }
  });

  test('accessLogs writes a line for each request, without anything that identifies the client', () => {
    const { AccessLogSettings } = first(full, 'AWS::ApiGatewayV2::Stage');
    const line = JSON.parse(AccessLogSettings.Format);
    expect(line).toMatchObject({ routeKey: '$context.routeKey', status: '$context.status' });
    expect(AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|context\.path|identity|authorizer/);
    const logs = full.Resources[AccessLogSettings.DestinationArn['Fn::GetAtt'][0]]?.Properties;
    expect(logs).toMatchObject({ LogGroupName: '/aws/vendedlogs/torneo-dev-api', RetentionInDays: 7 });
    expect(first(plain, 'AWS::ApiGatewayV2::Stage').AccessLogSettings).toBeUndefined();
  });

  test('tracing switches X-Ray on for every Lambda of ours', () => {
    const modes = (template: Template) => [
      ...new Set(
        propertiesOfResourceType(template, 'AWS::Lambda::Function')
          .filter(({ FunctionName }) => FunctionName)
          .map(({ TracingConfig }) => TracingConfig?.Mode),
      ),
    ];
    expect({ full: modes(full), plain: modes(plain) }).toEqual({ full: ['Active'], plain: [undefined] });
  });

  test('webAclArn puts the web ACL in front of the site', () => {
    expect(distribution(full).WebACLId).toBe('arn:aws:wafv2:us-east-1:123456789012:global/webacl/torneo/1234abcd');
    expect(distribution(plain).WebACLId).toBeUndefined();
  });

  test('logRetentionDays applies to every log group, including those of the deployment', async () => {
    for (const [template, days] of [
      [plain, 7],
      [(await synthesizeEnvironment(withEverySetting('prod'))).template, 90],
    ] as const) {
      const retentions = propertiesOfResourceType(template, 'AWS::Logs::LogGroup').map(
        (group) => group.RetentionInDays,
      );
      expect(new Set(retentions)).toEqual(new Set([days]));
    }
  });
});

test('the outputs are those that the commands and the DNS setup need', () => {
  expect(Object.keys(outputsOf(plain)).sort()).toEqual([
    'ApiUrl',
    'DistributionDomain',
    'FilesBucket',
    'ReconcileFunction',
    'SiteUrl',
    'TableName',
    'UserPoolClientId',
    'UserPoolId',
  ]);
  const { Ref } = outputsOf(plain).ReconcileFunction.Value;
  expect(plain.Resources[Ref]?.Properties.FunctionName).toBe('torneo-dev-reconcile');
  expect(outputsOf(plain).ApiUrl.Value['Fn::GetAtt'][1]).toBe('ApiEndpoint');
});

test('every Lambda of the application gets the stack’s name as the dimension of its metrics', () => {
  const ours = propertiesOfResourceType(plain, 'AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName);
  expect(new Set(ours.map(({ Environment }) => Environment.Variables.STACK_NAME))).toEqual(new Set(['torneo-dev']));
});
