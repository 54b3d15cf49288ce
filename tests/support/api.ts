/** Calls the Lambdas of the API directly, on a table of the test file's own. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { inject, onTestFinished } from 'vitest';
import type { ApiHandler } from '#functions/competition/api/api-handler.ts';
import { startExecutionEnvironment } from '#functions/platform/execution-environment.ts';
import type { StoredUser } from '#functions/platform/identity/users.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { type Api, allRoutes, type ResourceName } from '#shared/contract/index.ts';
import type { ProblemBody } from '#shared/contract/problem.ts';
import {
  type PathParamsOf,
  type ResponseOf,
  type RouteKey,
  type SentBody,
  splitRouteKey,
} from '#shared/contract/route.ts';
import type { Role } from '#shared/domain/schemas/user.ts';
import { expectDocumentedAnswer } from './openapi.ts';
import { namesInThisProcess } from './people.ts';
import { runAsLambda } from './recorded-lambda.ts';
import { signIdToken, storeUser } from './stored-users.ts';
import { tableSettings } from './table.ts';

/** 'sheetLink' is somebody without an account who has the link to the sheet of match 1. */
export type TestUserName = 'anonymous' | 'noRole' | 'dt' | 'otherDt' | 'admin' | 'planillero' | 'sheetLink';

export interface ApiRequest {
  readonly as?: TestUserName;
  /** The IP address of the client. */
  readonly from?: string;
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly rawBody?: string;
  /** Whether `rawBody` is base64, as the gateway passes a body that is not text. */
  readonly isBase64?: true;
  readonly headers?: Record<string, string>;
  readonly cookies?: string[];
}

export interface ApiAnswer<T> {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  readonly body: T;
}

/**
 * Creates a table and configures the Lambdas for it; call it once in a test file, before anything else. The time limits
 * are generous, so that a busy machine changes no answer.
 */
export async function startApi(): Promise<void> {
  Object.assign(process.env, { TABLE_TIMEOUT: '30000', COGNITO_TIMEOUT: '30000' });
  await prepareApi(120_000);
}

/** Like `startApi`, but with the time limits that the Lambdas and the table have on AWS. */
export async function startTimedApi(): Promise<void> {
  delete process.env.TABLE_TIMEOUT;
  delete process.env.COGNITO_TIMEOUT;
  await prepareApi(10_000);
}

async function prepareApi(remainingMs: number): Promise<void> {
  lambdaContext = { getRemainingTimeInMillis: () => remainingMs } as Context;
  const { database, identity, jwksUrl, userPoolId, clientId, files, bucket } = inject('services');
  const TableName = `torneo-${randomUUID()}`;
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: clientId,
    JWKS_URL: jwksUrl,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    FILES_BUCKET: bucket,
    EDGE_SECRETS: edgeSecret,
    // Tests write faster than people do; those of the limit set it themselves.
    USER_WRITES_PER_MINUTE: '1000000',
    USER_WRITES_BURST: '1000000',
    AWS_ENDPOINT_URL_S3: files,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity,
  });
  startExecutionEnvironment();
  for (const reset of resets) reset();
  await ensureTable(database, tableSettings(TableName));
}

const resets: (() => void)[] = [];

/** Several test files run in one process: what a module of test equipment counts and keeps begins anew with each. */
export const onStartApi = (reset: () => void): void => void resets.push(reset);

let lambdaContext: Context;

/** Lets each Lambda have `remainingMs` until its timeout, as in `startTimedApi`, until the test ends. */
export function limitRemainingTime(remainingMs: number): void {
  const before = lambdaContext;
  lambdaContext = { getRemainingTimeInMillis: () => remainingMs } as Context;
  onTestFinished(() => {
    lambdaContext = before;
  });
}

const tokensByUser = new Map<TestUserName, Promise<string>>();
export const testUserPassword = 'Tribuna-norte-7';
/** The ids of the test users' teams; a test file that uses a coach creates team 1 and team 2 first. */
export const teamIdOf: Record<TestUserName, number> = {
  anonymous: 0,
  noRole: 0,
  dt: 1,
  otherDt: 2,
  admin: 0,
  planillero: 0,
  sheetLink: 0,
};
const rolesByUser: Record<TestUserName, Role[]> = {
  anonymous: [],
  noRole: [],
  dt: ['DT'],
  otherDt: ['DT'],
  admin: ['Admin'],
  planillero: ['Planillero'],
  sheetLink: [],
};

