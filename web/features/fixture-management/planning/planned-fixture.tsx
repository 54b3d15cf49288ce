/** The plan beside the choices: its editor, what is not in it, and the button that creates it. */
import { measureQuality } from '#shared/domain/fixture/quality.ts';
import type { FixtureOptions, FixturePlan, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import { jobOf } from '../../../lib/api/run-job.ts';
import type { RunningJob } from '../../../lib/api/use-job.ts';
import { JobState } from '../../../lib/jobs/job-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PlanChoices } from '../choices/plan-choices.ts';
import { PlanEditor } from '../editor/plan-editor.tsx';
import { effectText, qualityText } from '../editor/quality-text.ts';

/** A plan with the options that it was made from, and the choices of the form that gave them. */
export interface ShownPlan extends FixturePlan {
  readonly options: FixtureOptions;
  readonly choices: PlanChoices;
}

interface PlannedFixtureProps {
  readonly plan: ShownPlan;
  /** True when a choice has changed since the plan was made. */
  readonly isOutdated: boolean;
  readonly isPlanning: boolean;
  /** The form of the choices, which 'Sortear de nuevo' submits. */
  readonly formId: string;
  readonly tournament: Tournament;
  /** Creates the matches. */
  readonly job: RunningJob;
  readonly nameOfTeam: (id: number) => string;
  readonly officials: readonly Staff[];
  readonly nameOfCancha: (id: number) => string;
  readonly onChange: (plan: ShownPlan) => void;
  readonly onDiscard: () => void;
  readonly onCreated: (created: number) => void;
}

export function PlannedFixture(props: PlannedFixtureProps) {
  const { plan, tournament, job, nameOfTeam, officials, nameOfCancha } = props;
  const { rounds, options, taken, unplanned, seed } = plan;
  const matches = rounds.reduce((sum, round) => sum + round.matches.length, 0);
  const isCreating = job.progress !== null;
  const create = () =>
    void job.run(
      jobOf('POST /tournaments/{id}/fixture', tournament.id, { rounds, legs: options.legs ?? 1, seed, options }),
      'No se pudo crear el fixture',
      ({ created }) => props.onCreated(created),
    );
  const teamIds = teamIdsOfPlan(rounds);
  const qualityOf = (changed: readonly PlannedRound[]) =>
    measureQuality(changed, teamIds, options.officials?.refereeIds ?? [], plan.quality.minimumBreaks);
  const quality = qualityOf(rounds);
  return (
    <div ref={scrollToPlan} className="min-w-0 scroll-mt-16">
      <Card as="section" aria-labelledby="fixture-armado" className="flex min-w-0 flex-col gap-4 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="fixture-armado" className="text-lg">
            {`${formatPlural(matches, 'partido')} en ${formatPlural(rounds.length, 'fecha')}`}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1" inert={isCreating}>
            <span className="text-muted text-sm tabular-nums">{`Sorteo ${seed}`}</span>
            <Button type="submit" form={props.formId} size="compact" isBusy={props.isPlanning} busyText="Sorteando...">
              Sortear de nuevo
            </Button>
          </div>
        </div>
        {unplanned.length > 0 && (
          <Notice icon="warning">{`Quedan afuera ${joinNames(unplanned.map(nameOfTeam))}: sin zona o retirados.`}</Notice>
        )}
        {props.isOutdated && <Notice icon="warning">Cambiaste las opciones: este fixture es de las anteriores.</Notice>}
        <div inert={isCreating}>
          <PlanEditor
            plan={{
              rounds,
              options,
              matchMinutes: tournament.rules.matchMinutes,
              teamIds,
              taken,
              nameOfTeam,
              nameOfOfficial: (id: number) => officials.find((person) => person.id === id)?.name ?? 'Árbitro',
            }}
            quality={qualityText(quality, rounds, nameOfCancha)}
            effectOf={(changed) => effectText(quality, qualityOf(changed))}
            officials={officials}
            nameOfCancha={nameOfCancha}
            onChange={(changed) => props.onChange({ ...plan, rounds: [...changed] })}
          />
        </div>
        <JobState tournamentId={tournament.id} job={job} progressLabel="Creando los partidos" />
        {!isCreating && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" size="large" className="flex-1" onClick={create}>
              Crear fixture
            </Button>
            <Button variant="quiet-danger" onClick={props.onDiscard}>
              Descartar
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** On a phone the plan appears below the choices, out of sight. */
const scrollToPlan = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'start', behavior: 'smooth' });

const teamIdsOfPlan = (rounds: readonly PlannedRound[]): number[] => [
  ...new Set(rounds.flatMap(({ matches }) => matches.flatMap((match) => [match.homeTeamId, match.awayTeamId]))),
];
