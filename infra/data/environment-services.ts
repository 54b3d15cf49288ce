/** The table, the bucket and the user accounts of one environment, as export and import use them. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';

export interface DataServices {
  /** Name of the environment, for messages and for the manifest of an export. */
  readonly environment: string;
  readonly table: DynamoDBClient;
  readonly tableName: string;
  readonly files: S3Client;
  readonly bucket: string;
  /** Has everything published again from the sources, and logs the progress; throws when something could not be. */
  readonly publishEverything: (log: (line: string) => void) => Promise<void>;
}

/**
 * Clients for the endpoints and credentials in the environment variables of this process. They retry for longer than
 * those of a Lambda, because no request waits for them.
 */
export function createDataClients(): Pick<DataServices, 'table' | 'files'> {
  const settings = {
    maxAttempts: 10,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  };
  return {
    table: new DynamoDBClient(settings),
    files: new S3Client({
      ...settings,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  };
}
