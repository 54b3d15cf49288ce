/**
 * The Lambdas that no route calls: publisher and logocleanup follow the table's stream; reconcile is called every hour and
 * after a deployment, and asks the publisher for what is due.
 */
import { Duration } from 'aws-cdk-lib';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { policyStatementsOfLambda } from './access.ts';
import { BundledFunction } from './bundled-function.ts';
import type { DataTable } from './data.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { UserPoolConstruct } from './identity.ts';
import { runReconcileLambdaHourly } from './reconcile.ts';
import type { SiteBucketConstruct } from './site-bucket.ts';
import { connectLambdaToStream, logoCleanupStreamFilter, publisherStreamFilter } from './stream.ts';

export interface BackgroundProps {
  readonly environment: Environment;
  readonly functionsDir: string | undefined;
  readonly data: DataTable;
  readonly identity: UserPoolConstruct;
  readonly files: FilesBucketConstruct;
  readonly site: SiteBucketConstruct;
}

interface BackgroundLambda {
  readonly lambda: Lambda;
  /** Keeps what the Lambda failed to process. */
  readonly failures: Queue;
}

export interface BackgroundLambdas {
  readonly publisher: BackgroundLambda;
  readonly reconcile: BackgroundLambda;
  readonly logocleanup: BackgroundLambda;
}

export function createBackgroundLambdas(scope: Construct, props: BackgroundProps): BackgroundLambdas {
  const { environment, functionsDir, data, files, site } = props;
  const tableVariables = { TABLE_NAME: data.table.tableName };
  // The publisher reads whole tournaments and no user waits for it, so one table call may take 15 s.
  const patientVariables = { ...tableVariables, TABLE_TIMEOUT: '15000' };

  const publisher = new BundledFunction(scope, 'publisher', {
    environment,
    functionsDir,
    variables: patientVariables,
    buckets: { SITE_BUCKET: site.bucket },
    statements: policyStatementsOfLambda('publisher', props),
    followsOwnWrites: true,
    timeout: Duration.seconds(60),
  });

  const reconcile = new BundledFunction(scope, 'reconcile', {
    environment,
    functionsDir,
    variables: tableVariables,
    statements: policyStatementsOfLambda('reconcile', props),
    timeout: Duration.seconds(60),
  });

  const logocleanup = new BundledFunction(scope, 'logocleanup', {
    environment,
    functionsDir,
    variables: tableVariables,
    buckets: { FILES_BUCKET: files.bucket },
    statements: policyStatementsOfLambda('logocleanup', props),
    timeout: Duration.seconds(60),
  });

  return {
    publisher: {
      lambda: publisher.lambda,
      failures: connectLambdaToStream(publisher, data.table, publisherStreamFilter),
    },
    reconcile: { lambda: reconcile.lambda, failures: runReconcileLambdaHourly(reconcile) },
    logocleanup: {
      lambda: logocleanup.lambda,
      failures: connectLambdaToStream(logocleanup, data.table, logoCleanupStreamFilter),
    },
  };
}
