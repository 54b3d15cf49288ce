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
  'lib/api/save.ts',
  'lib/api/write.ts',
  'features/matches/save-match-change.ts',
  'features/tournaments/form/save-tournament.ts',
];

/** Entries such as 'features/teams/team-form.tsx: POST /teams'. */
export function findSavesInSources(): string[] {
  const files = globSync('{app,features,lib,pages,public,ui}/**/*.{ts,tsx}', { cwd: webFolder });
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

/** Requests without a save case of their own, each with the reason. */
export const savesWithoutTestCase: Readonly<Record<string, string>> = {
  'features/fixture-management/planning/planned-fixture.tsx: POST /tournaments/{id}/fixture':
    'a job repeats its calls by itself: fixture-planning.test.ts',
  'lib/jobs/job-state.tsx: POST /tournaments/{id}/fixture/job': 'the same',
  'lib/jobs/undo-group.ts: POST /tournaments/{id}/changes/groups/{groupId}/undo': 'the same',
  'features/fixture-management/changes/postpone-dialog.tsx: POST /tournaments/{id}/fixture/postpone': 'the same',
  'features/fixture-management/changes/withdraw-dialog.tsx: POST /tournaments/{id}/withdrawals': 'the same',
  'features/fixture-management/changes/delete-unplayed-dialog.tsx: DELETE /tournaments/{id}/fixture': 'the same',
  'features/changes/undo-change-dialog.tsx: POST /tournaments/{id}/changes/undo':
    'an undone change is refused the second time, so repeating it is safe: tests/api/changes.test.ts',
  'features/match-day/link-dialog.tsx: POST /matches/{id}/sheet/link':
    'a repeated call makes another link, which replaces the first: day-sheets.test.ts',
  'features/match-day/link-dialog.tsx: DELETE /matches/{id}/sheet/link': 'a repeated call finds it revoked: the same',
  'features/match-day/save-sheet-users.ts: PUT /tournaments/{id}/fixture/matches':
    'it repeats by itself what somebody else changed meanwhile: the same',
  'features/match-day/unapplied-dialog.tsx: POST /matches/{id}/sheet/unapplied':
    'what was decided is no longer in the list: the same',
  'features/teams/upload-logo.ts: POST /upload/logo': 'a team is also saved without its image, and a message says so',
  'features/teams/upload-logo.ts: POST /upload/logo/confirm': 'the same',
  'lib/session/session.ts: POST /auth/refresh': 'the session is renewed without a button',
  'lib/session/unsent-sign-out.ts: POST /auth/logout': 'signing out takes effect at once, whatever the API answers',
};
