/** The application's only DynamoDB table. */
import { type CfnResource, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

export class DataTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, environment: Environment) {
    super(scope, 'Data');
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: 'byKind',
          partitionKey: { name: 'kind', type: AttributeType.STRING },
          sortKey: { name: 'id', type: AttributeType.NUMBER },
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: environment.pointInTimeRecovery },
      deletionProtection: environment.keepsData,
      removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    pinLogicalId(this.table, 'Table');
  }
}

/**
 * Fixes the logical id of a resource that holds data: if moving the construct in the code changed the id,
 * CloudFormation would replace the resource and lose its data.
 */
export function pinLogicalId(construct: Construct, logicalId: string): void {
  (construct.node.defaultChild as CfnResource).overrideLogicalId(logicalId);
}
