/** Records for tests what CloudWatch records on AWS: one machine has no metrics. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { LambdaFailure } from '#infra/local/lambda/instance.ts';
import type { Lambda } from '#infra/local/lambda/lambda.ts';
import { resourcesOf, type Template } from '#infra/local/template/template.ts';
import { metricText } from './alarm-metrics.ts';
import { runAsLambda } from './recorded-lambda.ts';

/** A line in CloudWatch's embedded metric format. */
interface MetricLine extends Record<string, unknown> {
  readonly _aws: {
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string }[];
    }[];
  };
}

export class RecordedMetrics {
  readonly #values = new Map<string, number[]>();

  /** @param parts namespace, name and dimensions */
  record(value: number, ...parts: readonly string[]): void {
    const metric = metricText(...parts);
    this.#values.set(metric, [...(this.#values.get(metric) ?? []), value]);
  }

  /** Records what CloudWatch reads from a line that a Lambda wrote to its log. */
  recordLine(line: Record<string, unknown>): void {
    const { _aws, ...fields } = line as MetricLine;
    for (const { Namespace, Dimensions, Metrics } of _aws.CloudWatchMetrics) {
      for (const names of Dimensions) {
        const dimensions = names.map((name) => `${name} ${fields[name]}`);
        for (const { Name } of Metrics) this.record(Number(fields[Name]), Namespace, Name, ...dimensions);
      }
    }
  }

  /** Records how many messages were sent to each queue that has a file in the local host's data folder. */
  recordQueues(dataDir: string): void {
    for (const file of readdirSync(dataDir).filter((name) => name.endsWith('.jsonl'))) {
      const messages = readFileSync(join(dataDir, file), 'utf8').trim().split('\n').length;
      this.record(messages, 'AWS/SQS', 'NumberOfMessagesSent', `QueueName ${file.replace('.jsonl', '')}`);
    }
  }

  /** The value that an alarm compares with its threshold; undefined while the metric does not exist. */
  read(metric: string, statistic: string): number | undefined {
    const values = this.#values.get(metric);
    if (!values) return undefined;
    if (statistic === 'Sum') return values.reduce((sum, value) => sum + value, 0);
    if (statistic === 'Maximum') return Math.max(...values);
    throw new Error(`the recorded metrics have no statistic ${statistic}`);
  }
}

type AnyHandler = (event: unknown, context: { getRemainingTimeInMillis: () => number }) => Promise<unknown>;

/** The template's Lambdas by logical id. They run in this process and record the metrics that Lambda itself has. */
export function lambdasWithMetrics(
  template: Template,
  names: readonly string[],
  metrics: RecordedMetrics,
): ReadonlyMap<string, Lambda> {
  const found = names.flatMap((name) =>
    resourcesOf(template, 'AWS::Lambda::Function')
      .filter(({ properties }) => String(properties.FunctionName).endsWith(`-${name}`))
      .map(({ logicalId, properties }): [string, Lambda] => [
        logicalId,
        lambdaWithMetrics(name, properties.FunctionName, metrics),
      ]),
  );
  return new Map(found);
}

function lambdaWithMetrics(name: string, functionName: string, metrics: RecordedMetrics): Lambda {
  return {
    name: functionName,
    async invoke(event) {
      const age = ageOfLastRecord(event as Partial<DynamoDBStreamEvent>);
      if (age !== undefined) metrics.record(age, 'AWS/Lambda', 'IteratorAge', `FunctionName ${functionName}`);
      const { handler }: { handler: AnyHandler } = await import(`../../functions/${name}/index.ts`);
      try {
        const context = { getRemainingTimeInMillis: () => 120_000 };
        return JSON.stringify((await runAsLambda(name, () => handler(event, context))) ?? null);
      } catch (error) {
        metrics.record(1, 'AWS/Lambda', 'Errors', `FunctionName ${functionName}`);
        throw new LambdaFailure('error', { errorType: 'Error', errorMessage: String(error) });
      }
    },
    replace() {
      throw new Error('a Lambda in the process of a test has no bundle');
    },
    stop: async () => {},
  };
}

/** What Lambda calls the iterator's age: the milliseconds since the last record of a batch came into the stream. */
function ageOfLastRecord({ Records }: Partial<DynamoDBStreamEvent>): number | undefined {
  const created = Records?.at(-1)?.dynamodb?.ApproximateCreationDateTime;
  return created === undefined ? undefined : Date.now() - created * 1000;
}
