/** What each resource's Lambda may do on AWS, and nothing more. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ResourceName } from '#shared/contract/index.ts';
import type { Data } from './data.ts';
import type { Files } from './files.ts';
import type { Identity } from './identity.ts';

interface Permissions {
  /** Everybody reads the caller's USER item; 'write' also changes items. */
  readonly table: 'read' | 'write';
  /** Lists over everything, through the index. */
  readonly index?: true;
  /** Signs people in, and manages their accounts. */
  readonly users?: true;
  /** Makes logos out of uploads; 'keep' also removes logos and saves them from the lifecycle. */
  readonly files?: 'make' | 'keep';
}

export const permissionsOf: {
  readonly [Name in ResourceName | 'publisher' | 'reconcile' | 'logokeeper']: Permissions;
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

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
/** Revoking a token, and asking for or taking a code, need no permission: the token or the code is the proof. */
const userActions = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminRemoveUserFromGroup',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUserGlobalSignOut',
];

interface Resources {
  readonly data: Data;
  readonly identity: Identity;
  readonly files: Files;
}

export function statementsFor(
  name: keyof typeof permissionsOf,
  { data, identity, files }: Resources,
): PolicyStatement[] {
  const access = permissionsOf[name];
  const { table } = data;
  const { userPool } = identity;
  const statement = (actions: string[], resource: string) => new PolicyStatement({ actions, resources: [resource] });
  return [
    statement(access.table === 'write' ? [...readActions, ...writeActions] : readActions, table.tableArn),
    ...(access.index ? [statement(['dynamodb:Query'], `${table.tableArn}/index/byKind`)] : []),
    ...(access.users ? [statement(userActions, userPool.userPoolArn)] : []),
    ...fileStatements(access.files, files),
  ];
}

function fileStatements(access: Permissions['files'], { bucket }: Files): PolicyStatement[] {
  if (!access) return [];
  const statement = (actions: string[], resource: string) => new PolicyStatement({ actions, resources: [resource] });
  const [uploads, logos] = [bucket.arnForObjects('uploads/*'), bucket.arnForObjects('logos/*')];
  // A presigned PUT uses the Lambda's own permission. Without ListBucket S3 answers 403 for a missing key.
  const reading = [
    statement(['s3:GetObject', 's3:DeleteObject', ...(access === 'make' ? ['s3:PutObject'] : [])], uploads),
    statement(['s3:ListBucket'], bucket.bucketArn),
  ];
  const writing = ['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging'];
  const keeping = access === 'keep' ? ['s3:DeleteObject', 's3:DeleteObjectTagging'] : [];
  return [...reading, statement([...writing, ...keeping], logos)];
}
