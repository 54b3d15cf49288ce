/** Dialog that excepts a player from a rule of who may play. Loaded lazily, with the schemas. */
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { type EligibilityException, eligibilityException } from '#shared/domain/schemas/eligibility.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { compareText } from '#shared/spanish/order.ts';
import { exceptedRuleLabels } from '#shared/text/eligibility-exceptions.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveTournament } from '../form/save-tournament.ts';
import { useFieldErrors } from '../form/use-error-of.ts';
import { useTeamNames } from '../use-team-names.ts';
import { isSameException } from './same-exception.ts';
import { usePlayerName } from './use-player-name.ts';

interface ExceptionFormProps {
  readonly tournament: Tournament;
  /** What is known of the exception: nothing of a new one, player and rule of one that a verdict leads to, or all. */
  readonly start: Partial<EligibilityException>;
  readonly onClose: () => void;
}

export function ExceptionForm({ tournament, start, onClose }: ExceptionFormProps) {
  const written = 'reason' in start ? (start as EligibilityException) : null;
  const { form, ...state } = usePartForm<Tournament, EligibilityException, EligibilityException>({
    entity: tournament,
    schema: eligibilityException,
    valuesOf: () => ({ playerId: 0, code: 'squadClosed', reason: '', until: null, ...start }),
    // Exceptions that somebody else wrote meanwhile stay.
    describe: () => ({}),
    onSave: async (exception, base, version) => {
      const others = (base.eligibilityExceptions ?? []).filter(
        (each) => !isSameException(each, exception) && !(written && isSameException(each, written)),
      );
      await saveTournament(base, { eligibilityExceptions: [...others, exception] }, version);
      showToast('Excepción guardada');
      onClose();
    },
  });
  return (
    <FormModal
      {...state}
      title={written ? 'Editar excepción' : 'Habilitar por excepción'}
      submitText="Guardar"
      onClose={onClose}
    >
      <FormProvider {...form}>
        {start.playerId === undefined ? (
          <PlayerFields teamIds={tournament.teamIds} />
        ) : (
          <KnownPlayer playerId={start.playerId} />
        )}
        <ExceptionFields startDate={tournament.startDate} />
      </FormProvider>
    </FormModal>
  );
}

function KnownPlayer({ playerId }: { readonly playerId: number }) {
  const { name, teamName } = usePlayerName(playerId);
  return (
    <p className="min-h-6">
      <span className="font-semibold">{name}</span>
      {teamName && ` · ${teamName}`}
    </p>
  );
}

function PlayerFields({ teamIds }: { readonly teamIds: readonly number[] }) {
  const { register } = useFormContext<EligibilityException>();
  const errorOf = useFieldErrors<EligibilityException>();
  const { nameOf } = useTeamNames();
  const [teamId, setTeamId] = useState(0);
  const { data: players = [] } = useGet('GET /players/team/{id}', teamId === 0 ? null : { params: { id: teamId } });
  const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);
  return (
    <>
      <Field label="Equipo" isRequired>
        <Select value={teamId} onChange={({ currentTarget }) => setTeamId(Number(currentTarget.value))}>
          <option value={0}>Elegí un equipo</option>
          <NamedOptions of={teamIds.map((id) => ({ id, name: nameOf(id) })).sort(byName)} />
        </Select>
      </Field>
      <Field label="Jugador" error={errorOf('playerId')} isRequired>
        <Select {...register('playerId', { setValueAs: (value) => Number(value) || undefined })}>
          <option value={0}>Elegí un jugador</option>
          <NamedOptions of={players.map(({ id, fullName }) => ({ id, name: fullName })).sort(byName)} />
        </Select>
      </Field>
    </>
  );
}

function ExceptionFields({ startDate }: { readonly startDate: string }) {
  const { register } = useFormContext<EligibilityException>();
  const errorOf = useFieldErrors<EligibilityException>();
  return (
    <>
      <Field label="Regla" error={errorOf('code')} isRequired>
        <Select {...register('code')}>
          {Object.entries(exceptedRuleLabels).map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Motivo" error={errorOf('reason')} isRequired>
        <TextInput autoComplete="off" maxLength={limits.exceptionReasonLength} {...register('reason')} />
      </Field>
      <Field
        label="Hasta"
        hint="El último día en que vale; vacío, hasta que termine el torneo."
        error={errorOf('until')}
      >
        <TextInput type="date" min={startDate} {...register('until', { setValueAs: (value) => value || null })} />
      </Field>
    </>
  );
}
