/**
 * Determines which IAM permissions a call to DynamoDB, Cognito or S3 needs on AWS, and which Lambda made it. The result
 * has no private data: of a key it has only the prefix, never an id, an e-mail address or a file name.
 */
import { existsSync } from 'node:fs';

export interface RecordedPermission {
  /** Short name of the Lambda, as in `teams`. */
  readonly caller: string;
  /** The IAM action, as in `dynamodb:PutItem`. */
  readonly action: string;
  /** `table`, `table/index/byKind`, `user-pool`, a bucket, as in `files`, or a folder in it, as in `files/logos/`. */
  readonly resource: string;
  /** Prefix of the item's partition key, as in `ALL#TEAM` or `EMAIL#`; only for calls to the table, not its index. */
  readonly key?: string;
}

/** A request to one of the three services, as it is sent. */
export interface ServiceRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Read only for requests to DynamoDB. */
  readonly body: string;
}

/**
 * The Lambda that signed the request: the local host gives each its short name as key id. Undefined for requests of
 * others, such as the host itself and commands, and for unsigned ones, which need no permission.
 */
export function callerOf({ url, headers }: Pick<ServiceRequest, 'url' | 'headers'>): string | undefined {
  const inHeader = /Credential=([^/,]+)/.exec(String(headers.authorization ?? ''))?.[1];
  const keyId = inHeader ?? queryOf(url).get('X-Amz-Credential')?.split('/')[0];
  return keyId !== undefined && isLambda(keyId) ? keyId : undefined;
}

/**
 * Every Lambda has a folder in `functions`. The list of all of them would load the whole contract, in each thread of a running
 * application.
 */
const isLambda = (name: string): boolean => existsSync(new URL(`../../functions/${name}/index.ts`, import.meta.url));

/** The permissions that the caller needs for a request that was answered with `status`. */
export function recordedPermissionsOf(caller: string, request: ServiceRequest, status: number): RecordedPermission[] {
  const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB')) {
    return tablePermissionsOf(operation, JSON.parse(request.body)).map((permission) => ({ caller, ...permission }));
  }
  if (service) return [{ caller, action: `cognito-idp:${operation}`, resource: 'user-pool' }];
  return filePermissionsOf(request, status).map((permission) => ({ caller, ...permission }));
}

type NeededPermission = Omit<RecordedPermission, 'caller'>;

/** A key or an item in DynamoDB's own format. */
type WireItem = Readonly<Record<string, { readonly S?: string }>>;

interface TableRequest {
  readonly Key?: WireItem;
  readonly Item?: WireItem;
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: WireItem;
  readonly TransactItems?: readonly Readonly<Record<string, TableRequest>>[];
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly WireItem[] }>>;
}

/** The IAM action of each part of a transaction; TransactWriteItems itself has none. */
const actionOfTransactPart: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function tablePermissionsOf(operation: string, request: TableRequest): NeededPermission[] {
  const action = `dynamodb:${operation}`;
  switch (operation) {
    case 'TransactWriteItems':
      return (request.TransactItems ?? [])
        .flatMap((item) => Object.entries(item))
        .map(([part, { Key, Item }]) =>
          tablePermission(`dynamodb:${actionOfTransactPart[part] ?? part}`, (Key ?? Item)?.pk?.S),
        );
    case 'BatchGetItem':
      return Object.values(request.RequestItems ?? {})
        .flatMap(({ Keys }) => Keys)
        .map(({ pk }) => tablePermission(action, pk?.S));
    case 'Query':
      if (request.IndexName) return [{ action, resource: `table/index/${request.IndexName}` }];
      return [tablePermission(action, queriedPartition(request))];
    default:
      return [tablePermission(action, (request.Key ?? request.Item)?.pk?.S)];
  }
}

const tablePermission = (action: string, pk = ''): NeededPermission => ({
  action,
  resource: 'table',
  key: keyPrefixOf(pk),
});

function queriedPartition({ KeyConditionExpression = '', ExpressionAttributeValues }: TableRequest) {
  const value = /\bpk = (:\w+)/.exec(KeyConditionExpression)?.[1] ?? '';
  return ExpressionAttributeValues?.[value]?.S;
}

/**
 * The prefix without private data: `ALL#` is followed by a kind of item, every other word by an id, address or hash, or by
 * nothing where there is one item of its kind.
 */
const keyPrefixOf = (pk: string): string => /^(ALL#[A-Z]+$|[A-Z]+#|[A-Z]+$)/.exec(pk)?.[0] ?? '?';

const fileActions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
  'DELETE?tagging': 's3:DeleteObjectTagging',
};

function filePermissionsOf({ method, url, headers }: ServiceRequest, status: number): NeededPermission[] {
  // The CORS preflight that a browser sends before it uses a presigned URL; it needs no permission.
  if (method === 'OPTIONS') return [];
  const query = queryOf(url);
  const [, bucket = '', folder = ''] = (url.split('?')[0] ?? '').split('/');
  if (query.has('list-type')) return [{ action: 's3:ListBucket', resource: bucket }];
  const object = `${bucket}/${folder}/`;
  const call = `${method}${query.has('tagging') ? '?tagging' : ''}`;
  const permissions = [{ action: fileActions[call] ?? `s3:${call}`, resource: object }];
  // S3 compares the content of what is replaced or deleted only for who may read it.
  if (headers['if-match'] !== undefined) permissions.push({ action: 's3:GetObject', resource: object });
  if ((headers['x-amz-tagging'] ?? '') !== '') permissions.push({ action: 's3:PutObjectTagging', resource: object });
  // Without the permission to list the bucket, S3 would have answered 403 instead of 404.
  if (status === 404 && call !== 'DELETE') permissions.push({ action: 's3:ListBucket', resource: bucket });
  return permissions;
}

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');
