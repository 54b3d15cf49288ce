/** Converts the contract's schemas to JSON Schema: each named schema becomes one component, referred to by `$ref`. */
import * as z from 'zod/mini';
import { ignoredFieldSchema } from './bodies.ts';
import { exampleOfSchema } from './schema-examples.ts';
import { schemasByName } from './schema-names.ts';

export type JsonObject = { [name: string]: unknown };
type ComponentsByName = { [name: string]: JsonObject };

/** Adds a component. An equal component may be added again; a different one under the same name throws an error. */
export function addComponent(components: ComponentsByName, name: string, component: JsonObject): void {
  components[name] ??= component;
  if (JSON.stringify(components[name]) !== JSON.stringify(component))
    throw new Error(`Two components of the API's document are called ${name}`);
}

/** Collects the named schemas that routes use, with an example of each request body and response. */
export class SchemaComponents {
  readonly #names = z.registry<{ id: string; description?: string }>();
  readonly #schemas: ComponentsByName = {};
  readonly #examples = new Map<string, unknown>();

  constructor() {
    for (const [id, schema] of Object.entries(schemasByName)) this.#names.add(schema, { id });
    this.#names.add(ignoredFieldSchema, {
      id: 'Ignored',
      description: 'What a PUT may send back as it was answered: it is not read.',
    });
  }

  get components(): ComponentsByName {
    return Object.fromEntries(
      Object.entries(this.#schemas).map(([name, schema]) => [
        name,
        this.#examples.has(name) ? { ...schema, examples: [this.#examples.get(name)] } : schema,
      ]),
    );
  }

  /** The JSON Schema of a value, or a reference to its component when the schema has a name. */
  schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
    // The schema is wrapped in an array, because zod writes out the outermost schema even when it has a name.
    const json = z.toJSONSchema(z.array(schema), { io, metadata: this.#names, unrepresentable: 'any' });
    const { items, $defs = {} } = rewriteComponentReferences(json) as { items: JsonObject; $defs?: ComponentsByName };
    for (const [name, component] of Object.entries($defs)) addComponent(this.#schemas, name, component);
    return items;
  }

  answerOf(schema: z.ZodMiniType): JsonObject {
    const json = this.schemaOf(schema, 'output');
    const { element } = schema._zod.def as { element?: z.ZodMiniType };
    this.#exemplify(element ? (json.items as JsonObject) : json, exampleOfSchema(element ?? schema));
    return json;
  }

  /** The JSON Schema of a request body; a body schema without a name becomes the component `name`. */
  bodyOf(schema: z.ZodMiniType, name: string, example: unknown): JsonObject {
    if (!this.#names.get(schema)) this.#names.add(schema, { id: name });
    const json = this.schemaOf(schema, 'input');
    this.#exemplify(json, example);
    return json;
  }

  #exemplify({ $ref }: JsonObject, example: unknown): void {
    const name = String($ref).replace(/^.*\//, '');
    if (!this.#examples.has(name)) this.#examples.set(name, example);
  }
}

const rewriteComponentReferences = (json: object): JsonObject =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
