/** Which changes of a tournament are shown: by kind, person and day, kept in the address. */
import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from '#shared/domain/calendar/calendar.ts';
import type { ChangeKind } from '#shared/domain/schemas/change.ts';
import { changeKindLabels } from '#shared/text/changes/change-kinds.ts';

interface ChangeFilters {
  readonly kind?: ChangeKind;
  /** The id of a user; 0 for whoever had a link to a sheet. */
  readonly by?: number;
  /** As `YYYY-MM-DD`, in the federation's time zone. */
  readonly date?: string;
}

export interface ChangeFilterChoice {
  readonly filters: ChangeFilters;
  readonly set: (name: keyof ChangeFilters, value: string) => void;
  readonly clear: () => void;
}

const names = ['kind', 'by', 'date'] as const;
const isKind = (kind: string): kind is ChangeKind => Object.hasOwn(changeKindLabels, kind);

export function useChangeFilters(): ChangeFilterChoice {
  const [search, setSearch] = useSearchParams();
  const [kind = '', by = '', date = ''] = names.map((name) => search.get(name) ?? '');
  const change = (values: Partial<Record<keyof ChangeFilters, string>>) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(values))
          if (value) current.set(name, value);
          else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filters: {
      ...(isKind(kind) && { kind }),
      ...(/^\d{1,15}$/.test(by) && { by: Number(by) }),
      ...(/^\d{4}-\d\d-\d\d$/.test(date) && isCalendarDate(date) && { date }),
    },
    set: (name, value) => change({ [name]: value }),
    clear: () => change({ kind: '', by: '', date: '' }),
  };
}
