/** Dialog that creates or edits a group: its name and its teams. */

import * as z from 'zod/mini';
import { pickFormFields } from '#shared/domain/fields.ts';
import { type GroupForm as Fields, type Group, groupDefaults, groupForm } from '#shared/domain/schemas/group.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../../lib/api/update-cache.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Crest } from '../../../views/crest.tsx';

const saveFailureText = 'Error al guardar la zona';

interface GroupFormProps {
  /** The group to edit; null when the form creates a new one. */
  readonly group: Group | null;
  /** All groups of the tournament. */
  readonly groups: readonly Group[];
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly onClose: () => void;
}

const groupSchema = z.object(groupForm);
const formValuesFromGroup = (group: Group): Fields => pickFormFields(groupForm, group);

export function GroupForm({ group, groups, tournament, teams, onClose }: GroupFormProps) {
  const { form, errorOf, ...state } = useApiForm({
    schema: groupSchema,
    defaultValues: group ? formValuesFromGroup(group) : { ...groupDefaults, name: firstFreeGroupName(groups) },
    version: group?.version,
    onSave: async (fields, version) => {
      const saved = await saveGroup(tournament.id, group, fields, version);
      updateCache(
        'GET /groups/tournament/{id}',
        { params: { id: tournament.id } },
        putItemIntoList(saved, compareByName),
      );
      showToast(group ? 'Zona guardada' : 'Zona creada');
      onClose();
    },
    valuesOf: formValuesFromGroup,
    describe: ({ name, teamIds }: Group) =>
      [name, ...teams.filter(({ id }) => teamIds.includes(id)).map((team) => team.name)].join(' · '),
  });
  const chosen = form.watch('teamIds') ?? [];
  const others = groups.filter(({ id }) => id !== group?.id);
  const toggle = (teamId: number, isChosen: boolean) =>
    form.setValue('teamIds', isChosen ? [...chosen, teamId] : chosen.filter((id) => id !== teamId), {
      shouldDirty: true,
      shouldValidate: true,
    });
  const participants = teams.filter(({ id }) => tournament.teamIds.includes(id) || chosen.includes(id));

  return (
    <FormModal
      {...state}
      title={group ? 'Editar zona' : 'Nueva zona'}
      submitText={group ? 'Guardar' : 'Crear'}
      onClose={onClose}
    >
      <Field label="Nombre" error={errorOf('name')} isRequired>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-semibold text-sm">Equipos</legend>
        {participants.length === 0 ? (
          <p className="text-muted">El torneo todavía no tiene participantes.</p>
        ) : (
          <ul className="@container divide-y divide-line rounded-control border border-input">
            {participants.map(({ id, name, logo }) => {
              const other = others.find(({ teamIds }) => teamIds.includes(id));
              return (
                <li key={id}>
                  <Checkbox
                    className={`px-3 ${other ? 'opacity-60' : 'hover:bg-tint'}`}
                    checked={chosen.includes(id)}
                    disabled={other !== undefined}
                    onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
                    label={
                      <span className="flex items-center gap-2 py-1">
                        {/* Where letters are large on a small phone, the name needs its room. */}
                        <span className="hidden @min-[10rem]:block">
                          <Crest id={id} name={name} logo={logo} />
                        </span>
                        <span className="min-w-0 break-words leading-tight">
                          {name}
                          {other && <span className="block text-sm">{`Está en ${other.name}`}</span>}
                        </span>
                      </span>
                    }
                  />
                </li>
              );
            })}
          </ul>
        )}
        {errorOf('teamIds') && <p className="font-semibold text-loss-text text-sm">{errorOf('teamIds')}</p>}
      </fieldset>
    </FormModal>
  );
}

/** The first of the names 'Zona A' to 'Zona Z' that no group has yet; empty when all are in use. */
function firstFreeGroupName(groups: readonly Group[]): string {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const letter = letters.find((each) => !groups.some(({ name }) => name === `Zona ${each}`));
  return letter ? `Zona ${letter}` : '';
}

function saveGroup(
  tournamentId: number,
  group: Group | null,
  fields: z.output<typeof groupSchema>,
  version: number | undefined,
): Promise<Group> {
  return group
    ? saveAndRefresh('PUT /groups/{id}', saveFailureText, { params: { id: group.id }, body: { ...fields, version } })
    : saveAndRefresh('POST /groups', saveFailureText, { body: { tournamentId, ...fields } });
}
