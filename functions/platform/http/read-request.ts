/** Reads and validates parameters, query and body of a gateway event (400, 413, 415). */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { pathParameters, type Route } from '#shared/contract/route.ts';
import { limits } from '#shared/domain/limits.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { invalidFieldsProblem, notFoundProblem, Problem } from '../problem.ts';
import { isMultipartRequest, readFormFile } from './form.ts';

export interface ValidatedRequest {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly file: Buffer | null;
}

export async function readRequest(event: APIGatewayProxyEventV2, route: Route): Promise<ValidatedRequest> {
  const file = route.file && isMultipartRequest(event) ? await readFormFile(event) : null;
  const body = file ? undefined : readBody(event, route);
  return { params: readParams(event), query: readQuery(event, route), body, file };
}

/**
 * Reads the path parameters: 404 for a number outside the range of ids, as for an unknown id; 400 for anything but a
 * number. An id that is a text is unknown (404) where it is malformed.
 */
function readParams(event: APIGatewayProxyEventV2): Record<string, unknown> {
  const given = event.pathParameters ?? {};
  return Object.fromEntries(
    Object.entries(given).map(([name, text = '']) => {
      if (name !== 'groupId' && !/^\d{1,16}$/.test(text))
        throw invalidFieldsProblem([{ path: name, message: 'Debe ser un número entero positivo' }]);
      const schema = name in pathParameters ? pathParameters[name as keyof typeof pathParameters] : pathParameters.id;
      const parsed = z.safeParse(schema, name === 'groupId' ? text : Number(text));
      if (!parsed.success) throw notFoundProblem('No existe nada con ese número');
      return [name, parsed.data];
    }),
  );
}

function readQuery(event: APIGatewayProxyEventV2, route: Route): Record<string, unknown> {
  if (!route.query) return {};
  return parseWithSchema(route.query, event.queryStringParameters ?? {}, '') as Record<string, unknown>;
}

function readBody(event: APIGatewayProxyEventV2, route: Route): unknown {
  const text = decodeBodyText(event);
  requireJson(event, text);
  if (Buffer.byteLength(text) > limits.jsonBody) {
    throw new Problem('too-large', `El pedido supera el máximo de ${limits.jsonBody / 1024} KB.`);
  }
  if (!route.body) return undefined;
  // When every field of the body is optional, so is the body itself.
  if (text === '' && z.safeParse(route.body, {}).success) return parseWithSchema(route.body, {}, '');
  return parseWithSchema(route.body, parseJson(text), '');
}

function decodeBodyText(event: APIGatewayProxyEventV2): string {
  if (!event.body) return '';
  return event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
}

/**
 * Throws 415 unless the body is JSON. This also protects against CSRF, because a form on another site cannot send JSON.
 */
function requireJson(event: APIGatewayProxyEventV2, text: string): void {
  const method = event.requestContext.http.method;
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return;
  const type = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const carriesCookie = event.rawPath.startsWith('/api/auth/');
  if (type === 'application/json' || (type === '' && text === '' && !carriesCookie)) return;
  throw new Problem('unsupported-media-type', 'El contenido debe enviarse como application/json.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, requireWellFormed);
  } catch {
    throw new Problem('malformed-json', 'El contenido no es JSON válido.');
  }
}

/** Refuses text with half a surrogate pair: it is no character, and can be neither stored nor sent back. */
function requireWellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError();
  return value;
}

function parseWithSchema(schema: z.ZodMiniType, value: unknown, at: string): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidFieldsProblem(fieldProblemsOf(parsed.error, at));
}

/** What is wrong with each field of a value that a schema refused. */
export const fieldProblemsOf = ({ issues }: z.core.$ZodError, at = ''): FieldProblem[] =>
  issues.flatMap((issue) => fieldProblems(issue, at));

function fieldProblems(issue: z.core.$ZodIssue, at: string): FieldProblem[] {
  const path = [at, ...issue.path.map(String)].filter(Boolean).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [path, key].filter(Boolean).join('.'), message: fieldMessages.unknown }));
}
