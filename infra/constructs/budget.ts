/** The budget that warns before a month gets expensive. It covers the whole account: costs by tag need opting in. */
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Environment, globalNameOf } from '../environments.ts';

const warningPercentage = 80;

export function createBudget(scope: Construct, environment: Environment, topic: Topic): void {
  const budget = new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: globalNameOf(environment, 'month'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: environment.monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      {
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          threshold: warningPercentage,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      },
    ],
  });
  // AWS Budgets rejects a topic to which it may not publish yet.
  budget.node.addDependency(topic);
}
