/** The IAM permissions of each Lambda: only the actions that its code uses. */
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import type { ResourceName } from '#shared/contract/index.ts';
import { publishedFolder } from '#shared/pages/published-pages.ts';
import type { DataTable } from './data.ts';
import type { FilesBucketConstruct } from './files.ts';
import type { UserPoolConstruct } from './identity.ts';
import type { SiteBucketConstruct } from './site-bucket.ts';

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';
type FileAction = 'GetObject' | 'PutObject' | 'PutObjectTagging' | 'DeleteObject' | 'DeleteObjectTagging';

interface LambdaPermissions {
  /** Actions on the table's items. IAM has no action for a transaction: each of its parts needs its own action. */
  readonly table: readonly TableAction[];
  /** Permission to query the table's index, which lists all items of one kind. */
  readonly index?: true;
  /** Permission to wake the publisher for scopes, of a Lambda that writes nothing else. */
  readonly wakes?: true;
  /** Permission to sign users in and to manage their Cognito accounts. */
  readonly users?: true;
  /** Actions on published pages. */
  readonly pages?: readonly FileAction[];
  /** Actions on the files of the bucket of uploads and logos, by the prefix of their keys. */
  readonly files?: { readonly uploads?: readonly FileAction[]; readonly logos: readonly FileAction[] };
}

/**
 * Every API Lambda reads with BatchGetItem who calls: the caller's USER item and whether the session has ended, or the
 * link to a sheet with what decides whether it has expired.
 */
const session = ['BatchGetItem'] as const;
const reads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const writes = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;
/** For transactions that write only if another item is still as it was read. */
const check = 'ConditionCheckItem';
const changesOfPages = ['PutObject', 'DeleteObject'] as const;

export const lambdaPermissions: {
  readonly [Name in ResourceName | 'pages' | 'publisher' | 'reconcile' | 'logocleanup']: LambdaPermissions;
} = {
  auth: { table: [...reads, ...writes, check], users: true },
  canchas: { table: [...reads, ...writes] },
  groups: { table: [...reads, ...writes, check], index: true },
  home: { table: reads },
  matchevents: { table: [...reads, ...writes, check], index: true },
  matches: { table: [...reads, ...writes, check], index: true },
  notices: { table: [...reads, 'PutItem', 'UpdateItem'] },
  openapi: { table: session },
  players: { table: [...reads, ...writes, check], index: true },
  sanctions: { table: [...reads, ...writes, check] },
  settings: { table: [...reads, 'PutItem', 'UpdateItem'], files: { logos: ['DeleteObjectTagging'] } },
  standings: { table: reads, index: true, wakes: true },
  statistics: { table: reads },
  teams: { table: [...reads, ...writes, check], files: { logos: ['DeleteObjectTagging'] } },
  teamstaff: { table: [...reads, ...writes], index: true },
  tournaments: { table: [...reads, ...writes, check] },
  upload: {
    table: [...reads, 'PutItem', 'UpdateItem'],
    files: {
      // A presigned PUT acts with the permissions of the Lambda that signed it.
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      logos: ['GetObject', 'PutObject', 'PutObjectTagging', 'DeleteObjectTagging'],
    },
  },
  pages: { table: reads, wakes: true, files: { logos: ['GetObject'] } },
  publisher: { table: [...reads, ...writes, check], pages: changesOfPages },
  reconcile: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  logocleanup: { table: ['Query'], files: { logos: ['DeleteObject'] } },
};

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

const everyKindOfWrite = [
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'PartiQLInsert',
  'PartiQLUpdate',
  'PartiQLDelete',
];

/** Partition keys of accounts: users with their roles, and reserved e-mail addresses. Only `auth` writes them. */
const accountKeyPatterns = ['ALL#USER', 'EMAIL#*'];

interface StackResources {
  readonly data: DataTable;
  readonly identity: UserPoolConstruct;
  readonly files: FilesBucketConstruct;
  readonly site: SiteBucketConstruct;
}

export function policyStatementsOfLambda(
  name: keyof typeof lambdaPermissions,
  { data, identity, files, site }: StackResources,
): PolicyStatement[] {
  const access = lambdaPermissions[name];
  const { tableArn } = data.table;
  return [
    allow('dynamodb', access.table, tableArn),
    ...(access.index ? [allow('dynamodb', ['Query'], `${tableArn}/index/byKind`)] : []),
    ...(access.wakes ? [allowWaking(tableArn)] : []),
    ...(name === 'auth' ? [] : [denyWritingAccounts(tableArn)]),
    ...(access.users
      ? [new PolicyStatement({ actions: cognitoActions, resources: [identity.userPool.userPoolArn] })]
      : []),
    ...statementsForFiles(access.files, files),
    ...statementsForPages(access.pages, site),
  ];
}

const allow = (service: string, actions: readonly string[], resource: string): PolicyStatement =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources: [resource] });

/** False for a call without a key, such as one that names a statement of PartiQL. */
const ofKeys = (patterns: readonly string[]) => ({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': patterns } });

const allowWaking = (tableArn: string): PolicyStatement =>
  new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: [tableArn],
    conditions: ofKeys([`${partitionKeys.wakes}*`]),
  });

/**
 * An attacker who makes another Lambda write arbitrary items still cannot become an administrator. The statement denies
 * every kind of write, even those that no Lambda is granted today.
 */
const denyWritingAccounts = (tableArn: string): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: everyKindOfWrite.map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    conditions: ofKeys(accountKeyPatterns),
  });

function statementsForFiles(access: LambdaPermissions['files'], { bucket }: FilesBucketConstruct): PolicyStatement[] {
  if (!access) return [];
  return [
    ...(access.uploads ? [allow('s3', access.uploads, bucket.arnForObjects('uploads/*'))] : []),
    allow('s3', access.logos, bucket.arnForObjects('logos/*')),
    // S3 deletes a missing file without complaint.
    ...(access.logos.every((action) => action === 'DeleteObject') ? [] : [tellMissingFiles(bucket)]),
  ];
}

function statementsForPages(access: LambdaPermissions['pages'], { bucket }: SiteBucketConstruct): PolicyStatement[] {
  if (!access) return [];
  return [
    allow('s3', access, bucket.arnForObjects(`${publishedFolder}/*`)),
    // The publisher also lists the pages, to delete those of what no longer exists.
    tellMissingFiles(bucket),
  ];
}

/** Without it, S3 answers 403 instead of 404 for a missing file. */
const tellMissingFiles = ({ bucketArn }: Bucket): PolicyStatement => allow('s3', ['ListBucket'], bucketArn);
