/** The alarms of an environment. Each has one metric, because AWS bills an alarm on two metrics as two. */
import { type Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type Environment, regionalNameOf } from '../environments.ts';
import type { Metrics } from './metrics.ts';

interface AlarmRule {
  readonly metric: keyof Metrics;
  /** The value within one period of five minutes from which something is wrong. */
  readonly threshold: number;
  /** How many such periods in a row raise the alarm; one by default. */
  readonly periods?: number;
  /** Whether the alarm lasts until nothing was wrong for a day, within which the night repairs what it can. */
  readonly lastsADay?: true;
  /** What the operator reads: what is wrong. What to do stands in the runbook, under the alarm's name. */
  readonly text: string;
}

const periodsOfADay = (24 * 60) / 5;
const tenMinutesInMs = 10 * 60 * 1000;

const rules: Readonly<Record<string, AlarmRule>> = {
  'api-errors': {
    metric: 'serverErrors',
    threshold: 5,
    text: 'La API contestó con errores 5xx: mirá los registros de nivel ERROR de las funciones.',
  },
  'lambda-throttles': {
    metric: 'throttledLambdas',
    threshold: 10,
    text: 'La cuenta llegó a su límite de funciones simultáneas: pedí una cuota mayor para Lambda.',
  },
  'publisher-age': {
    metric: 'publisherAge',
    threshold: tenMinutesInMs,
    text: 'El publicador está atrasado más de diez minutos: las páginas públicas muestran datos viejos.',
  },
  'publisher-failures': {
    metric: 'publisherFailures',
    threshold: 1,
    lastsADay: true,
    text: 'El publicador no pudo procesar algunos cambios: puede haber páginas desactualizadas hasta la noche.',
  },
  'logocleanup-failures': {
    metric: 'logocleanupFailures',
    threshold: 1,
    lastsADay: true,
    text: 'Un escudo que ningún equipo muestra más no se pudo borrar, y queda su archivo.',
  },
  'reconcile-failures': {
    metric: 'reconcileFailures',
    threshold: 1,
    lastsADay: true,
    text: 'La publicación de cada día falló en todos sus intentos: puede haber páginas desactualizadas.',
  },
  'reconcile-errors': {
    metric: 'reconcileErrors',
    threshold: 1,
    text: 'El pedido de cada hora falló, o algo no se pudo publicar de nuevo; Lambda lo reintenta.',
  },
  'mails-refused': {
    metric: 'mailsRefused',
    threshold: 1,
    text: 'No se pudo mandar un código de contraseña: revisá el límite diario y el remitente en SES.',
  },
  'table-read-throttles': {
    metric: 'throttledReads',
    threshold: 10,
    periods: 2,
    text: 'La tabla rechazó lecturas por exceso de demanda.',
  },
  'table-write-throttles': {
    metric: 'throttledWrites',
    threshold: 10,
    periods: 2,
    text: 'La tabla rechazó escrituras por exceso de demanda.',
  },
};

export function createAlarms(scope: Construct, environment: Environment, metrics: Metrics): Alarm[] {
  return Object.entries(rules).map(([name, { metric, threshold, periods = 1, lastsADay, text }]) =>
    metrics[metric].createAlarm(scope, name, {
      alarmName: regionalNameOf(environment, name),
      alarmDescription: `${text} Qué hacer: infra/runbooks/alarms.md#${name}`,
      threshold,
      evaluationPeriods: lastsADay ? periodsOfADay : periods,
      datapointsToAlarm: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }),
  );
}
