/** Days on which nothing is played, such as holidays. */
import { limits } from '#shared/domain/limits.ts';
import { DateList } from '../../../ui/date-list.tsx';
import { setChoice } from './form-errors.ts';
import type { PlanForm } from './plan-choices.ts';

export const ExcludedDates = ({ form }: { readonly form: PlanForm }) => (
  <DateList
    label="Día"
    dates={form.watch('excludedDates')}
    max={limits.excludedDates}
    onChange={(dates) => setChoice(form, 'excludedDates', dates)}
  />
);
