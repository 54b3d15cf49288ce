/**
 * Finds and compiles the WebAssembly of the image codecs: on Lambda the files beside the bundle, elsewhere those in the
 * packages.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { codecFiles, shareImageFiles } from './codec-files.ts';

type WasmInstance = { readonly exports: never };
interface WasmEngine {
  compile(bytes: Uint8Array): Promise<object>;
  readonly Instance: new (module: object, imports: unknown) => WasmInstance;
}
/** Node has WebAssembly, but its types come only with those of browsers. */
const { WebAssembly: engine } = globalThis as unknown as { WebAssembly: WasmEngine };

const files = { ...codecFiles, ...shareImageFiles };
type FileName = keyof typeof files;

const compiledModules = new Map<string, Promise<object>>();

/** The compiled module of a codec; each is compiled once. */
export function compileCodec(name: FileName): Promise<never> {
  const known = compiledModules.get(name) ?? readCodecFile(name).then((bytes) => engine.compile(bytes));
  compiledModules.set(name, known);
  return known as Promise<never>;
}

/** The bytes of a file of the codecs, such as a face. */
export const readCodecFile = (name: FileName): Promise<Uint8Array> => readFile(pathOfFile(files[name]));

/** Options that give an Emscripten codec an instance of its own, so that a broken image ends only that instance. */
export function codecInstanceOptions(module: object) {
  return {
    instantiateWasm: (imports: unknown, onReady: (instance: never) => void): never => {
      const instance = new engine.Instance(module, imports);
      onReady(instance as never);
      return instance.exports;
    },
    // The codec must not look for files beside its script, which has no address inside a bundle.
    locateFile: (name: string) => name,
  };
}

function pathOfFile(file: string): string {
  const beside = join(import.meta.dirname, basename(file));
  return existsSync(beside) ? beside : createRequire(import.meta.filename).resolve(file);
}
