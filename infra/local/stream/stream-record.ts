/** Turns a record of a DynamoDB stream into the JSON that a Lambda gets. */
import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

export function streamRecordOf(record: _Record, streamArn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: created, ...change } = record.dynamodb ?? {};
  const json = JSON.stringify(
    {
      eventID: record.eventID,
      eventName: record.eventName,
      eventVersion: record.eventVersion,
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      dynamodb: { ...change, ApproximateCreationDateTime: Math.floor((created?.getTime() ?? 0) / 1000) },
      eventSourceARN: streamArn,
    },
    (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value),
  );
  return JSON.parse(json);
}
