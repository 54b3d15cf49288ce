/** The playoffs form after its options are loaded: who qualifies, the pairs, the dates, and generating the matches. */

import { useRef, useState } from 'react';
import type { Qualifiers } from '#shared/domain/playoffs/playoff-draw.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { placesOfBands } from '#shared/domain/standings/bands.ts';
import { leagueDatesOf } from '#shared/domain/standings/league.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import type { GroupWithTable } from '../../lib/api/use-group-tables.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { showBulkChangeToast } from '../../lib/jobs/undo-group.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { dismissToast } from '../../ui/toasts.ts';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { type PairsChoice, pairFields, withPairs } from './pairs-choice.ts';
import { PairsFields } from './pairs-fields.tsx';
import {
  defaultPlayoffFormValues,
  kickOffValues,
  type PlayoffFormValues,
  playoffFormSchema,
} from './playoff-fields.ts';
import { PlayoffMatchFields } from './playoff-match-fields.tsx';
import { firstOption, type QualifierOption, qualifierOptions } from './qualifier-options.ts';
import { QualifierSelect } from './qualifier-select.tsx';
import { UnfinishedLeagueWarning } from './unfinished-league.tsx';

interface LoadedPlayoffsFormProps extends GeneratePlayoffsFormProps {
  readonly canchas: readonly Cancha[];
  /** All matches of the tournament. */
  readonly matches: readonly FormattedMatch[];
  readonly settings: Settings;
  /** The table of the whole tournament. */
  readonly table: readonly FormattedStanding[];
  readonly groups: readonly GroupWithTable[];
}

/** Messages for the three ways generating can fail: server error, no connection, refusal with its reason. */
const generationFailureTexts = {
  failed: 'No se pudieron generar los playoffs',
  unreachable: 'Error al generar los playoffs',
  refused: (why: string) => `Error: ${why}`,
};

export function LoadedPlayoffsForm(props: LoadedPlayoffsFormProps) {
  const { tournament, canchas, matches, settings, table, groups, onShow, onClose } = props;
  const today = useToday();
  const options = qualifierOptions(table, groups);
  const [places, setPlaces] = useState<Qualifiers>(
    () => firstOption(options, placesOfBands(tournament.bands, groups.length))?.places ?? 4,
  );
  const [pairs, setPairs] = useState<PairsChoice>({ kind: 'table' });
  const ofTable = options.find((each) => each.places === places) ?? noOption;
  const option = withPairs(ofTable, pairs, table);
  const proposal = {
    today,
    startDate: tournament.startDate,
    leagueDates: leagueDatesOf(matches),
    playingDays: tournament.fixtureOptions,
    matchMinutes: tournament.rules.matchMinutes,
  };
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
      void showBulkChangeToast(message, tournament.id, 'playoffs', { label: 'Ver', onClick: onShow });
      onClose();
    } catch (error) {
      if (hasFieldErrors(error)) throw error;
      // While the form is open, a retry sends its current values, not those that failed.
      lastFailure.current = showSaveFailure(error, () => (isShown() ? state.onSubmit() : void generate(body)));
    }
  };
  const { form, errorOf, ...state } = useApiForm<PlayoffFormValues, PlayoffFormValues>({
    schema: playoffFormSchema,
    defaultValues: defaultPlayoffFormValues(option, proposal, { location: settings.defaultLocation, canchas }),
    onSave: generate,
  });

  const choosePairs = (choice: PairsChoice) => {
    setPairs(choice);
    for (const [name, value] of Object.entries(pairFields(choice))) {
      form.setValue(name as keyof PlayoffFormValues, value, { shouldDirty: true });
    }
  };
  const choose = (chosen: Qualifiers) => {
    setPlaces(chosen);
    choosePairs({ kind: 'table' });
    const values = kickOffValues(options.find((each) => each.places === chosen) ?? noOption, proposal);
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof PlayoffFormValues, value, { shouldDirty: name === 'qualifiers' });
    }
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
      <QualifierSelect options={options} selected={places} onSelect={choose} />
      {ofTable.draw && (
        <PairsFields choice={pairs} firstRound={option.draw?.firstRound ?? []} table={table} onChoose={choosePairs} />
      )}
      <PlayoffMatchFields
        key={places}
        form={form}
        errorOf={errorOf}
        option={option}
        table={table}
        matchMinutes={proposal.matchMinutes}
        playingDays={proposal.playingDays}
      />
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

/** Without a table the four that the API draws, which then says what is missing. */
const noOption: QualifierOption = { places: 4, qualifiers: undefined, draw: null, obstacle: '', ties: [] };
