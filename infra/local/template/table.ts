/** Reads the template's table, as input for the CreateTable call. */
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { onlyResourceOf, type Template } from './template.ts';

export interface TableSettings {
  /** Input of the CreateTable call, which cannot set the TTL. */
  readonly createTable: CreateTableCommandInput & { TableName: string };
  /** Name of the TTL attribute, for the UpdateTimeToLive call. */
  readonly ttlAttribute: string;
}

/** The table of the template. Its name is its logical id unless the template gives one. */
export function tableSettingsOf(template: Template): TableSettings {
  const { logicalId, properties } = onlyResourceOf(template, 'AWS::DynamoDB::GlobalTable');
  return {
    createTable: {
      TableName: properties.TableName ?? logicalId,
      AttributeDefinitions: properties.AttributeDefinitions,
      KeySchema: properties.KeySchema,
      BillingMode: properties.BillingMode,
      GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes,
      StreamSpecification: { StreamEnabled: true, ...properties.StreamSpecification },
    },
    ttlAttribute: properties.TimeToLiveSpecification.AttributeName,
  };
}
