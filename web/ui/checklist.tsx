/** Card with the steps of a piece of work, done or not, and the action of the next one. */
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';

export interface ChecklistStep {
  readonly key: string;
  readonly title: string;
  /** Second line of the step: what exists already, or what to do if nothing does. */
  readonly detail: string;
  readonly isDone: boolean;
}

interface ChecklistProps<Step extends ChecklistStep> {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly actions: Readonly<Record<Step['key'], ReactNode>>;
}

/** Renders nothing once every step is done. */
export function Checklist<Step extends ChecklistStep>({ id, title, steps, actions }: ChecklistProps<Step>) {
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3 p-4 md:grid md:grid-cols-[1fr_auto]">
      <h2 id={id} className="text-lg md:self-center">
        {title}
      </h2>
      <ol className="grid gap-x-4 md:col-span-2 md:row-start-2 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <ChecklistItem key={step.key} step={step} place={index + 1} isNext={step === next} />
        ))}
      </ol>
      <div className="flex flex-col">{actions[next.key as Step['key']]}</div>
    </Card>
  );
}

interface ChecklistItemProps {
  readonly step: ChecklistStep;
  readonly place: number;
  readonly isNext: boolean;
}

function ChecklistItem({ step: { title, detail, isDone }, place, isNext }: ChecklistItemProps) {
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
