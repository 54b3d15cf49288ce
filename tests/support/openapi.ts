/** Checks every answer in the tests against the API's own OpenAPI document. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { type RouteKey, splitRouteKey } from '#shared/contract/route.ts';

interface CheckedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly examples?: readonly unknown[];
}
type ContentByMediaType = { readonly [type: string]: { readonly schema: Schema } };
interface ResponseDeclaration {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: object;
  readonly content?: ContentByMediaType;
}
export interface Operation {
  readonly operationId: string;
  readonly responses: { readonly [status: string]: ResponseDeclaration };
  readonly requestBody?: { readonly required: boolean; readonly content: ContentByMediaType };
}
interface OpenApiComponents {
  readonly schemas: { readonly [name: string]: Schema };
  readonly parameters: object;
  readonly headers: object;
  readonly responses: { readonly [name: string]: ResponseDeclaration };
}

export const apiDocument = openApiDocument();
export const apiPaths = apiDocument.paths as { readonly [path: string]: { readonly [method: string]: Operation } };
export const apiComponents = apiDocument.components as OpenApiComponents;
/** Most validators are used a few times: compiling them costs more than what an optimized one saves. */
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
}).addSchema({ ...apiDocument, $id: 'api' }, 'api');
const validatorsBySchema = new Map<object, ValidateFunction>();

/** How `value` violates `schema`, in words; null when it does not. */
export function findSchemaErrors(schema: object, value: unknown): string | null {
  const validate = validatorsBySchema.get(schema) ?? ajv.compile(withAbsoluteReferences(schema) as object);
  validatorsBySchema.set(schema, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors, { separator: '\n' });
}

/** Makes the schema's references absolute ('api#/…'): it is compiled outside of the document they point into. */
function withAbsoluteReferences(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
}

/** The target of a reference within the document; undefined when it does not exist. */
export function resolveReference($ref: string): unknown {
  const steps = $ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => (at as { [name: string]: unknown } | undefined)?.[step], apiDocument);
}

/** Throws when an answer has a status, type or body that the document does not declare. */
export function expectDocumentedAnswer(key: RouteKey, { status, headers, body }: CheckedAnswer): void {
  const { method, path } = splitRouteKey(key);
  const operation = apiPaths[path]?.[method.toLowerCase()];
  if (!operation) return;
  // The response declared as 'default' covers every answer with status 500 or above.
  const promised = operation.responses[status] ?? (status >= 500 ? operation.responses.default : undefined);
  if (!promised)
    throw new Error(`${key} answered ${status}, which its document does not promise: ${JSON.stringify(body)}`);
  const { content } = promised.$ref ? (resolveReference(promised.$ref) as ResponseDeclaration) : promised;
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (!media || !type) {
    if (body !== undefined) throw new Error(`${key} ${status} answered a body where none is promised`);
    return;
  }
  if (!headers['content-type']?.startsWith(type)) throw new Error(`${key} ${status} is not ${type}`);
  const wrong = findSchemaErrors(media.schema, body);
  if (wrong) throw new Error(`${key} ${status} is not as documented:\n${wrong}\n${JSON.stringify(body).slice(0, 500)}`);
}
