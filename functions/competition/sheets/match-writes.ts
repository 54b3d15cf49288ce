/** Prepares the writes that give a match the status and the score of its sheet. */
import { isDeepStrictEqual } from 'node:util';
import type { MatchResult } from '#shared/domain/matches/match-result.ts';
import { storedMatch } from '#shared/domain/schemas/match.ts';
import type { SheetWithMatch } from '#shared/domain/sheet/state.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { matchWrites } from '../matches/save-match.ts';
import { keepMatchWrite, type MatchFields, prepareMatchReplacement } from '../records/matches.ts';
import type { MatchStart } from '../squads/freeze-verdicts.ts';
import type { LoadedSheet } from './load-sheet.ts';

const resultFields = ['homeScore', 'awayScore', 'homePenalties', 'awayPenalties', 'walkover'] as const;
const changingFields = ['status', 'scoreFollowsEvents', ...resultFields] as const;

/** A running score is written alone; a status or a final score with all that follows from it. */
export async function matchOfSheetWrites(
  { tournament, match, state }: Pick<LoadedSheet, 'tournament' | 'match' | 'state'>,
  after: SheetWithMatch,
  author: Authorship,
  phone?: MatchStart['phone'],
): Promise<TableWrite[]> {
  const result = Object.fromEntries(resultFields.map((field) => [field, after[field]])) as unknown as MatchResult;
  const isSame = changingFields.every((field) => after[field] === state[field]);
  const underProtest = protestersOf(after);
  const isProtestSame = isDeepStrictEqual(underProtest, match.underProtest ?? []);
  if (isSame && isProtestSame) return [keepMatchWrite(match)];
  const protest = { underProtest: underProtest.length > 0 ? underProtest : undefined };
  if (isSame || (after.status === 'in_progress' && state.status === 'in_progress')) {
    return prepareMatchReplacement(match, { ...(isSame ? {} : result), ...protest }, author).writes;
  }
  const scoreFollowsEvents = after.scoreFollowsEvents || undefined;
  const fields: MatchFields = {
    ...pickFields(storedMatch, match),
    ...result,
    status: after.status,
    scoreFollowsEvents,
    ...protest,
  };
  return (await matchWrites(tournament, match, fields, author, { start: { source: 'sheet', phone } })).writes;
}

/** The ids of all who play under protest, which the match notes for the tribunal. */
const protestersOf = ({ underProtest }: Pick<SheetWithMatch, 'underProtest'>): number[] =>
  [...(underProtest?.home ?? []), ...(underProtest?.away ?? [])].sort((a, b) => a - b);
