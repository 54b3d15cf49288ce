/** The contract's schemas as JSON Schema: each named schema is one component, used by reference. */
import * as z from 'zod/mini';
import { acceptedAndIgnored } from './bodies.ts';
import { exampleOf } from './schema-examples.ts';
import { schemaNames } from './schema-names.ts';

export type Json = { [name: string]: unknown };
type Components = { [name: string]: Json };

/** Adds a component; the same one may come again, another one of its name may not. */
export function addComponent(components: Components, name: string, component: Json): void {
  components[name] ??= component;
  if (JSON.stringify(components[name]) !== JSON.stringify(component))
    throw new Error(`Two components of the API's document are called ${name}`);
}

/** Collects the schemas that what was asked for refers to, with an example of each that is sent or answered. */
export class SchemaComponents {
  readonly #names = z.registry<{ id: string; description?: string }>();
  readonly #schemas: Components = {};
  readonly #examples = new Map<string, unknown>();

  constructor() {
    for (const [id, schema] of Object.entries(schemaNames)) this.#names.add(schema, { id });
    this.#names.add(acceptedAndIgnored, {
      id: 'Ignored',
      description: 'What a PUT may send back as it was answered: it is not read.',
    });
  }

  get components(): Components {
    return Object.fromEntries(
      Object.entries(this.#schemas).map(([name, schema]) => [
        name,
        this.#examples.has(name) ? { ...schema, examples: [this.#examples.get(name)] } : schema,
      ]),
    );
  }

  /** A schema, or a reference where it has a name. */
  schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    // As what a list has: by itself even a named schema would be written out.
    const json = z.toJSONSchema(z.array(schema), { io, metadata: this.#names, unrepresentable: 'any' });
    const { items, $defs = {} } = withReferences(json) as { items: Json; $defs?: Components };
    for (const [name, component] of Object.entries($defs)) addComponent(this.#schemas, name, component);
    return items;
  }

  answerOf(schema: z.ZodMiniType): Json {
    const json = this.schemaOf(schema, 'output');
    const { element } = schema._zod.def as { element?: z.ZodMiniType };
    this.#exemplify(element ? (json.items as Json) : json, exampleOf(element ?? schema));
    return json;
  }

  /** @param name what the body is called unless it has a name already */
  bodyOf(schema: z.ZodMiniType, name: string, example: unknown): Json {
    if (!this.#names.get(schema)) this.#names.add(schema, { id: name });
    const json = this.schemaOf(schema, 'input');
    this.#exemplify(json, example);
    return json;
  }

  #exemplify({ $ref }: Json, example: unknown): void {
    const name = String($ref).replace(/^.*\//, '');
    if (!this.#examples.has(name)) this.#examples.set(name, example);
  }
}

const withReferences = (json: object): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
