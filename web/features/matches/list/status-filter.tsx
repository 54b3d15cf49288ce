/** Filters the list to the matches of one status. */
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { MatchFilters } from './use-match-filters.ts';

const statusOptions = Object.entries(matchStatusLabels) as [MatchStatus, string][];

export function StatusFilter({ filters: { status, chooseStatus } }: { readonly filters: MatchFilters }) {
  return (
    <Field label="Estado" className="min-w-0 md:w-48">
      <Select
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) => chooseStatus(value === '' ? null : (value as MatchStatus))}
      >
        <option value="">Todos</option>
        {statusOptions.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
