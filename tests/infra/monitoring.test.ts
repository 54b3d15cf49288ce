/** What watches an environment on AWS: alarms that reach somebody, a dashboard, a budget; all within AWS's free amounts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentNamed } from '#infra/environments.ts';
import type { Resource } from '#infra/local/template/template.ts';
import { alarmsOf } from '../support/alarm-metrics.ts';
import { withEverySetting } from './settings.ts';
import { propertiesOfResourceType, synthesizeEnvironment, synthesizeStack } from './synthesized.ts';

type Properties = Resource['Properties'];

const { template } = await synthesizeEnvironment(withEverySetting('prod'));
const all = (type: string): Properties[] => propertiesOfResourceType(template, type);
const only = (type: string): Properties => {
  const [properties, ...others] = all(type);
  expect(others).toEqual([]);
  return properties;
};
describe('the alarms', () => {
  const alarms = all('AWS::CloudWatch::Alarm');
  const watched = Object.fromEntries(alarmsOf(template).map(({ name, metric }) => [name, metric]));

  test('watch the API, the account’s limit, the publisher, the queues, the repair, the mails and the table', () => {
    expect(watched).toEqual({
      'torneo-prod-api-errors': 'AWS/ApiGateway 5xx ApiId ApiHttpApi',
      'torneo-prod-lambda-throttles': 'AWS/Lambda Throttles',
      'torneo-prod-publisher-age': 'AWS/Lambda IteratorAge FunctionName torneo-prod-publisher',
      'torneo-prod-publisher-failures': 'AWS/SQS NumberOfMessagesSent QueueName ApipublisherFailures',
      'torneo-prod-logocleanup-failures': 'AWS/SQS NumberOfMessagesSent QueueName ApilogocleanupFailures',
      'torneo-prod-reconcile-failures': 'AWS/SQS NumberOfMessagesSent QueueName ApireconcileFailures',
      'torneo-prod-reconcile-errors': 'AWS/Lambda Errors FunctionName torneo-prod-reconcile',
      'torneo-prod-mails-refused': 'Torneo MailsRefused Stack torneo-prod',
      'torneo-prod-table-read-throttles': 'AWS/DynamoDB ReadThrottleEvents TableName Table',
      'torneo-prod-table-write-throttles': 'AWS/DynamoDB WriteThrottleEvents TableName Table',
    });
  });

  test('are raised by a value, never by missing data, and say in Spanish what is wrong', () => {
    for (const alarm of alarms) {
      expect(alarm).toMatchObject({
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
        Period: 300,
      });
      expect(alarm.Threshold).toBeGreaterThan(0);
      expect(alarm.AlarmDescription).toMatch(/^(La|El|Un|No) .{20,}\. Qué hacer: /);
    }
  });

  test('name, each, the heading of a runbook that says what to do', () => {
    for (const { AlarmName, AlarmDescription } of alarms) {
      const [, file = '', heading] = / Qué hacer: (infra\/runbooks\/[\w-]+\.md)#([\w-]+)$/.exec(AlarmDescription) ?? [];
      expect(AlarmName).toBe(`torneo-prod-${heading}`);
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^## ${heading}\n\n\\S.{40}`, 'm'));
    }
  });

  test('of failure queues last a day after the last message, not as long as the queue keeps it', () => {
    const ofQueues = alarms.filter(({ Namespace }) => Namespace === 'AWS/SQS');
    expect(ofQueues).toHaveLength(3);
    for (const { Statistic, Period, EvaluationPeriods, DatapointsToAlarm } of ofQueues) {
      expect({ Statistic, DatapointsToAlarm, seconds: Period * EvaluationPeriods }).toEqual({
        Statistic: 'Sum',
        DatapointsToAlarm: 1,
        seconds: 24 * 60 * 60,
      });
    }
  });

  test('reach the alarm address through one topic, to which only this account may publish', () => {
    only('AWS::SNS::Topic');
    expect(only('AWS::SNS::Subscription')).toMatchObject({ Protocol: 'email', Endpoint: 'guardia@liga.ar' });
    const statements: Properties[] = only('AWS::SNS::TopicPolicy').PolicyDocument.Statement;
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed.flatMap(({ Principal }) => Principal.Service).sort()).toEqual([
      'budgets.amazonaws.com',
      'cloudwatch.amazonaws.com',
    ]);
    for (const { Action, Condition } of allowed) {
      expect({ Action, Condition }).toEqual({
        Action: 'sns:Publish',
        Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
      });
    }
    for (const { AlarmActions } of alarms)
      expect(template.Resources[AlarmActions[0].Ref]?.Type).toBe('AWS::SNS::Topic');
  });
});

test('the dashboard shows every alarm and every metric that the Lambdas write', () => {
  const body = JSON.stringify(only('AWS::CloudWatch::Dashboard').DashboardBody);
  for (const metric of ['Saves', 'FailedLogins', 'MailsRefused', 'DocumentsWritten', 'PagesWritten', 'PublisherLag'])
    expect(body).toContain(metric);
  expect(body.match(/:alarm:|"Arn"/g)?.length).toBeGreaterThanOrEqual(all('AWS::CloudWatch::Alarm').length);
});

test('the budget warns at 80 % of the month’s limit, after the topic lets it publish', () => {
  const { Budget, NotificationsWithSubscribers } = only('AWS::Budgets::Budget');
  expect(Budget).toMatchObject({ BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 25, Unit: 'USD' } });
  expect(NotificationsWithSubscribers).toEqual([
    {
      Notification: {
        NotificationType: 'ACTUAL',
        ComparisonOperator: 'GREATER_THAN',
        Threshold: 80,
        ThresholdType: 'PERCENTAGE',
      },
      Subscribers: [{ SubscriptionType: 'SNS', Address: expect.objectContaining({ Ref: expect.any(String) }) }],
    },
  ]);
  const [budget] = Object.values(template.Resources).filter(
    ({ Type }) => Type === 'AWS::Budgets::Budget',
  ) as unknown as { DependsOn: string[] }[];
  expect(budget?.DependsOn.map((id) => template.Resources[id]?.Type)).toContain('AWS::SNS::TopicPolicy');
});

test('one environment has no more of them than AWS gives an account for free', () => {
  // AWS's free amounts in November 2026: ten alarms of one metric, three dashboards of 50 metrics, two budgets.
  const alarms = all('AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeLessThanOrEqual(10);
  expect(alarms.filter(({ Metrics }) => Metrics)).toEqual([]);
  expect(all('AWS::CloudWatch::Dashboard').length).toBeLessThanOrEqual(3);
  const shown = JSON.stringify(only('AWS::CloudWatch::Dashboard').DashboardBody).match(/\[\\?"(AWS\/|Torneo)/g) ?? [];
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.length).toBeLessThanOrEqual(50);
  expect(all('AWS::Budgets::Budget').length).toBeLessThanOrEqual(2);
});

test('without an alarm address the topic gets the alarms, but has no subscriber', async () => {
  const { template: without } = await synthesizeStack('dev');
  expect(environmentNamed('dev').alarmEmail).toBeUndefined();
  expect(propertiesOfResourceType(without, 'AWS::SNS::Subscription')).toEqual([]);
  expect(propertiesOfResourceType(without, 'AWS::SNS::Topic')).toHaveLength(1);
});
