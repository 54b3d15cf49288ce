/** 'Armar el fixture': choices, the planned fixture by round, and its creation. */
import { useEffect, useState } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { sendChange } from '../../../lib/api/send-change.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useUnloadQuestion } from '../../../lib/forms/use-unload-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ChoicesForm } from '../choices/choices-form.tsx';
import {
  choicesOfEarlier,
  defaultPlanChoices,
  optionsFromChoices,
  type PlanChoices,
  type PlanForm,
  planChoicesSchema,
} from '../choices/plan-choices.ts';
import { readPlanDraft, savePlanDraft } from './plan-draft.ts';
import { type PlanRefusal, planRefusalOf } from './plan-refusal.ts';
import { PlanRefusalNotice } from './plan-refusal-notice.tsx';
import { PlannedFixture, type ShownPlan } from './planned-fixture.tsx';

interface FixturePlannerProps {
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
  readonly officials: readonly Staff[];
  readonly today: string;
  /** Called with the number of matches once they exist. */
  readonly onCreated: (created: number) => void;
}

const formId = 'armar-fixture';

export function FixturePlanner(props: FixturePlannerProps) {
  const { tournament, teams, canchas, officials, onCreated } = props;
  const job = useJob();
  const planning = usePlanning(props);
  const { form, errorOf, onSubmit, isSaving, failure, plan, refusal, setPlan, discard } = planning;
  const isBusy = job.progress !== null;
  const earlier = props.tournaments.filter(({ fixtureOptions }) => fixtureOptions !== null);
  const nameOfTeam = (id: number) => teamNameOrFallback(teams.find((team) => team.id === id)?.name, id);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <Card as="section" aria-labelledby={`${formId}-titulo`} className="p-4" inert={isBusy}>
        <form id={formId} noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
          <h2 id={`${formId}-titulo`} className="text-lg">
            Armar el fixture
          </h2>
          {earlier.length > 0 && tournament.fixtureOptions === null && (
            <Field label="Horarios y pedidos como en" hint="De los equipos que también juegan este torneo.">
              <Select value="" onChange={({ currentTarget }) => planning.takeFrom(Number(currentTarget.value))}>
                <option value="">Elegí un torneo</option>
                <NamedOptions of={earlier} />
              </Select>
            </Field>
          )}
          <ChoicesForm
            form={form}
            errorOf={errorOf}
            canchas={canchas}
            teams={teams.filter(({ id }) => tournament.teamIds.includes(id))}
            officials={officials}
          />
          {refusal ? <PlanRefusalNotice {...refusal} /> : <FormProblem failure={failure} />}
          <Button type="submit" variant={plan ? 'secondary' : 'primary'} isBusy={isSaving} busyText="Armando...">
            {plan ? 'Armar de nuevo' : 'Ver el fixture'}
          </Button>
        </form>
      </Card>
      {plan && (
        <PlannedFixture
          key={plan.seed}
          plan={plan}
          isOutdated={planning.isOutdated}
          isPlanning={isSaving}
          formId={formId}
          tournament={tournament}
          job={job}
          nameOfTeam={nameOfTeam}
          officials={officials}
          nameOfCancha={(id) => canchas.find((cancha) => cancha.id === id)?.nombre ?? 'Sin cancha'}
          onChange={setPlan}
          onDiscard={discard}
          onCreated={(created) => {
            discard();
            onCreated(created);
          }}
        />
      )}
    </div>
  );
}

/** The form of the choices and the plan that it gave; both are kept when the user leaves the screen and comes back. */
function usePlanning({ tournament, tournaments, canchas, officials, today }: FixturePlannerProps) {
  const [draft] = useState(() => readPlanDraft(tournament.id, officials));
  const [plan, setPlan] = useState<ShownPlan | null>(draft?.plan ?? null);
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);
  const availableCanchaIds = canchas.filter(({ disponible }) => disponible).map(({ id }) => id);
  const source = { tournament, tournaments, availableCanchaIds, officials, today };
  const api = useApiForm<PlanChoices, PlanChoices>({
    schema: planChoicesSchema as never,
    defaultValues: (draft?.choices ?? defaultPlanChoices(source)) as never,
    onSave: async (choices) => {
      setRefusal(null);
      const options = optionsFromChoices(choices);
      try {
        const planned = await sendChange('POST /tournaments/{id}/fixture/plan', 'No se pudo armar el fixture', {
          params: { id: tournament.id },
          body: options,
        });
        setPlan({ ...planned, options, choices: structuredClone(form.getValues()) });
        if (plan) showToast('Fixture armado de nuevo', { label: 'Deshacer', onClick: () => setPlan(plan) });
      } catch (error) {
        setRefusal(planRefusalOf(error));
        throw error;
      }
    },
  });
  const form = api.form as unknown as PlanForm;
  const choices = form.watch();
  const { hasChanges } = api;
  useEffect(() => {
    if (plan || hasChanges) savePlanDraft(tournament.id, { choices, plan });
  }, [tournament.id, choices, plan, hasChanges]);
  useUnloadQuestion(plan !== null);

  return {
    ...api,
    form,
    plan,
    refusal,
    setPlan,
    /** Takes the choices of another tournament's fixture. */
    takeFrom: (id: number) => {
      const options = tournaments.find((each) => each.id === id)?.fixtureOptions;
      if (options) form.reset(choicesOfEarlier(source, options), { keepDefaultValues: true });
    },
    /** True when a choice has changed since the plan was made. */
    isOutdated: plan !== null && JSON.stringify(choices) !== JSON.stringify(plan.choices),
    discard: () => {
      savePlanDraft(tournament.id, null);
      setPlan(null);
    },
  };
}
