/** A bundle of nothing but the SDK's DynamoDB clients, as the SDK comes, to compare the Lambdas with. */
import { build } from 'esbuild';
import { bundling } from '#infra/build/functions.ts';
import { rootDir } from '#infra/build/paths.ts';

/** What a program that reads and writes a table needs of the SDK. */
const sdkAlone = `
  export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  export {
    BatchGetCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand,
  } from '@aws-sdk/lib-dynamodb';
`;

/** Writes the bundle to `outfile`. */
export async function bundleBareSdk(outfile: string): Promise<void> {
  await build({ ...bundling, stdin: { contents: sdkAlone, resolveDir: rootDir }, outfile });
}