export const emailOfTestUser = (who: TestUserName): string => `${who}.${process.env.TABLE_NAME}@test.ar`.toLowerCase();

/** The token of a test user, or of the link. A user is stored on first use, without an account, and has a new token after signing out. */
export function tokenOf(who: TestUserName): Promise<string> {
  const known = tokensByUser.get(who) ?? (who === 'sheetLink' ? createLink() : signIn(who));
  tokensByUser.set(who, known);
  return known;
}

async function createLink(): Promise<string> {
  return (await call('POST /matches/{id}/sheet/link', { as: 'admin', params: { id: 1 } })).body.token;
}

const usersByName = new Map<TestUserName, StoredUser>();
onStartApi(() => {
  tokensByUser.clear();
  usersByName.clear();
});

async function signIn(who: TestUserName): Promise<string> {
  const person = { email: emailOfTestUser(who), firstName: 'Usuario', lastName: who };
  const user = usersByName.get(who) ?? (await storeUser({ ...person, roles: rolesByUser[who], teamId: teamIdOf[who] }));
  usersByName.set(who, user);
  return signIdToken(user);
}

/** Calls a declared route, and returns what the gateway would answer. */
export async function call<Key extends keyof Api>(
  key: Key,
  request: ApiRequest & { params?: PathParamsOf<Key>; body?: SentBody<Api[Key]> } = {},
): Promise<ApiAnswer<ResponseOf<Api[Key]>>> {
  return callUntyped(key, request) as Promise<ApiAnswer<ResponseOf<Api[Key]>>>;
}

/** Like `call` but without types, for the requests of a careless client. */
export async function callUntyped(key: RouteKey, request: ApiRequest = {}): Promise<ApiAnswer<unknown>> {
  const declared = allRoutes.find((route) => route.key === key);
  const resource = declared?.resource ?? 'fallback';
  const handler = await handlerOfResource(resource);
  namesInThisProcess.addFrom(request.body);
  const event = await gatewayEventOf(key, request);
  const answer = answerFromLambdaResult(await runAsLambda(resource, () => handler(event, lambdaContext)));
  if (key === 'POST /auth/logout' && request.as) tokensByUser.delete(request.as);
  expectDocumentedAnswer(key, answer);
  return answer;
}

export const problemOf = (answer: ApiAnswer<unknown>): ProblemBody => answer.body as ProblemBody;

/** The status of a refusal and the text that explains it. */
export const statusAndDetail = (answer: ApiAnswer<unknown>) => ({
  status: answer.status,
  detail: problemOf(answer).detail,
});

async function handlerOfResource(resource: ResourceName | 'fallback'): Promise<ApiHandler> {
  return (await import(`../../functions/${resource}/index.ts`)).handler;
}

async function gatewayEventOf(key: RouteKey, request: ApiRequest): Promise<APIGatewayProxyEventV2> {
  const { method, path } = splitRouteKey(key);
  const text = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const { as = 'anonymous', params = {}, query, cookies } = request;
  const scheme = as === 'sheetLink' ? 'Sheet' : 'Bearer';
  const authorization = as === 'anonymous' ? {} : { authorization: `${scheme} ${await tokenOf(as)}` };
  const json = method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' };
  const rawPath = `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))}`;
  return {
    version: '2.0',
    routeKey: key.replace(' ', ' /api'),
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { ...json, ...authorization, ...edgeHeaders(request), ...request.headers },
    ...(cookies ? { cookies } : {}),
    ...(query ? { queryStringParameters: query } : {}),
    pathParameters: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    requestContext: { requestId: randomUUID(), http: { method, path: rawPath, sourceIp: cloudFrontIp } } as never,
    isBase64Encoded: request.isBase64 ?? false,
    ...(text === undefined ? {} : { body: text }),
  };
}

const cloudFrontIp = '130.176.0.1';
/** The secret by which the Lambdas know that a request came through the edge. */
export const edgeSecret = 'edge-secret-of-the-tests';
/** The headers that a request gets on its way through the edge. */
const edgeHeaders = ({ from }: ApiRequest) => ({
  'x-origin-verify': edgeSecret,
  ...(from ? { 'x-forwarded-for': `${from}, ${cloudFrontIp}` } : {}),
});

function answerFromLambdaResult({
  statusCode = 200,
  headers,
  cookies,
  body,
}: APIGatewayProxyStructuredResultV2): ApiAnswer<unknown> {
  return {
    status: statusCode,
    headers: headers as Record<string, string>,
    cookies: cookies ?? [],
    body: body ? JSON.parse(body) : undefined,
  };
}
