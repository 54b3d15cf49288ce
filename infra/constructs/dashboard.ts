/** The environment's dashboard: its alarms first, then what people do, what they wait for, and what it costs. */
import { Duration } from 'aws-cdk-lib';
import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type Environment, globalNameOf } from '../environments.ts';
import type { Metrics } from './metrics.ts';

const graph = (title: string, ...left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 8, height: 6 });

export function createDashboard(
  scope: Construct,
  environment: Environment,
  { metrics, alarms }: { metrics: Metrics; alarms: Alarm[] },
): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: globalNameOf(environment, 'torneo'),
    defaultInterval: Duration.days(7),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarmas', alarms, width: 24, height: 4 })],
      [
        graph('Pedidos y errores de la API', metrics.requests, metrics.serverErrors),
        graph('Respuesta de la API, p95 en ms', metrics.latency),
        graph('Guardados y publicaciones', metrics.saves, metrics.documentsWritten, metrics.pagesWritten),
      ],
      [
        graph('Atraso del publicador en ms', metrics.publisherLag, metrics.publisherAge),
        graph('Ingresos fallidos y correos rechazados', metrics.failedLogins, metrics.mailsRefused),
        graph('Unidades leídas y escritas', metrics.readUnits, metrics.writtenUnits),
      ],
    ],
  });
}
