/** Stores cognito-local's documents as JSON files, which stay whole if the process is killed at any moment. */
import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

type KeyPath = string | readonly string[];
type JsonObject = Record<string, unknown>;

/** The store of one document, with the interface that cognito-local expects; a write is on disk when it resolves. */
export class JsonStore {
  readonly #file: string;
  readonly #root: JsonObject;
  #saving: Promise<void> = Promise.resolve();
  #nextSave: Promise<void> | undefined;

  constructor(file: string, defaults: object) {
    this.#file = file;
    this.#root = readDocument(file) ?? structuredClone(defaults as JsonObject);
  }

  async get<T>(_context: unknown, path: KeyPath, fallback: T | null = null): Promise<T | null> {
    let found: unknown = this.#root;
    for (const key of keyPathAsList(path))
      found = Object.hasOwn(Object(found), key) ? (found as JsonObject)[key] : undefined;
    return (found as T | undefined) ?? fallback;
  }

  async getRoot<T>(): Promise<T | null> {
    return this.#root as T;
  }

  async set<T>(_context: unknown, path: KeyPath, value: T): Promise<void> {
    const { branch, leaf } = this.#locate(path);
    branch[leaf] = value;
    await this.#save();
  }

  async delete(_context: unknown, path: KeyPath): Promise<void> {
    const { branch, leaf } = this.#locate(path);
    delete branch[leaf];
    await this.#save();
  }

  #locate(path: KeyPath): { branch: JsonObject; leaf: string } {
    const keys = keyPathAsList(path);
    const leaf = keys.at(-1) as string;
    let branch = this.#root;
    for (const key of keys.slice(0, -1)) {
      if (!Object.hasOwn(branch, key)) branch[key] = {};
      branch = branch[key] as JsonObject;
    }
    return { branch, leaf };
  }

  /** Writes the document to disk. Changes that come during a write are written together by the next one. */
  #save(): Promise<void> {
    this.#nextSave ??= this.#saving
      .catch(() => {})
      .then(() => {
        this.#nextSave = undefined;
        this.#saving = replaceFile(this.#file, JSON.stringify(this.#root));
        return this.#saving;
      });
    return this.#nextSave;
  }
}

/** Opens the stores of one folder; every call for the same document returns the same store. */
export class JsonStores {
  readonly #folder: string;
  readonly #stores = new Map<string, JsonStore>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  async create(_context: unknown, id: string, defaults: object): Promise<JsonStore> {
    const store = this.#stores.get(id) ?? new JsonStore(join(this.#folder, `${id}.json`), defaults);
    this.#stores.set(id, store);
    return store;
  }
}

const keyPathAsList = (path: KeyPath): readonly string[] => (typeof path === 'string' ? [path] : path);

/** JSON reviver: cognito-local expects dates in the fields whose name ends in `Date`. */
const reviveDates = (key: string, value: unknown) =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

function readDocument(file: string): JsonObject | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), reviveDates) as JsonObject;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces a file atomically: the new text is on disk before the rename, so readers find the old document or the new
 * one.
 */
async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
