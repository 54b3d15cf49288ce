/** One Lambda with its bundle, an IAM role of its own and a log group of its own. */
import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as Lambda,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type Environment, regionalNameOf, stackNameOf } from '../environments.ts';

export interface BundledFunctionProps {
  readonly environment: Environment;
  /** Folder with one folder for each Lambda; undefined for `local`, where the host runs the bundles itself. */
  readonly functionsDir: string | undefined;
  readonly variables?: Record<string, string>;
  /** The buckets that the Lambda uses, by the variable that names each. */
  readonly buckets?: Readonly<Record<string, Bucket>>;
  readonly statements?: PolicyStatement[];
  readonly timeout?: Duration;
  /** Whether what the Lambda writes may invoke it again; Lambda ends such a loop unless it is told that it is meant. */
  readonly followsOwnWrites?: true;
  /** The Lambda's memory in MB; 1024 by default. */
  readonly memorySize?: number;
}

/**
 * Settings of the Lambda that processes images: this memory buys one whole CPU and holds the pixels of the largest
 * image.
 */
export const imageLambdaSettings = { memorySize: 1769, timeout: Duration.seconds(20) };

export class BundledFunction extends Construct {
  readonly lambda: Lambda;

  constructor(scope: Construct, name: string, props: BundledFunctionProps) {
    super(scope, name);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: props.environment.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const buckets = Object.entries(props.buckets ?? {});
    for (const statement of props.statements ?? []) role.addToPolicy(statement);

    this.lambda = new Lambda(this, 'Function', {
      functionName: regionalNameOf(props.environment, name),
      code: props.functionsDir ? Code.fromAsset(join(props.functionsDir, name)) : Code.fromInline('// the bundle'),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 1024,
      timeout: props.timeout ?? Duration.seconds(10),
      // The metrics that a Lambda writes carry the stack's name, so that those of two environments stay apart.
      environment: {
        STACK_NAME: stackNameOf(props.environment),
        ...props.variables,
        ...Object.fromEntries(buckets.map(([variable, { bucketName }]) => [variable, bucketName])),
      },
      tracing: props.environment.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      recursiveLoop: props.followsOwnWrites && RecursiveLoop.ALLOW,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
    });
    // CloudFormation deletes in the reverse order: what could fill a bucket goes before what empties it.
    for (const [, bucket] of buckets) this.lambda.node.addDependency(bucket);
  }
}
