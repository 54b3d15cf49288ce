/**
 * Resets the loaded modules before each test file, because several test files run in one process: the Lambdas keep
 * what they read from the environment. Modules without a state stay, because loading the contract and compiling its
 * schemas takes longer than many a test file.
 */

/** The modules that Vitest has loaded in this process, of which it has no public type; `vi.resetModules` resets all. */
declare const __vitest_worker__: {
  readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, LoadedModule> };
};

interface LoadedModule {
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
  readonly importers: Set<string>;
}

const statelessModulePattern =
  /\/vitest\/|\/@vitest\/|\/shared\/|\/web\/public\/|\/infra\/local\/template\/|\/tests\/support\/openapi\.ts$/;

for (const [path, loaded] of __vitest_worker__.evaluatedModules.idToModuleMap)
  if (!statelessModulePattern.test(path)) {
    Object.assign(loaded, { promise: undefined, exports: undefined, evaluated: false });
    loaded.importers.clear();
  }
