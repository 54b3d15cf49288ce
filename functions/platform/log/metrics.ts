/**
 * Counts what an operator watches. CloudWatch extracts metrics from log lines in its embedded metric format, which cost
 * only their bytes and need no API call. They go to stdout, because `console` would wrap them into a log line.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The metrics and their units. Within an invocation, counts are added up; of durations the longest is kept. */
export const metricUnits = {
  /** Requests to create, change or delete an entity that were answered with success. */
  Saves: 'Count',
  /** Logins refused because of a wrong password, an unknown address, a disabled user, or too many attempts. */
  FailedLogins: 'Count',
  /** Mails with a password code that Cognito did not send. */
  MailsRefused: 'Count',
  /** Published documents that were written. */
  DocumentsWritten: 'Count',
  /** Published pages that were written to the site's bucket. */
  PagesWritten: 'Count',
  /** Time from the oldest change of a batch until all of it was published; not recorded for a batch with failures. */
  PublisherLag: 'Milliseconds',
} as const;

type MetricName = keyof typeof metricUnits;
type CountName = Exclude<MetricName, 'PublisherLag'>;
type MetricValues = Map<MetricName, number>;

const valuesOfInvocation = new AsyncLocalStorage<MetricValues>();

/** Runs one invocation of a Lambda and then writes one line with everything that it counted, also when it fails. */
export function withMetrics<T>(invoke: () => Promise<T>): Promise<T> {
  const values: MetricValues = new Map();
  return valuesOfInvocation.run(values, async () => {
    try {
      return await invoke();
    } finally {
      writeMetrics(values);
    }
  });
}

/** Adds one to a count of the current invocation; does nothing outside of one. */
export function countOne(name: CountName): void {
  const values = valuesOfInvocation.getStore();
  values?.set(name, (values.get(name) ?? 0) + 1);
}

/** Records how many milliseconds the current publication lags behind the table; the longest lag is kept. */
export function recordPublisherLag(milliseconds: number): void {
  const values = valuesOfInvocation.getStore();
  values?.set('PublisherLag', Math.max(values.get('PublisherLag') ?? 0, milliseconds));
}

/** Without STACK_NAME, as in tests that call a handler directly, there is no stack to count for and nothing is written. */
function writeMetrics(values: MetricValues): void {
  const stack = process.env.STACK_NAME;
  if (!stack || values.size === 0) return;
  const Metrics = [...values.keys()].map((Name) => ({ Name, Unit: metricUnits[Name] }));
  const line = {
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [{ Namespace: 'Torneo', Dimensions: [['Stack']], Metrics }] },
    Stack: stack,
    ...Object.fromEntries(values),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
