/** Values of the team form: initial values and validation. */
import * as z from 'zod/mini';
import { teams } from '#shared/contract/teams.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { type StoredTeamForm, type Team, type TeamForm, teamDefaults, teamForm } from '#shared/domain/schemas/team.ts';
import { emptyWhereMissing } from '../../lib/forms/missing-fields.ts';

export type TeamFormValues = TeamForm;
/** What is sent: null where the stored team has null and nothing was filled in. */
export type TeamFormBody = StoredTeamForm;

/**
 * The contract's schema with the current year, which the shared schema cannot know, as the latest founding year.
 *
 * @param team the team to edit; null for a new one
 */
export function teamFormSchema(team: Team | null, currentYear: number) {
  const { coach, city, foundationYear } = teamForm;
  const asked = { coach, city, foundationYear: foundationYear.check(z.maximum(currentYear)) };
  const schema = z.extend(teams['POST /teams'].body, emptyWhereMissing(asked, team));
  return schema as z.ZodMiniType<TeamFormBody, TeamFormValues>;
}

export const newTeamValues: TeamFormValues = { ...teamDefaults, name: '', coach: '', foundationYear: 0, city: '' };

/** A value that is missing is an empty field. */
export function formValuesFromTeam({ coach, foundationYear, city, ...team }: Team): TeamFormValues {
  return pickFormFields(teamForm, {
    ...team,
    coach: coach ?? '',
    foundationYear: foundationYear ?? Number.NaN,
    city: city ?? '',
  });
}
