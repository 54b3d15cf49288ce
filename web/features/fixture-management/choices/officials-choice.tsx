/** Who directs the matches: every match gets one of the chosen referees, and an assistant where one is free. */

import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { setChoice } from './form-errors.ts';
import type { PlanForm } from './plan-choices.ts';

interface OfficialsChoiceProps {
  readonly form: PlanForm;
  readonly officials: readonly Staff[];
  readonly teams: readonly Team[];
}

const posts = [
  { post: 'refereeIds', label: 'Árbitros' },
  { post: 'assistantIds', label: 'Asistentes' },
] as const;

export function OfficialsChoice({ form, officials, teams }: OfficialsChoiceProps) {
  const chosen = form.watch('officials');
  const people = officials.filter(isMatchOfficial);
  if (people.length === 0) return <p className="text-muted text-sm">No hay árbitros cargados en Personal.</p>;
  const nameOfTeam = (teamId: number) => teams.find(({ id }) => id === teamId)?.name;
  const toggle = (post: (typeof posts)[number]['post'], id: number, isChosen: boolean) => {
    const { refereeIds = [], assistantIds = [] } = chosen ?? {};
    const ids = { refereeIds, assistantIds }[post];
    const changed = isChosen ? [...ids, id] : ids.filter((each) => each !== id);
    setChoice(form, 'officials', { refereeIds, assistantIds, [post]: changed });
  };
  return posts.map(({ post, label }) => (
    <fieldset key={post}>
      <legend className="text-muted text-sm">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {people.map(({ id, name, teamId }) => (
          <Checkbox
            key={id}
            checked={chosen?.[post]?.includes(id) ?? false}
            onChange={({ currentTarget: { checked } }) => toggle(post, id, checked)}
            label={
              <span className="leading-tight">
                {name}
                {teamId !== 0 && <span className="block text-muted text-sm">{nameOfTeam(teamId)}</span>}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  ));
}
