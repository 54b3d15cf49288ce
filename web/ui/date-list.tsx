/** Days chosen one by one, each with a button that takes it out again. */
import { useState } from 'react';
import { formatShortDate } from '#shared/text/dates.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface DateListProps {
  /** Label of the field for a further day. */
  readonly label: string;
  readonly dates: readonly string[];
  readonly max: number;
  readonly onChange: (dates: string[]) => void;
}

export function DateList({ label, dates, max, onChange }: DateListProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed !== '' && !dates.includes(typed)) onChange([...dates, typed].sort());
    setTyped('');
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={label} className="min-w-0 flex-[1_1_8rem]">
          <TextInput type="date" value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
        </Field>
        <Button onClick={add} disabled={typed === '' || dates.length >= max}>
          Agregar
        </Button>
      </div>
      {dates.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {dates.map((date) => (
            <li key={date}>
              <Button size="compact" icon="close" onClick={() => onChange(dates.filter((each) => each !== date))}>
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
