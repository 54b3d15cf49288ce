/** Finds every place in the sources of the web application that asks the API to change something. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const webFolder = resolve(import.meta.dirname, '../../../web');

/** Patterns that find saves in source code, each with a function that builds the route from its captured groups. */
const savePatterns: readonly (readonly [RegExp, (found: string[]) => string])[] = [
  [/\b(?:saveAndRefresh|sendChange)\(\s*'((?:POST|PUT|PATCH|DELETE) [^']+)'/g, ([, key = '']) => key],
  // A job, which useJob carries out.
  [/\bjobOf\(\s*'((?:POST|PUT|PATCH|DELETE) [^']+)'/g, ([, key = '']) => key],
  // The JSX property `route` of DeleteDialog, which sends that request itself.
  [/\broute="(DELETE [^"]+)"/g, ([, key = '']) => key],
  [/\bmethod: '(POST|PUT|PATCH|DELETE)',\s+address: '([^']+)'/g, ([, method, address]) => `${method} ${address}`],
  [/\bsaveTournament\(/g, () => 'PUT /tournaments/{id}'],
  [/\bsaveMatchChange\(/g, () => 'PUT /matches/{id}'],
];
/** Files that are not searched: they define the functions in the patterns, and only calls of these are saves. */
const filesDefiningSaveFunctions = [
  'lib/api/save-and-refresh.ts',
  'lib/api/send-change.ts',
  'features/matches/save-match-change.ts',
  'features/tournaments/form/save-tournament.ts',
];

/** Entries such as 'features/teams/team-form.tsx: POST /teams'. */
export function findSavesInSources(): string[] {
  const files = globSync('{app,features,lib,screens,views,ui}/**/*.{ts,tsx}', { cwd: webFolder });
  const found = files
    .filter((file) => !filesDefiningSaveFunctions.includes(file))
    .flatMap((file) => {
      const source = readFileSync(resolve(webFolder, file), 'utf8');
      return savePatterns.flatMap(([pattern, keyOf]) =>
        [...source.matchAll(pattern)].map((match) => `${file}: ${keyOf(match)}`),
      );
    });
  return [...new Set(found)].sort();
}
