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
  /**
   * Works for about `seconds` on the named run of the comparison of all published documents with their sources, which
   * goes on where the last call with that name stopped.
   */
  readonly reconcile: (run: string, seconds: number) => Promise<ReconcileProgress>;
}

export interface ReconcileProgress {
  readonly done: number;
  readonly total: number;
  readonly isFinished: boolean;
  readonly failed: number;
}

/**
 * Clients for the addresses and credentials in the environment variables of this process. They try again longer than
 * those of a Lambda, because nobody waits for an answer.
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
