/** The playoffs form after its options are loaded: the expected pairings, the fields, and generating the matches. */

import { useRef } from 'react';
import { lastLeagueDay } from '#shared/domain/league.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { dismissToast, showToast } from '../../ui/toasts.ts';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { KickOffFields } from './kick-off-fields.tsx';
import { defaultPlayoffFormValues, type PlayoffFormValues, playoffFormSchema } from './playoff-fields.ts';
import { UnfinishedLeagueWarning } from './unfinished-league.tsx';

interface LoadedPlayoffsFormProps extends GeneratePlayoffsFormProps {
  readonly canchas: readonly Cancha[];
  /** All matches of the tournament. */
  readonly matches: readonly FormattedMatch[];
  readonly settings: Settings;
}

/** Messages for the three ways generating can fail: server error, no connection, refusal with its reason. */
const generationFailureTexts = {
  failed: 'No se pudieron generar los playoffs',
  unreachable: 'Error al generar los playoffs',
  refused: (why: string) => `Error: ${why}`,
};

export function LoadedPlayoffsForm(props: LoadedPlayoffsFormProps) {
  const { tournament, canchas, matches, settings, onShow, onClose } = props;
  const today = useToday();
  const { data: bracket } = useGet(
    'GET /tournaments/{id}/bracket',
    { params: { id: tournament.id } },
    { isLive: true },
  );
  const lastFailure = useRef(0);
  const isShown = useIsMounted();
  const generate = async (body: PlayoffFormValues): Promise<void> => {
    dismissToast(lastFailure.current);
    try {
      const params = { id: tournament.id };
      const { message } = await saveAndRefresh('POST /tournaments/{id}/generate-playoffs', generationFailureTexts, {
        params,
        body,
      });
      showToast(message, { label: 'Ver', onClick: onShow });
      onClose();
    } catch (error) {
      if (hasFieldErrors(error)) throw error;
      // While the form is open, a retry sends its current values, not those that failed.
      lastFailure.current = showSaveFailure(error, () => (isShown() ? state.onSubmit() : void generate(body)));
    }
  };
  const { form, errorOf, ...state } = useApiForm<PlayoffFormValues, PlayoffFormValues>({
    schema: playoffFormSchema,
    defaultValues: defaultPlayoffFormValues({
      today,
      lastLeagueDay: lastLeagueDay(matches),
      location: settings.defaultLocation,
      canchas,
    }),
    onSave: generate,
  });

  const pairs = bracket?.isProjection
    ? bracket.stages
        .find(({ stage }) => stage === 'semifinals')
        ?.ties.map(({ home, away }) => `${home.name} contra ${away.name}`)
    : undefined;
  const fields = { form, errorOf };
  /** The third-place match follows the day of the final until the user changes it. */
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
      <UnfinishedLeagueWarning matches={matches} />
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

const hasFieldErrors = (error: unknown): boolean => error instanceof ApiError && error.errors.length > 0;
