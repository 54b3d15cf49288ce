/** Prepares the save that gives a match the result or the schedule it had before a change. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { changedMatchBody } from '#shared/contract/match-bodies.ts';
import { changedFields, recordedFields } from '#shared/domain/changes/recorded-change.ts';
import { storedMatch } from '#shared/domain/schemas/match.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { prepareMatchChange } from '../../competition/matches/change-match.ts';
import { requireNoTeamOrOfficialTwice } from '../../competition/matches/require-distinct.ts';
import { getMatch } from '../../competition/records/matches.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { OptimisticLockError } from '../../platform/table/commit.ts';

export async function undoMatchWrites(change: StoredChange, author: Authorship): Promise<TableWrite[]> {
  const match = await getMatch(change.matchId ?? 0);
  if (match.version !== change.after?.version) throw new OptimisticLockError();
  const changed = changedFields(change);
  const former = Object.fromEntries(
    changed.map((field) => [field, change.before?.fields[field] ?? emptyValueOf(field)]),
  );
  const { scoreFollowsEvents, ...formerFields } = former;
  const { version: _seen, sheetUserIds: _keepers, ...fields } = pickFields(storedMatch, match);
  const parsed = z.safeParse(changedMatchBody, { ...withoutGoalkeepers(fields), ...formerFields });
  if (!parsed.success) throw new Problem('conflict', 'No se sabe cómo estaba antes.');
  requireNoTeamOrOfficialTwice(parsed.data);
  const { stored, writes } = await prepareMatchChange(match, parsed.data, author, {
    ...(scoreFollowsEvents !== undefined && { scoreFollowsEvents: scoreFollowsEvents === true }),
  });
  // A goal that was added since changes the score through the rules, also a side of it that the undo leaves as it is.
  const expected: Readonly<Record<string, unknown>> = { ...match, ...former };
  const different = [...recordedFields.match.always, ...changed].filter(
    (field) =>
      !isDeepStrictEqual(
        (stored as object as Record<string, unknown>)[field] ?? emptyValueOf(field),
        expected[field] ?? emptyValueOf(field),
      ),
  );
  if (different.length > 0) {
    throw new Problem(
      'conflict',
      'El partido no puede quedar como estaba: desde entonces cambiaron sus eventos o sus reglas.',
    );
  }
  return writes;
}

/** What an absent field means. */
const emptyValueOf = (field: string) => (field === 'sheetUserIds' ? [] : null);

/** Only goalkeepers that the change gave or took are named; all others are chosen by the rules. */
const withoutGoalkeepers = ({
  homeGoalkeeperId: _home,
  awayGoalkeeperId: _away,
  ...fields
}: object & Record<string, unknown>) => fields;
