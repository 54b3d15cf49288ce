/** Fields for the roles of a user, and for the team of a coach. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Team } from '#shared/domain/schemas/team.ts';
import { role } from '#shared/domain/schemas/user.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';

interface RoleFieldsProps {
  readonly roles: UseFormRegisterReturn;
  readonly team: UseFormRegisterReturn;
  readonly chosen: readonly string[];
  readonly teams: readonly Team[];
  readonly teamError: string | undefined;
}

/** Warning at the top of the form while no role is selected; the roles are further down. */
export function NoRoleWarning({ chosen }: Pick<RoleFieldsProps, 'chosen'>) {
  if (chosen.length > 0) return null;
  return <Notice icon="warning">Sin un rol va a poder entrar y mirar, pero no cargar nada. Elegilo más abajo.</Notice>;
}

export function RoleFields({ roles, team, chosen, teams, teamError }: RoleFieldsProps) {
  return (
    <>
      <fieldset className="flex flex-col">
        <legend className="font-semibold text-sm">Roles</legend>
        {role.options.map((option) => (
          <Checkbox key={option} value={option} label={roleLabels[option]} {...roles} />
        ))}
      </fieldset>
      {chosen.includes('DT') && (
        <Field label="Equipo que dirige" error={teamError} isRequired>
          <Select {...team}>
            <option value={0}>Elegí un equipo</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      )}
    </>
  );
}
