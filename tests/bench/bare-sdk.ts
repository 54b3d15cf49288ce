/** A bundle of only the unmodified DynamoDB clients of the AWS SDK, to compare the Lambdas with. */
import { build } from 'esbuild';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import { rootDir } from '#infra/build/paths.ts';

/** The parts of the SDK that a program needs to read and write a table. */
const sdkExports = `
  export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  export {
    BatchGetCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand,
  } from '@aws-sdk/lib-dynamodb';
`;

/** Bundles these parts of the SDK into the file `outfile`. */
export async function bundleBareSdk(outfile: string): Promise<void> {
  await build({ ...bundleOptions, stdin: { contents: sdkExports, resolveDir: rootDir }, outfile });
}
