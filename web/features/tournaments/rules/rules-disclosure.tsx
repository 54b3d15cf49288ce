/**
 * The rules in the form for a new tournament: a summary that expands into the fields. Must be inside a FormProvider.
 */
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { RulesFields } from './rules-fields.tsx';
import { rulesSummaryText } from './rules-text.ts';

export function RulesDisclosure() {
  const { watch, formState } = useFormContext<TournamentFormValues>();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { errors, submitCount } = formState;
  const isOnlyHere = errors.rules !== undefined && Object.keys(errors).length === 1;

  // If a rule is invalid, expands the rules; focuses the first invalid rule unless another part of the form is invalid
  // too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run only when the form is submitted
  useEffect(() => {
    if (!errors.rules || !details.current) return;
    details.current.open = true;
    if (isOnlyHere) details.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);

  return (
    <Card as="section" className="">
      <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 list-none items-center gap-3 p-4 md:p-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 className="text-lg">Reglas</h2>
            {!isOpen && <span className="mt-1 block text-muted text-sm">{rulesSummaryText(watch('rules'))}</span>}
          </span>
          <Icon name="down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </summary>
        <div className="p-4 pt-0 md:p-6 md:pt-0">
          <RulesFields />
        </div>
      </details>
    </Card>
  );
}
