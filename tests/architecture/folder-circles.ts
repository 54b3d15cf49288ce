/** Finds folders that import each other, although no file does. */

export interface Imports {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The circles between a folder's own parts: its subfolders, each taken as one with all that is below it, and its own
 * files. A file beside a subfolder may therefore use it or serve it, but a subfolder never imports what imports it.
 */
export function folderCircles(modules: readonly Imports[]): string[] {
  const deepest = Math.max(...modules.map(({ source }) => source.split('/').length));
  const found = new Map<string, string>();
  for (let depth = 1; depth <= deepest; depth++) {
    const graph = importsAt(depth, modules);
    for (const start of graph.keys()) {
      const circle = shortestCircle(start, graph);
      const parts = circle?.toSorted().join() ?? '';
      if (circle && !found.has(parts)) found.set(parts, describe(circle, graph));
    }
  }
  return [...found.values()];
}

/** With every path cut after `depth` names; for each import between two of them, one that a file does. */
function importsAt(depth: number, modules: readonly Imports[]): Graph {
  const cut = (path: string) => path.split('/').slice(0, depth).join('/');
  const graph = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = cut(source);
    const imported = graph.get(from) ?? new Map<string, string>();
    graph.set(from, imported);
    for (const { resolved } of dependencies) {
      if (cut(resolved) !== from) imported.set(cut(resolved), `${source} → ${resolved}`);
    }
  }
  return graph;
}

/** The parts from `start` along imports until one that imports `start`, by breadth-first search. */
function shortestCircle(start: string, graph: Graph): string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function describe(circle: readonly string[], graph: Graph): string {
  const imports = circle.map((part, i) => graph.get(part)?.get(circle[(i + 1) % circle.length] ?? ''));
  return `${[...circle, circle[0]].join(' → ')} (${imports.join(', ')})`;
}
