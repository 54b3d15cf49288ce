/** Checklist for setting up a tournament, with a button for the next step. */
import type { ReactNode } from 'react';
import { paths } from '../../../screens/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AdminDialogState } from './admin-dialog-state.ts';
import { type SetupStep, setupStepsFromCounts, type TournamentSetupCounts } from './setup-steps.ts';

interface SetupChecklistProps {
  readonly tournamentId: number;
  readonly facts: TournamentSetupCounts;
  readonly onSelect: (task: AdminDialogState) => void;
}

/** Renders nothing once every step is done. */
export function SetupChecklist({ tournamentId, facts, onSelect }: SetupChecklistProps) {
  const steps = setupStepsFromCounts(facts);
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;

  const matchesHref = paths.matches.getHref(tournamentId);
  const actions: Record<SetupStep['key'], ReactNode> = {
    teams: (
      <Button look="primary" onClick={() => onSelect('participants')}>
        Elegir participantes
      </Button>
    ),
    canchas: (
      <Button look="primary" onClick={() => onSelect('cancha')}>
        Agregar cancha
      </Button>
    ),
    matches: (
      <ButtonLink look="primary" href={paths.fixtureManagement.getHref(tournamentId)}>
        Programar partidos
      </ButtonLink>
    ),
    results: (
      <ButtonLink look="primary" href={matchesHref}>
        Cargar resultados
      </ButtonLink>
    ),
  };

  return (
    <Card
      as="section"
      aria-labelledby="preparacion"
      className="flex flex-col gap-3 p-4 md:grid md:grid-cols-[1fr_auto]"
    >
      <h2 id="preparacion" className="text-lg md:self-center">
        Para poner en marcha el torneo
      </h2>
      <ol className="grid gap-x-4 md:col-span-2 md:row-start-2 md:grid-cols-4">
        {steps.map((step, index) => (
          <SetupStepItem key={step.key} step={step} place={index + 1} isNext={step === next} />
        ))}
      </ol>
      <div className="flex flex-col">{actions[next.key]}</div>
    </Card>
  );
}

interface SetupStepItemProps {
  readonly step: SetupStep;
  readonly place: number;
  readonly isNext: boolean;
}

function SetupStepItem({ step: { title, detail, isDone }, place, isNext }: SetupStepItemProps) {
  const circle = isDone
    ? 'border-primary bg-primary text-white'
    : isNext
      ? 'border-accent text-accent'
      : 'border-input text-muted';
  return (
    <li aria-current={isNext ? 'step' : undefined} className="flex min-h-12 items-center gap-3 md:items-start">
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-display font-semibold ${circle}`}
      >
        {isDone ? <Icon name="check" className="size-5" /> : place}
      </span>
      <span className="min-w-0 leading-tight">
        <span className={`block ${isNext ? 'font-semibold' : ''}`}>
          {title}
          {isDone && <span className="sr-only"> (listo)</span>}
        </span>
        <span className="block text-muted text-sm">{detail}</span>
      </span>
    </li>
  );
}
