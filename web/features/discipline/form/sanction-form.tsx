/** Dialog that records, changes or replaces a sanction, with the player's record beside it. Loaded lazily, with the schemas. */
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '#shared/domain/limits.ts';
import {
  checkMeasures,
  type Sanction,
  type SanctionForm as SanctionFormValues,
  sanctionForm,
} from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { describeMeasures, sanctionOriginNames, sanctionStatusNames } from '#shared/text/sanctions.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useTeamsOfTournament } from '../use-teams-of-tournament.ts';
import { type SanctionStart, subjectOfStart, teamIdOfStart, valuesOfSanction, valuesOfStart } from './form-start.ts';
import { MatchField } from './match-field.tsx';
import { MeasureList } from './measure-list.tsx';
import { MissedMatches } from './missed-matches.tsx';
import { PlayerRecord } from './player-record.tsx';
import { SubjectFields } from './subject-fields.tsx';

const schema = z.object(sanctionForm).check(checkMeasures);
const saveFailureText = 'Error al guardar la sanción';
const titles: Readonly<Record<SanctionStart['does'], string>> = {
  create: 'Nueva sanción',
  resolve: 'Resolver',
  edit: 'Editar sanción',
  replace: 'Reemplazar sanción',
};

interface SanctionFormProps {
  readonly start: SanctionStart;
  readonly tournament: Tournament;
  /** Those of the tournament and those in every one. */
  readonly sanctions: readonly Sanction[];
  readonly onClose: () => void;
}

export function SanctionForm({ start, tournament, sanctions, onClose }: SanctionFormProps) {
  const today = useToday();
  const teams = useTeamsOfTournament(tournament);
  const [teamId, setTeamId] = useState(teamIdOfStart(start));
  const edited = start.does === 'edit' ? start.sanction : null;
  const { form, errorOf, ...state } = useApiForm<SanctionFormValues, SanctionFormValues>({
    schema: schema as never,
    defaultValues: valuesOfStart(start, tournament, today),
    version: edited?.version,
    onSave: async (body, version) => {
      if (edited)
        await saveAndRefresh('PUT /sanctions/{id}', saveFailureText, {
          params: { id: edited.id },
          body: { ...body, version },
        });
      else await saveAndRefresh('POST /sanctions', saveFailureText, { body });
      showToast('Sanción guardada');
      onClose();
    },
    valuesOf: valuesOfSanction,
    describe: (stored: Sanction) => describeMeasures(stored),
  });
  const { register, watch } = form;
  const subject = watch('subject');
  const known = subjectOfStart(start);
  const player = subject.kind === 'player' &&
    subject.id !== 0 &&
    teamId !== 0 && { tournament, sanctions, playerId: subject.id, teamId, ownId: edited?.id ?? 0 };
  return (
    <FormModal {...state} title={titles[start.does]} submitText="Guardar" width="wide" onClose={onClose}>
      <FormProvider {...form}>
        <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-4">
            {known ? (
              <p>
                <span className="font-semibold">{known.name}</span>
                {known.teamName && known.teamName !== known.name && ` · ${known.teamName}`}
              </p>
            ) : (
              <SubjectFields teams={teams} teamId={teamId} onTeam={setTeamId} />
            )}
            {errorOf('replaces') && <p className="font-semibold text-loss-text text-sm">{errorOf('replaces')}</p>}
            <MeasureList />
            {player && <MissedMatches {...player} />}
            <Field label="Motivo" error={errorOf('reason')} isRequired>
              <TextArea autoCapitalize="sentences" {...register('reason')} />
            </Field>
            <div className="grid gap-4 min-[22rem]:grid-cols-2">
              <Field label="Artículo" error={errorOf('article')} className="min-w-0">
                <TextInput autoComplete="off" maxLength={limits.articleLength} {...register('article')} />
              </Field>
              <Field
                label="Fecha"
                hint={watch('decidedOn') > today ? 'Todavía no llegó ese día.' : undefined}
                error={errorOf('decidedOn')}
                isRequired
                className="min-w-0"
              >
                <TextInput type="date" {...register('decidedOn')} />
              </Field>
            </div>
            <MatchField tournamentId={tournament.id} teamId={teamId} isFixed={start.does === 'resolve'} />
            <div className="grid gap-4 min-[22rem]:grid-cols-2">
              <Field label="Estado" error={errorOf('status')} className="min-w-0">
                <Select {...register('status')}>
                  <NamesAsOptions of={sanctionStatusNames} without={edited ? [] : ['annulled']} />
                </Select>
              </Field>
              <Field label="Origen" error={errorOf('origin')} className="min-w-0">
                <Select {...register('origin')}>
                  <NamesAsOptions of={sanctionOriginNames} />
                </Select>
              </Field>
            </div>
            <Field label="Vale en" error={errorOf('tournamentId')}>
              <Select {...register('tournamentId', { valueAsNumber: true })}>
                <option value={tournament.id}>{tournament.name}</option>
                <option value={0}>Todos los torneos</option>
              </Select>
            </Field>
          </div>
          {player && <PlayerRecord {...player} />}
        </div>
      </FormProvider>
    </FormModal>
  );
}

function NamesAsOptions({
  of,
  without = [],
}: {
  readonly of: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
}) {
  return Object.entries(of)
    .filter(([key]) => !without.includes(key))
    .map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ));
}
