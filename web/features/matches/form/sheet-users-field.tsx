/** The field for who keeps the match's sheet: users with the role Planillero. */
import { useController } from 'react-hook-form';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSheetUsers } from '../../../lib/screen/use-sheet-users.ts';
import { CheckboxList } from '../../../ui/checkbox-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { MatchFieldProps } from './match-field-props.ts';

/**
 * Published documents, from which some screens take their matches, do not tell who keeps a sheet: then the match itself
 * is read. What is not changed here is not sent, and the server keeps it.
 */
export function SheetUsersField({ form, errorOf, match }: MatchFieldProps) {
  const { field } = useController({ control: form.control, name: 'sheetUserIds' });
  const isKnown = !match || match.sheetUserIds !== undefined;
  const { data: read } = useGet('GET /matches/{id}', isKnown || !match ? null : { params: { id: match.id } });
  const stored = (isKnown ? match?.sheetUserIds : read?.sheetUserIds) ?? [];
  const chosen = field.value ?? stored;
  const { users, error } = useSheetUsers(stored);

  if (!users || (!isKnown && !read)) return error ? null : <Skeleton className="h-16" />;
  if (users.length === 0) return null;
  return (
    <CheckboxList
      legend="Planilleros"
      options={users}
      chosen={chosen}
      onChange={field.onChange}
      error={errorOf('sheetUserIds')}
    />
  );
}
