/** The form of the playoffs with its choices at hand, who would play, and its saving. */
import { useRef } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { save } from '../../lib/save.ts';
import { useBracket } from '../../lib/use-bracket.ts';
import { useToday } from '../../lib/use-today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { dismissToast, showError, showToast } from '../../ui/toasts.ts';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { KickOffFields } from './kick-off-fields.tsx';
import { newPlayoffs, type PlayoffFields, playoffFields } from './playoff-fields.ts';
import { UnfinishedLeague } from './unfinished-league.tsx';

interface LoadedPlayoffsFormProps extends GeneratePlayoffsFormProps {
  readonly canchas: readonly Cancha[];
  readonly settings: Settings;
}

export function LoadedPlayoffsForm({ tournament, canchas, settings, onShow, onClose }: LoadedPlayoffsFormProps) {
  const today = useToday();
  const { data: bracket } = useBracket(tournament.id);
  const lastFailure = useRef(0);
  const generate = async (body: PlayoffFields): Promise<void> => {
    dismissToast(lastFailure.current);
    try {
      const params = { id: tournament.id };
      const { message } = await save('POST /tournaments/{id}/generate-playoffs', { params, body });
      showToast(message, { label: 'Ver', onClick: onShow });
      onClose();
    } catch (error) {
      if (isAboutFields(error)) throw error;
      lastFailure.current = showError(failureText(error));
    }
  };
  const { form, errorOf, ...state } = useApiForm<PlayoffFields, PlayoffFields>({
    schema: playoffFields,
    defaultValues: newPlayoffs({ today, location: settings.defaultLocation, canchas }),
    onSave: generate,
    failureText: 'No se pudieron generar los playoffs',
  });

  const pairs = bracket?.isProjection
    ? bracket.stages
        .find(({ stage }) => stage === 'semifinals')
        ?.ties.map(({ home, away }) => `${home.name} contra ${away.name}`)
    : undefined;
  const fields = { form, errorOf };
  /** The third place is played on the day of the final unless somebody said otherwise. */
  const followFinal = (date: string) => {
    if (form.getFieldState('thirdPlaceDate').isDirty) return;
    form.setValue('thirdPlaceDate', date, { shouldValidate: form.formState.isSubmitted });
  };

  return (
    <FormModal
      {...state}
      title="Generar Playoffs"
      submitText="Generar Playoffs"
      busyText="Generando..."
      onClose={onClose}
    >
      <UnfinishedLeague tournamentId={tournament.id} />
      <Notice>Los partidos se crean sin árbitro: se elige después, al editar cada uno.</Notice>
      <KickOffFields {...fields} title="Semifinal 1" detail={pairs?.[0]} match="semi1" />
      <KickOffFields {...fields} title="Semifinal 2" detail={pairs?.[1]} match="semi2" />
      <KickOffFields {...fields} title="Final" match="final" onDateChange={followFinal} />
      <div className="flex flex-col gap-2">
        <Checkbox label="Con partido por el tercer puesto" {...form.register('include3rdPlaceMatch')} />
        {form.watch('include3rdPlaceMatch') && <KickOffFields {...fields} title="Tercer Puesto" match="thirdPlace" />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Cancha" error={errorOf('canchaId')}>
          <Select {...form.register('canchaId', { valueAsNumber: true })}>
            <option value={0}>Sin cancha</option>
            {canchas
              .filter(({ disponible }) => disponible)
              .map(({ id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
          </Select>
        </Field>
        <Field label="Ubicación" error={errorOf('location')}>
          <TextInput autoComplete="off" {...form.register('location')} />
        </Field>
      </div>
    </FormModal>
  );
}

const isAboutFields = (error: unknown): boolean => error instanceof ApiError && error.errors.length > 0;

/** What was typed stays in the form, to be sent again. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isConnectionFailure) return 'Error al generar los playoffs';
  return error.code === 'unexpected' ? 'No se pudieron generar los playoffs' : `Error: ${error.detail}`;
}
