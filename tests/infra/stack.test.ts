/** What each environment deploys, read in the template that CloudFormation gets. */
import { describe, expect, test } from 'vitest';
import { keys } from '#functions/platform/table/keys.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { createEventFilter } from '#infra/local/stream/event-filter.ts';
import { ignoredResourceTypes, supportedResourceTypes } from '#infra/local/template/resource-types.ts';
import type { Template } from '#infra/local/template/template.ts';
import { allRoutes } from '#shared/contract/index.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { environmentNames, propertiesOfResourceType, synthesizeStack } from './synthesized.ts';

const environmentTemplates = await Promise.all(
  environmentNames.map(async (name) => ({
    name,
    template: (await synthesizeStack(name)).template,
    onAws: name !== 'local',
  })),
);

/**
 * Resource types for which AWS charges nothing while the application is unused: those that the local host knows, and
 * those that exist on AWS only. monitoring.test.ts checks how many alarms, dashboards and budgets are free.
 */
const resourceTypesFreeWhenIdle = [
  ...supportedResourceTypes,
  ...Object.keys(ignoredResourceTypes),
  'AWS::Budgets::Budget',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Lambda::LayerVersion',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
];

describe.each(environmentTemplates)('the environment $name', ({ name, template, onAws }) => {
  const only = (type: string) => {
    const [properties, ...others] = propertiesOfResourceType(template, type);
    expect(others).toEqual([]);
    return properties;
  };

  test('has a Node 24 arm64 Lambda per API resource, one for pages, a fallback, two stream readers, and an hourly one', () => {
    const ours = propertiesOfResourceType(template, 'AWS::Lambda::Function').filter(
      ({ Runtime, FunctionName }) => Runtime.startsWith('nodejs') && FunctionName,
    );
    expect(ours.map(({ FunctionName }) => FunctionName).sort()).toEqual(
      lambdaNames.map((each) => `torneo-${name}-${each}`).sort(),
    );
    for (const lambda of ours) {
      expect(lambda).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogGroup: expect.anything() },
      });
      expect(lambda.MemorySize).toBeGreaterThanOrEqual(512);
      expect(lambda.Timeout).toBeLessThanOrEqual(maxTimeoutOf(lambda.FunctionName));
    }
  });

  test('routes the whole contract, each route to the Lambda of its resource, pages to their own, and everything else to the fallback', () => {
    const wanted = allRoutes
      .filter(({ route }) => !route.onlyIn || route.onlyIn === name)
      .map(({ key, resource }) => [
        `${splitRouteKey(key).method} /api${splitRouteKey(key).path}`,
        `torneo-${name}-${resource}`,
      ]);
    expect(Object.fromEntries(routesWithFunctionNames(template))).toEqual(
      Object.fromEntries([
        ...wanted,
        ...['GET', 'HEAD'].map((method) => [`${method} /pages/{proxy+}`, `torneo-${name}-pages`]),
        ['$default', `torneo-${name}-fallback`],
      ]),
    );
    expect(routesWithFunctionNames(template).some(([key]) => key.includes('test-users'))).toBe(!onAws);
  });

  test('protects its data from deletion only if it is staging or prod', () => {
    const keeps = name === 'staging' || name === 'prod';
    const table = only('AWS::DynamoDB::GlobalTable');
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    expect(table.Replicas).toHaveLength(1);
    expect(table.Replicas[0].PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(onAws);
    expect(table.Replicas[0].DeletionProtectionEnabled ?? false).toBe(keeps);
    expect(only('AWS::Cognito::UserPool').DeletionProtection).toBe(keeps ? 'ACTIVE' : 'INACTIVE');
    for (const id of ['Table', 'UserPool']) {
      expect(template.Resources[id]).toMatchObject({
        DeletionPolicy: keeps ? 'Retain' : 'Delete',
        UpdateReplacePolicy: keeps ? 'Retain' : 'Delete',
      });
    }
  });

  test('lets no user change their e-mail in Cognito: it is neither a writable nor a required attribute', () => {
    const { WriteAttributes } = only('AWS::Cognito::UserPoolClient');
    expect(WriteAttributes).toEqual(['locale']);
    const required = only('AWS::Cognito::UserPool').Schema.filter(({ Required }: { Required?: boolean }) => Required);
    expect(required).toEqual([]);
  });

  test('names the environment to the fallback, which knows by it the routes that only the local host has', () => {
    const fallback = propertiesOfResourceType(template, 'AWS::Lambda::Function').find(({ FunctionName }) =>
      /-fallback$/.test(FunctionName),
    );
    expect(fallback?.Environment.Variables.ENVIRONMENT_NAME).toBe(name);
  });

  test('limits failed sign-in attempts, and has secure cookies wherever it is served over https', () => {
    const auth = propertiesOfResourceType(template, 'AWS::Lambda::Function').find(({ FunctionName }) =>
      /-auth$/.test(FunctionName),
    );
    expect(auth?.Environment.Variables).toMatchObject({
      ATTEMPTS_PER_ADDRESS: '10',
      ATTEMPTS_PER_IP: '100',
      ATTEMPTS_WINDOW_MINUTES: '15',
      ATTEMPTS_SHORTEST_MS: '500',
    });
    expect(auth?.Environment.Variables.SERVED_OVER_HTTP, 'cookies are secure on AWS').toBe(onAws ? undefined : '1');
  });

  test('names the site’s bucket to the Lambda that publishes pages, and to no other', () => {
    const writers = propertiesOfResourceType(template, 'AWS::Lambda::Function').filter(
      ({ Environment }) => Environment?.Variables.SITE_BUCKET,
    );
    expect(writers.map(({ FunctionName }) => FunctionName)).toEqual([`torneo-${name}-publisher`]);
    for (const { Environment } of writers) expect(Environment.Variables.SITE_BUCKET).toEqual({ Ref: 'Site' });
  });

  test('requires strong passwords, and lets nobody create their own account', () => {
    expect(only('AWS::Cognito::UserPool')).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      UserPoolTier: 'LITE',
      MfaConfiguration: 'OFF',
      Policies: {
        PasswordPolicy: { MinimumLength: 10, RequireLowercase: true, RequireUppercase: true, RequireNumbers: true },
      },
    });
    expect(only('AWS::Cognito::UserPoolClient')).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { IdToken: 'minutes', RefreshToken: 'minutes' },
      ReadAttributes: expect.arrayContaining(['custom:userId']),
    });
    expect(
      propertiesOfResourceType(template, 'AWS::Cognito::UserPoolGroup')
        .map(({ GroupName }) => GroupName)
        .sort(),
    ).toEqual(['Admin', 'DT', 'Planillero']);
  });

  test('retries failed stream batches a few times, in halves, then queues them', () => {
    const all = (type: string) => propertiesOfResourceType(template, type);
    expect(all('AWS::Lambda::EventSourceMapping')).toHaveLength(2);
    const safe = {
      BatchSize: 100,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      ParallelizationFactor: 1,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    };
    for (const mapping of all('AWS::Lambda::EventSourceMapping')) expect(mapping).toMatchObject(safe);
    expect(all('AWS::SQS::Queue').map(({ SqsManagedSseEnabled }) => SqsManagedSseEnabled)).toEqual([true, true, true]);
  });

  test('retries a failed call of reconcile twice within six hours, then queues it', () => {
    const { DestinationConfig, FunctionName, ...retries } = only('AWS::Lambda::EventInvokeConfig');
    expect(retries).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 6 * 60 * 60 });
    expect(template.Resources[FunctionName.Ref]?.Properties.FunctionName).toBe(`torneo-${name}-reconcile`);
    const [queueId] = DestinationConfig.OnFailure.Destination['Fn::GetAtt'];
    expect(template.Resources[queueId]?.Type).toBe('AWS::SQS::Queue');
    const sends = propertiesOfResourceType(template, 'AWS::IAM::Policy')
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Resource }) => Resource['Fn::GetAtt']?.[0] === queueId);
    expect(sends.flatMap(({ Action }) => Action)).toContain('sqs:SendMessage');
  });

  test('runs reconcile every hour, and only the schedule may invoke it', () => {
    const rule = only('AWS::Events::Rule');
    expect(rule).toMatchObject({ ScheduleExpression: 'cron(1 * * * ? *)', State: 'ENABLED' });
    const [functionId] = rule.Targets.map(({ Arn }: { Arn: { 'Fn::GetAtt': string[] } }) => Arn['Fn::GetAtt'][0]);
    expect(template.Resources[functionId]?.Properties.FunctionName).toBe(`torneo-${name}-reconcile`);
    const callers = propertiesOfResourceType(template, 'AWS::Lambda::Permission')
      .filter(({ FunctionName }) => FunctionName['Fn::GetAtt']?.[0] === functionId)
      .map(({ Principal, SourceArn }) => [Principal, template.Resources[SourceArn['Fn::GetAtt'][0]]?.Type]);
    expect(callers).toEqual([['events.amazonaws.com', 'AWS::Events::Rule']]);
  });

  test('has no resource that is paid by the hour, and far fewer resources than the 500 allowed in a stack', () => {
    const types = [...new Set(Object.values(template.Resources).map(({ Type }) => Type))];
    expect(types.filter((type) => !resourceTypesFreeWhenIdle.includes(type))).toEqual([]);
    expect(Object.keys(template.Resources).length).toBeLessThan(350);
    expect(JSON.stringify(template)).not.toMatch(/ImportValue|ProvisionedConcurrency|ProvisionedThroughput/);
  });
});

