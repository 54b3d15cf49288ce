/** Path, query and header parameters in the OpenAPI document: each is one component, referred to by `$ref`. */
import * as z from 'zod/mini';
import type { DeclaredRoute } from './index.ts';
import { addComponent, type JsonObject, type SchemaComponents } from './openapi-schemas.ts';
import { pathParameters, splitRouteKey, takesIdempotencyKey } from './route.ts';

const headerDescriptions = {
  'Idempotency-Key': 'The same key and body again get the first answer again, for a day.',
  'If-Match': 'The version, or the ETag, the client saw: another one is 412.',
  'If-None-Match': 'An ETag: 304 when nothing changed.',
} as const;
type HeaderName = keyof typeof headerDescriptions;

/** The request header a route reads: for caching, idempotency or version checks. Only some jobs demand theirs. */
export function requestHeaderOf({ key, route }: DeclaredRoute): HeaderName | undefined {
  if (key.startsWith('GET')) return 'If-None-Match';
  if (takesIdempotencyKey(route)) return 'Idempotency-Key';
  if (route.versions) return undefined;
  return key.startsWith('POST') && !key.includes('{') ? undefined : 'If-Match';
}

/** Query parameters that one route requires and another does not: two components. */
const namesRequiredByOtherRoutes: ReadonlySet<string> = new Set(['round']);

const isOptional = (schema: unknown): boolean => z.safeParse(schema as z.ZodMiniType, undefined).success;

/** Collects the parameters that routes refer to, as components of the OpenAPI document. */
export class ParameterComponents {
  readonly components: { [name: string]: JsonObject } = {};
  readonly #schemas: SchemaComponents;

  constructor(schemas: SchemaComponents) {
    this.#schemas = schemas;
  }

  parametersOf(declared: DeclaredRoute): JsonObject[] {
    const inPath = [...splitRouteKey(declared.key).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const header = requestHeaderOf(declared);
    return [
      ...inPath.map((name) =>
        this.#parameter('path', name, pathParameters[name as keyof typeof pathParameters], { required: true }),
      ),
      ...Object.entries(declared.route.query?.shape ?? {}).map(([name, schema]) =>
        this.#query(name, schema as z.ZodMiniType),
      ),
      ...(header ? [this.#header(header, declared.route.job?.key === 'required')] : []),
    ];
  }

  /** Returns a `$ref` to the parameter, whose schema is that of the parsed value: an id is described as a number. */
  #parameter(place: 'path' | 'query', name: string, schema: z.ZodMiniType, more: JsonObject = {}): JsonObject {
    return this.#refer({ name, in: place, ...more, schema: this.#schemas.schemaOf(schema, 'output') });
  }

  #query(name: string, schema: z.ZodMiniType): JsonObject {
    if (!isOptional(schema)) return this.#parameter('query', name, schema, { required: true });
    const prefix = namesRequiredByOtherRoutes.has(name) ? 'optional-' : '';
    return this.#refer({ name, in: 'query', schema: this.#schemas.schemaOf(schema, 'output') }, prefix);
  }

  #header(name: HeaderName, isRequired: boolean): JsonObject {
    const required = isRequired ? { required: true } : {};
    const header = { name, in: 'header', ...required, schema: { type: 'string' } };
    return this.#refer({ ...header, description: headerDescriptions[name] }, isRequired ? 'required-' : '');
  }

  #refer(parameter: JsonObject, prefix = ''): JsonObject {
    const name = `${prefix}${parameter.in}-${parameter.name}`;
    addComponent(this.components, name, parameter);
    return { $ref: `#/components/parameters/${name}` };
  }
}
