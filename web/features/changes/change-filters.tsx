/** Chooses which changes of a tournament are shown: what was changed, by whom, on which day. */
import { compareText } from '#shared/spanish/order.ts';
import { changeKindLabels } from '#shared/text/changes/change-kinds.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ChangeFilterChoice } from './use-change-filters.ts';

export function ChangeFilterFields({ filters, set, clear }: ChangeFilterChoice) {
  const today = useToday();
  const { data: users = [] } = useGet('GET /auth/users', {});
  const people = users.map(({ id, fullName }) => ({ id, name: fullName })).sort((a, b) => compareText(a.name, b.name));
  const { kind = '', by, date = '' } = filters;
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-2 md:grid-cols-[2fr_2fr_1fr_auto]">
      <Field label="Qué">
        <Select value={kind} onChange={({ currentTarget }) => set('kind', currentTarget.value)}>
          <option value="">Todo</option>
          {Object.entries(changeKindLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Quién">
        <Select value={by ?? ''} onChange={({ currentTarget }) => set('by', currentTarget.value)}>
          <option value="">Todos</option>
          <option value="0">Con el enlace de una planilla</option>
          <NamedOptions of={people} />
        </Select>
      </Field>
      <Field label="Día">
        <TextInput
          type="date"
          max={today}
          value={date}
          onChange={({ currentTarget }) => set('date', currentTarget.value)}
        />
      </Field>
      <Button variant="quiet" disabled={Object.keys(filters).length === 0} onClick={clear}>
        Quitar filtros
      </Button>
    </div>
  );
}
