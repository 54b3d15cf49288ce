/** Form that creates a tournament: its data, participants and rules. */
import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type Tournament, tournamentDefaults } from '#shared/domain/schemas/tournament.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { tournamentStatusLabels } from '#shared/text/labels.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { BandList } from '../bands/band-list.tsx';
import { TournamentDataFields } from '../form/data-fields.tsx';
import { formValuesFromRules, newTournamentSchema } from '../form/schemas.ts';
import type { NewTeamDialogComponent, PasteTeamsDialogComponent } from '../participants/new-team-dialog-props.ts';
import { TeamChecklist } from '../participants/team-checklist.tsx';
import { RulesDisclosure } from '../rules/rules-disclosure.tsx';

/** A new tournament has no points adjustments; they are added later. */
const { adjustments: _later, ...newTournament } = tournamentDefaults;

const noTournaments: readonly Tournament[] = [];

interface NewTournamentFormProps {
  readonly NewTeam: NewTeamDialogComponent;
  readonly PasteTeams: PasteTeamsDialogComponent;
  readonly cancelHref: string;
  readonly onCreated: (tournament: Tournament) => void;
}

export function NewTournamentForm({ NewTeam, PasteTeams, cancelHref, onCreated }: NewTournamentFormProps) {
  const [newTeamName, setNewTeamName] = useState<string | null>(null);
  const [isPasting, setIsPasting] = useState(false);
  const { form, errorOf, onSubmit, isSaving, hasChanges, failure } = useApiForm({
    schema: newTournamentSchema,
    defaultValues: {
      ...newTournament,
      name: '',
      startDate: '',
      endDate: '',
      rules: formValuesFromRules(defaultRules),
    },
    onSave: async (body) =>
      onCreated(await saveAndRefresh('POST /tournaments', 'Error al guardar el torneo', { body })),
  });
  const { data: earlier = noTournaments } = useGet('GET /tournaments', {});
  const [takenFrom, setTakenFrom] = useState(0);
  const takeFrom = (id: number) => {
    const { rules = defaultRules, bands = [] } = earlier.find((each) => each.id === id) ?? {};
    form.setValue('rules', formValuesFromRules(rules), { shouldDirty: true });
    form.setValue('bands', bands, { shouldDirty: true });
    setTakenFrom(id);
  };
  const teamIds = form.watch('teamIds') ?? [];
  const choose = (chosen: number[]) => form.setValue('teamIds', chosen, { shouldDirty: true });

  return (
    <FormProvider {...form}>
      <LeaveQuestion hasChanges={hasChanges && !isSaving} />
      <form noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
        <FormSection title="Datos">
          <TournamentDataFields />
          {earlier.length > 0 && (
            <Field label="Reglas y marcas como en" className="sm:max-w-xs">
              <Select value={takenFrom} onChange={({ currentTarget }) => takeFrom(Number(currentTarget.value))}>
                <option value={0}>Las habituales</option>
                <NamedOptions of={earlier} />
              </Select>
            </Field>
          )}
          <Field label="Estado" error={errorOf('status')} className="sm:max-w-xs">
            <Select {...form.register('status')}>
              {Object.entries(tournamentStatusLabels).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </FormSection>
        <FormSection title="Participantes">
          <TeamChecklist
            selected={teamIds}
            onChange={choose}
            onCreate={setNewTeamName}
            onPaste={() => setIsPasting(true)}
            error={errorOf('teamIds')}
          />
        </FormSection>
        <FormSection title="Marcas de la tabla">
          <BandList groups={0} />
        </FormSection>
        <RulesDisclosure />
        <div
          data-action-bar
          className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-18 flex flex-col gap-2 border-line border-t bg-surface px-4 py-2 md:bottom-0 md:mx-0 md:-mb-12 md:rounded-card md:border md:py-4"
        >
          <FormProblem failure={failure} />
          <div className="flex justify-end gap-2">
            <ButtonLink href={cancelHref}>Cancelar</ButtonLink>
            <Button type="submit" variant="primary" isBusy={isSaving} busyText="Creando...">
              Crear torneo
            </Button>
          </div>
        </div>
      </form>
      {newTeamName !== null && (
        <NewTeam
          name={newTeamName}
          onCreated={({ id }) => choose([...(form.getValues('teamIds') ?? []), id])}
          onClose={() => setNewTeamName(null)}
        />
      )}
      <Suspense>
        {isPasting && (
          <PasteTeams
            onCreated={(created) => choose([...(form.getValues('teamIds') ?? []), ...created.map(({ id }) => id)])}
            onClose={() => setIsPasting(false)}
          />
        )}
      </Suspense>
    </FormProvider>
  );
}
