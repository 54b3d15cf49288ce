/**
 * What tells a federation that something is wrong or expensive: alarms and a budget, which report to one topic, and a
 * dashboard. One environment stays within AWS's free amounts for an account: ten alarms of one metric each, three
 * dashboards, two budgets.
 */
import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type Environment, stackNameOf } from '../environments.ts';
import { createAlarms } from './alarms.ts';
import type { Api } from './api.ts';
import { createBudget } from './budget.ts';
import { createDashboard } from './dashboard.ts';
import type { DataTable } from './data.ts';
import { metricsOf } from './metrics.ts';

export interface MonitoringProps {
  readonly environment: Environment;
  readonly api: Api;
  readonly data: DataTable;
}

export class Monitoring extends Construct {
  constructor(scope: Construct, { environment, api, data }: MonitoringProps) {
    super(scope, 'Monitoring');
    const topic = createTopic(this, environment);
    const metrics = metricsOf(environment, { api, data });
    const alarms = createAlarms(this, environment, metrics);
    for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(topic));
    createDashboard(this, environment, { metrics, alarms });
    createBudget(this, environment, topic);
  }
}

function createTopic(scope: Construct, environment: Environment): Topic {
  const topic = new Topic(scope, 'Topic', { displayName: stackNameOf(environment), enforceSSL: true });
  const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  for (const service of ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com']) {
    topic.grantPublish(new ServicePrincipal(service, { conditions: ofThisAccount }));
  }
  if (environment.alarmEmail) topic.addSubscription(new EmailSubscription(environment.alarmEmail));
  return topic;
}
