/** Dialog that creates or edits a player. Loaded lazily, because it bundles the schemas of the API contract. */
import { useEffect, useMemo } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { type Player, playerPosition, playerStatus } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatDate } from '#shared/text/dates.ts';
import { missingValueText, playerStatusLabels } from '#shared/text/labels.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { isMissing } from '../../lib/forms/missing-fields.ts';
import { readEmptyInputAsUndefined, useApiForm } from '../../lib/forms/use-api-form.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import {
  formValuesFromPlayer,
  newPlayerValues,
  type PlayerFormBody,
  type PlayerFormValues,
  playerFormSchema,
} from './player-fields.ts';
import { savePlayerInCache } from './players-cache.ts';
import { computeSquadCapacity } from './squad-capacity.ts';
import { SquadHint } from './squad-hint.tsx';

const saveFailureText = 'Error al guardar el jugador';

const creationTexts = { title: 'Nuevo jugador', submit: 'Crear', done: 'Jugador creado' };
const additionTexts = { title: 'Agregar Jugador', submit: 'Agregar', done: 'Jugador agregado' };
const editTexts = { title: 'Editar jugador', submit: 'Guardar', done: 'Jugador guardado' };
const approvalTexts = { title: 'Aprobar jugador', submit: 'Aprobar', done: 'Jugador aprobado' };

interface PlayerFormProps {
  /** The player to edit; null when the form creates a new one. */
  readonly player: Player | null;
  /** Teams the player can belong to. */
  readonly teams: readonly Team[];
  /** Preselected team of a new player, or null. */
  readonly teamId: number | null;
  /** True on a team's own page, where the team cannot be changed. */
  readonly isTeamFixed?: boolean;
  /** True for a player whom a sheet added: saving approves him. */
  readonly isApproval?: boolean;
  readonly onClose: () => void;
}

export function PlayerForm({
  player,
  teams,
  teamId,
  isTeamFixed = false,
  isApproval = false,
  onClose,
}: PlayerFormProps) {
  const texts = isApproval ? approvalTexts : player ? editTexts : isTeamFixed ? additionTexts : creationTexts;
  const today = useToday();
  const schema = useMemo(() => playerFormSchema(player, today), [player, today]);
  const { form, errorOf, ...state } = useApiForm<PlayerFormValues, PlayerFormBody>({
    schema,
    defaultValues: player
      ? { ...formValuesFromPlayer(player), ...(isApproval && { status: 'active' }) }
      : { ...newPlayerValues, ...(teamId !== null && { teamId }) },
    version: player?.version,
    onSave: async (body, version) => {
      const saved = player
        ? await saveAndRefresh('PUT /players/{id}', saveFailureText, {
            params: { id: player.id },
            body: { ...body, version },
          })
        : await saveAndRefresh('POST /players', saveFailureText, { body: body as PlayerFormValues });
      savePlayerInCache(saved, player?.teamId);
      showToast(texts.done);
      onClose();
    },
    valuesOf: formValuesFromPlayer,
    describe: ({ fullName, jerseyNumber, position, role, dateOfBirth, fitUntil, status, isStarter }: Player) =>
      [
        fullName,
        `número ${jerseyNumber}`,
        position ?? missingValueText,
        role,
        dateOfBirth && `nació el ${formatDate(dateOfBirth)}`,
        fitUntil && `apto médico hasta el ${formatDate(fitUntil)}`,
        playerStatusLabels[status],
        isStarter ? 'titular' : 'suplente',
      ]
        .filter(Boolean)
        .join(' · '),
  });
  const { register } = form;
  const [chosenTeam, number, status] = form.watch(['teamId', 'jerseyNumber', 'status']);
  const { settings } = useSettings();
  const { data: squad } = useGet('GET /players/team/{id}', chosenTeam ? { params: { id: chosenTeam } } : null);
  const room = squad && chosenTeam ? computeSquadCapacity(squad, settings, player?.id) : null;

  // Suggests the lowest free number to a new player until the user types one.
  const offered = player ? undefined : room?.lowestFreeNumber;
  const isTyped = form.formState.dirtyFields.jerseyNumber === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new suggestion resets the field
  useEffect(() => {
    if (offered !== undefined && !isTyped) form.resetField('jerseyNumber', { defaultValue: offered });
  }, [offered]);
  const isTaken = room !== null && status !== 'inactive' && room.isTaken(number);

  return (
    <FormModal {...state} title={texts.title} submitText={texts.submit} onClose={onClose}>
      {!isTeamFixed && (
        <Field label="Equipo" error={errorOf('teamId')} isRequired>
          <Select {...register('teamId', { setValueAs: (text) => (text ? Number(text) : undefined) })}>
            <option value="">Elegí un equipo</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      )}
      {room && <SquadHint room={room} status={status ?? 'active'} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nombre" error={errorOf('firstName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('firstName')} />
        </Field>
        <Field label="Apellido" error={errorOf('lastName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('lastName')} />
        </Field>
      </div>
      <div className="grid grid-cols-[2fr_3fr] gap-4 sm:grid-cols-2">
        <Field
          label="Número"
          hint={isTaken ? `La ${number} ya tiene dueño. Libre: la ${room.lowestFreeNumber}` : undefined}
          error={errorOf('jerseyNumber')}
          isRequired
        >
          <NumberInput
            autoComplete="off"
            min={1}
            max={limits.jerseyNumber}
            {...register('jerseyNumber', { valueAsNumber: true })}
          />
        </Field>
        <Field label="Posición" error={errorOf('position')} isRequired={!isMissing(player, 'position')}>
          <Select {...register('position', readEmptyInputAsUndefined)}>
            {player?.position === null && <option value="">{missingValueText}</option>}
            {playerPosition.options.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Fecha de nacimiento"
          error={errorOf('dateOfBirth')}
          isRequired={!isMissing(player, 'dateOfBirth')}
        >
          <TextInput
            type="date"
            autoComplete="off"
            min={limits.birthDateMin}
            max={today}
            {...register('dateOfBirth', readEmptyInputAsUndefined)}
          />
        </Field>
        <Field label="Estado" error={errorOf('status')}>
          <Select {...register('status')}>
            {playerStatus.options.map((option) => (
              <option key={option} value={option}>
                {playerStatusLabels[option]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Apto médico hasta"
        hint="Solo lo ven la federación y su DT. Vacío si no tiene."
        error={errorOf('fitUntil')}
      >
        <TextInput type="date" autoComplete="off" {...register('fitUntil', { setValueAs: (date) => date || null })} />
      </Field>
      <Field
        label="Dónde le gusta jugar"
        hint="Por ejemplo, lateral izquierdo. Ayuda a armar la alineación."
        error={errorOf('role')}
      >
        <TextInput autoComplete="off" {...register('role')} />
      </Field>
      <Checkbox label="Titular" {...register('isStarter')} />
    </FormModal>
  );
}