/** The longest timeout allowed, in seconds: only Lambdas that no user waits for may run long. */
function maxTimeoutOf(functionName: string): number {
  if (/(publisher|reconcile|logocleanup)$/.test(functionName)) return 60;
  // Several calls to Cognito in a row, each with retries; API Gateway gives up after 30 s.
  if (/-auth$/.test(functionName)) return 29;
  // Planning a large fixture; everything else there ends as soon as elsewhere.
  if (/-tournaments$/.test(functionName)) return 25;
  return /upload$/.test(functionName) ? 20 : 10;
}

describe('the stream', () => {
  const mappings = environmentTemplates.flatMap(({ template }) =>
    propertiesOfResourceType(template, 'AWS::Lambda::EventSourceMapping'),
  );
  const filterOf = (name: string) => {
    const [mapping] = mappings.filter(({ FunctionName }) => FunctionName.Ref.includes(name));
    return createEventFilter(mapping.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => Pattern));
  };
  const filter = filterOf('publisher');
  const wakes = ({ pk, sk }: { pk: string; sk: string }) =>
    filter({ eventName: 'MODIFY', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } });

  test.each([
    keys.match(1, 2),
    keys.entity('TOURNAMENT', 1),
    keys.entity('TEAM', 1),
    keys.entity('CANCHA', 1),
    keys.settings(),
    keys.site(),
    keys.staff(0, 1),
    keys.player(1, 1),
    keys.teamLineup(1),
    keys.wake(1),
    keys.wake('TEAM#1'),
    keys.backgroundWork(),
  ])('invokes the publisher for the key %j', (key) => {
    expect(wakes(key)).toBe(true);
  });

  test.each([
    keys.document(1, 'STANDINGS'),
    keys.document('ALL', 'HOME'),
    keys.begunPublication(1),
    keys.donePublication('ALL'),
    keys.sequence('MATCH'),
    keys.matchRef(1),
    keys.bookingsOfDay('TEAM', 1, '2026-04-01'),
    keys.entity('USER', 1),
    keys.staffRef(1),
  ])('does not invoke the publisher for the key %j', (key) => {
    expect(wakes(key)).toBe(false);
  });

  test('invokes the logo cleanup only for teams whose logo was a file of our bucket', () => {
    const keeps = filterOf('logocleanup');
    const team = (before: string, after: string, pk = 'ALL#TEAM') =>
      keeps({
        dynamodb: { Keys: { pk: { S: pk } }, OldImage: { logo: { S: before } }, NewImage: { logo: { S: after } } },
      });
    expect([team('/logos/a.svg', ''), team('/logos/a.svg', '/logos/b.svg')]).toEqual([true, true]);
    expect([
      team('', '/logos/a.svg'),
      team('https://club.ar/logos/a.svg', ''),
      team('/logos/a.svg', '', 'T#1'),
    ]).toEqual([false, false, false]);
  });
});

function routesWithFunctionNames(template: Template): [string, string][] {
  return propertiesOfResourceType(template, 'AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => {
    const integration = template.Resources[Target['Fn::Join'][1][1].Ref];
    const [functionId] = integration?.Properties.IntegrationUri['Fn::GetAtt'] ?? [];
    return [RouteKey, template.Resources[functionId]?.Properties.FunctionName];
  });
}
