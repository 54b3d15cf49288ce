/** Path, query and header parameters in the OpenAPI document: one component each, used by reference. */
import type * as z from 'zod/mini';
import type { DeclaredRoute } from './index.ts';
import { addComponent, type Json, type SchemaComponents } from './openapi-schemas.ts';
import { pathParameters, splitRouteKey } from './route.ts';

const headerTexts = {
  'Idempotency-Key': 'The same key and body again get the first answer again, for a day.',
  'If-Match': 'The version, or the ETag, the client saw: another one is 412.',
  'If-None-Match': 'An ETag: 304 when nothing changed.',
} as const;
type HeaderName = keyof typeof headerTexts;

/** The header a route reads; sending it is always up to the client. */
export function headerOf({ key, route }: DeclaredRoute): HeaderName | undefined {
  if (key.startsWith('GET')) return 'If-None-Match';
  if (route.status === 201) return 'Idempotency-Key';
  return key.startsWith('POST') && !key.includes('{') ? undefined : 'If-Match';
}

/** Collects the parameters that routes refer to. */
export class ParameterComponents {
  readonly components: { [name: string]: Json } = {};
  readonly #schemas: SchemaComponents;

  constructor(schemas: SchemaComponents) {
    this.#schemas = schemas;
  }

  parametersOf(declared: DeclaredRoute): Json[] {
    const inPath = [...splitRouteKey(declared.key).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const header = headerOf(declared);
    return [
      ...inPath.map((name) =>
        this.#parameter('path', name, pathParameters[name as keyof typeof pathParameters], { required: true }),
      ),
      ...Object.entries(declared.route.query?.shape ?? {}).map(([name, schema]) =>
        this.#parameter('query', name, schema as z.ZodMiniType),
      ),
      ...(header ? [this.#header(header)] : []),
    ];
  }

  /** A number where it is read as one: how an address writes it follows from that. */
  #parameter(place: 'path' | 'query', name: string, schema: z.ZodMiniType, more: Json = {}): Json {
    return this.#refer({ name, in: place, ...more, schema: this.#schemas.schemaOf(schema, 'output') });
  }

  #header(name: HeaderName): Json {
    return this.#refer({ name, in: 'header', schema: { type: 'string' }, description: headerTexts[name] });
  }

  #refer(parameter: Json): Json {
    const name = `${parameter.in}-${parameter.name}`;
    addComponent(this.components, name, parameter);
    return { $ref: `#/components/parameters/${name}` };
  }
}
