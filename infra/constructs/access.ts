/** The IAM permissions of each Lambda: what its code needs, and nothing more. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ResourceName } from '#shared/contract/index.ts';
import type { DataTable } from './data.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { UserPoolConstruct } from './identity.ts';

interface LambdaPermissions {
  /** Every Lambda may read the table, if only for the caller's USER item; 'write' also lets it change items. */
  readonly table: 'read' | 'write';
  /** Permission to query the table's index, which lists all items of one kind. */
  readonly index?: true;
  /** Permission to sign users in and to manage their Cognito accounts. */
  readonly users?: true;
  /**
   * Access to the bucket: 'make' signs uploads and makes logos of them; 'keep' makes logos, deletes them, and removes
   * the tag by which they expire.
   */
  readonly files?: 'make' | 'keep';
}

export const lambdaPermissions: {
  readonly [Name in ResourceName | 'publisher' | 'reconcile' | 'logokeeper']: LambdaPermissions;
} = {
  auth: { table: 'write', users: true },
  canchas: { table: 'write' },
  groups: { table: 'write', index: true },
  home: { table: 'read' },
  matchevents: { table: 'write', index: true },
  matches: { table: 'write', index: true },
  openapi: { table: 'read' },
  players: { table: 'write', index: true },
  settings: { table: 'write' },
  standings: { table: 'write', index: true },
  statistics: { table: 'read' },
  teams: { table: 'write' },
  teamstaff: { table: 'write', index: true },
  tournaments: { table: 'write' },
  upload: { table: 'write', files: 'make' },
  publisher: { table: 'write' },
  reconcile: { table: 'write' },
  logokeeper: { table: 'write', files: 'keep' },
};

const tableReadActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const tableWriteActions = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
];
/**
 * Calls that need no IAM permission are not listed: revoking a token, and requesting or entering a password code.
 * The token or the code authorizes them.
 */
const cognitoActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminRemoveUserFromGroup',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUserGlobalSignOut',
];

interface StackResources {
  readonly data: DataTable;
  readonly identity: UserPoolConstruct;
  readonly files: FilesBucketConstruct;
}

export function policyStatementsOfLambda(
  name: keyof typeof lambdaPermissions,
  { data, identity, files }: StackResources,
): PolicyStatement[] {
  const access = lambdaPermissions[name];
  const { table } = data;
  const { userPool } = identity;
  const statement = (actions: string[], resource: string) => new PolicyStatement({ actions, resources: [resource] });
  return [
    statement(
      access.table === 'write' ? [...tableReadActions, ...tableWriteActions] : tableReadActions,
      table.tableArn,
    ),
    ...(access.index ? [statement(['dynamodb:Query'], `${table.tableArn}/index/byKind`)] : []),
    ...(access.users ? [statement(cognitoActions, userPool.userPoolArn)] : []),
    ...bucketPolicyStatements(access.files, files),
  ];
}

function bucketPolicyStatements(
  access: LambdaPermissions['files'],
  { bucket }: FilesBucketConstruct,
): PolicyStatement[] {
  if (!access) return [];
  const statement = (actions: string[], resource: string) => new PolicyStatement({ actions, resources: [resource] });
  const [uploads, logos] = [bucket.arnForObjects('uploads/*'), bucket.arnForObjects('logos/*')];
  // A presigned PUT acts with the permissions of the Lambda that signed it. Without ListBucket, S3 answers 403 instead
  // of 404 for a missing key.
  const reading = [
    statement(['s3:GetObject', 's3:DeleteObject', ...(access === 'make' ? ['s3:PutObject'] : [])], uploads),
    statement(['s3:ListBucket'], bucket.bucketArn),
  ];
  const writing = ['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging'];
  const keeping = access === 'keep' ? ['s3:DeleteObject', 's3:DeleteObjectTagging'] : [];
  return [...reading, statement([...writing, ...keeping], logos)];
}
