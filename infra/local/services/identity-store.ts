/** Keeps cognito-local's documents in JSON files that a kill at any moment leaves whole. */
import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

type Path = string | readonly string[];
type Branch = Record<string, unknown>;

/** The store of one document, in the shape cognito-local asks for; every write is on disk when it resolves. */
export class JsonStore {
  readonly #file: string;
  readonly #root: Branch;
  #saving: Promise<void> = Promise.resolve();
  #nextSave: Promise<void> | undefined;

  constructor(file: string, defaults: object) {
    this.#file = file;
    this.#root = read(file) ?? structuredClone(defaults as Branch);
  }

  async get<T>(_context: unknown, path: Path, fallback: T | null = null): Promise<T | null> {
    let found: unknown = this.#root;
    for (const key of keysOf(path)) found = Object.hasOwn(Object(found), key) ? (found as Branch)[key] : undefined;
    return (found as T | undefined) ?? fallback;
  }

  async getRoot<T>(): Promise<T | null> {
    return this.#root as T;
  }

  async set<T>(_context: unknown, path: Path, value: T): Promise<void> {
    const { branch, leaf } = this.#locate(path);
    branch[leaf] = value;
    await this.#save();
  }

  async delete(_context: unknown, path: Path): Promise<void> {
    const { branch, leaf } = this.#locate(path);
    delete branch[leaf];
    await this.#save();
  }

  #locate(path: Path): { branch: Branch; leaf: string } {
    const keys = keysOf(path);
    const leaf = keys.at(-1) as string;
    let branch = this.#root;
    for (const key of keys.slice(0, -1)) {
      if (!Object.hasOwn(branch, key)) branch[key] = {};
      branch = branch[key] as Branch;
    }
    return { branch, leaf };
  }

  /** Writes that arrive while one is under way share the next one. */
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

/** Makes the stores of one folder; asking twice for a document gives the same store. */
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

const keysOf = (path: Path): readonly string[] => (typeof path === 'string' ? [path] : path);

/** Fields named …Date are dates for cognito-local. */
const reviveDates = (key: string, value: unknown) =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

function read(file: string): Branch | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), reviveDates) as Branch;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The rename is atomic, and the bytes are on disk before it: readers find the old document or the new one. */
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
