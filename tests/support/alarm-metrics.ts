/** The alarms of a template, with the metric that each watches as one readable text. */
import type { Resource, Template } from '#infra/local/template/template.ts';
import { resourcesOf } from '#infra/local/template/template.ts';

type Properties = Resource['Properties'];

export interface WatchingAlarm {
  readonly name: string;
  /** Namespace, name and dimensions, as in `AWS/Lambda Errors FunctionName torneo-prod-reconcile`. */
  readonly metric: string;
  readonly statistic: string;
  /** The value from which the alarm is raised. */
  readonly threshold: number;
}

export const alarmsOf = (template: Template): readonly WatchingAlarm[] =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ properties }) => {
    const { AlarmName, Namespace, MetricName, Dimensions = [], Statistic, Threshold } = properties;
    const dimensions = Dimensions.map((dimension: Properties) => dimensionText(dimension, template));
    return {
      name: AlarmName,
      metric: metricText(Namespace, MetricName, ...dimensions),
      statistic: Statistic,
      threshold: Threshold,
    };
  });

/** The text of a metric, without the hashes at the end of logical ids. */
export const metricText = (...parts: readonly string[]): string => parts.join(' ').replace(/[0-9A-F]{8}\b/g, '');

/** A readable value of a metric's dimension: a text, a Lambda's name, or the logical id of another resource. */
function dimensionText({ Name, Value }: Properties, { Resources }: Template): string {
  if (typeof Value === 'string') return `${Name} ${Value}`;
  return `${Name} ${Resources[Value.Ref]?.Properties.FunctionName ?? Value.Ref ?? Value['Fn::GetAtt'][0]}`;
}
