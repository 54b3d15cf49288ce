/** The test cases for all that the application saves. */
import { savesOfClubs } from './clubs.ts';
import { savesOfDiscipline } from './discipline.ts';
import { savesOfMatches } from './matches.ts';
import { savesOfNotices } from './notices.ts';
import { savesOfPeople } from './people.ts';
import type { SaveCase } from './save-case.ts';
import { savesOfTournaments } from './tournaments.ts';

export const saveCases: readonly SaveCase[] = [
  ...savesOfClubs,
  ...savesOfTournaments,
  ...savesOfMatches,
  ...savesOfDiscipline,
  ...savesOfNotices,
  ...savesOfPeople,
];

/** Requests without a save case of their own, each with the reason. */
const job = 'a job repeats its calls by itself: tests/browser/full/fixture-changes.test.ts';
const daySheets = 'tests/browser/full/day-sheets.test.ts';
export const savesWithoutTestCase: Readonly<Record<string, string>> = {
  'features/fixture-management/planning/planned-fixture.tsx: POST /tournaments/{id}/fixture': job,
  'features/lists/matches/paste-matches-dialog.tsx: POST /tournaments/{id}/fixture': 'a job: fixture.test.ts',
  'features/lists/matches/paste-matches-dialog.tsx: PUT /tournaments/{id}/teams':
    'it comes before the job of the same button: fixture.test.ts',
  'lib/jobs/job-state.tsx: POST /tournaments/{id}/fixture/job': job,
  'lib/jobs/undo-group.ts: POST /tournaments/{id}/changes/groups/{groupId}/undo': job,
  'features/fixture-management/changes/postpone-dialog.tsx: POST /tournaments/{id}/fixture/postpone': job,
  'features/fixture-management/changes/withdraw-dialog.tsx: POST /tournaments/{id}/withdrawals': job,
  'features/fixture-management/changes/replace-official-dialog.tsx: POST /tournaments/{id}/fixture/officials': job,
  'features/fixture-management/changes/delete-unplayed-dialog.tsx: DELETE /tournaments/{id}/fixture': job,
  'features/fixture-management/changes/use-rearrangement.ts: PUT /tournaments/{id}/fixture/matches': `it needs an arrangement by hand: ${job}`,
  'features/changes/undo-change-dialog.tsx: POST /tournaments/{id}/changes/undo':
    'an undone change is refused the second time: changes.test.ts',
  'features/changes/restore-match-dialog.tsx: POST /matches/{id}/restore':
    'a repeated call finds the match restored: changes.test.ts',
  'features/match-day/link-dialog.tsx: POST /matches/{id}/sheet/link': `a repeated call makes another link, which replaces the first: ${daySheets}`,
  'features/match-day/link-dialog.tsx: DELETE /matches/{id}/sheet/link': `a repeated call finds it revoked: ${daySheets}`,
  'features/match-day/save-sheet-users.ts: PUT /tournaments/{id}/fixture/matches': `it repeats by itself what somebody else changed meanwhile: ${daySheets}`,
  'features/match-day/unapplied-dialog.tsx: POST /matches/{id}/sheet/unapplied': `what was decided is no longer in the list: ${daySheets}`,
  'features/session/recovery-form.tsx: POST /auth/password/reset': 'a code is used up by its first use: login.test.ts',
  'lib/logos/upload-logo.ts: POST /upload/logo': 'a team is also saved without its image: teams.test.ts',
  'lib/logos/upload-logo.ts: POST /upload/logo/confirm': 'the same',
  'lib/logos/upload-logo.ts: POST /teams/{id}/logo/upload': 'teams.test.ts',
  'lib/logos/upload-logo.ts: POST /teams/{id}/logo/confirm': 'teams.test.ts',
  'lib/session/session.ts: POST /auth/refresh': 'the session is renewed without a button',
  'lib/session/unsent-sign-out.ts: POST /auth/logout': 'signing out takes effect at once, whatever the API answers',
};
