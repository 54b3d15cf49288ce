/** Days on which nothing is played, such as holidays. */
import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { setChoice } from './form-errors.ts';
import type { PlanForm } from './plan-choices.ts';

export function ExcludedDates({ form }: { readonly form: PlanForm }) {
  const [typed, setTyped] = useState('');
  const dates = form.watch('excludedDates');
  const set = (changed: string[]) => setChoice(form, 'excludedDates', changed);
  const add = () => {
    if (typed !== '' && !dates.includes(typed)) set([...dates, typed].sort());
    setTyped('');
  };
  return (
    <>
      <div className="flex items-end gap-2">
        <Field label="Día" className="min-w-0 flex-1">
          <TextInput type="date" value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
        </Field>
        <Button onClick={add} disabled={typed === '' || dates.length >= limits.excludedDates}>
          Agregar
        </Button>
      </div>
      {dates.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {dates.map((date) => (
            <li key={date}>
              <Button size="compact" icon="close" onClick={() => set(dates.filter((each) => each !== date))}>
                {formatShortDate(date)}
                <span className="sr-only"> (quitar)</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
