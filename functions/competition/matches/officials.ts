/** Chooses a match's referee and assistant, who must be officials and belong to neither team. */

import { allOrFirstError, invalidFieldProblem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { haveSameTeams } from '../playoffs/match-sides.ts';
import type { CanchaAndOfficialNames, MatchFields, StoredMatch } from '../records/matches.ts';
import { findStaff, staffUnchangedCheck } from '../records/staff.ts';
import { isReopened } from './is-reopened.ts';
import { requireImpartialOfficial } from './require-official.ts';

const officialFields = [
  { field: 'refereeId', name: 'refereeName' },
  { field: 'assistantId', name: 'assistantName' },
] as const;

/**
 * The officials' names to store with the match, and the checks to write with it. An official already stored is not
 * checked again unless the teams changed or the match is reopened.
 */
export async function chooseOfficials(before: StoredMatch | null, fields: MatchFields, author: Authorship) {
  const chosen = await allOrFirstError(officialFields.map((post) => chooseOfficial(post, before, fields, author)));
  const kept: CanchaAndOfficialNames = Object.assign({}, ...chosen.map((each) => each.kept));
  return { kept, writes: chosen.flatMap(({ writes }) => writes) };
}

async function chooseOfficial(
  { field, name }: (typeof officialFields)[number],
  before: StoredMatch | null,
  fields: MatchFields,
  author: Authorship,
): Promise<{ kept: CanchaAndOfficialNames; writes: TableWrite[] }> {
  const id = fields[field];
  if (id === 0) return { kept: {}, writes: [] };
  if (before?.[field] === id && haveSameTeams(before, fields) && !isReopened(before, fields)) {
    return { kept: { [name]: before[name] ?? '' }, writes: [] };
  }
  const official = await findStaff(id);
  if (!official) throw invalidFieldProblem(field, 'Esa persona no existe');
  requireImpartialOfficial(official, fields);
  return { kept: { [name]: official.name }, writes: [staffUnchangedCheck(official, author)] };
}
