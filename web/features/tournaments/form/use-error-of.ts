/** Returns the error message of a field from the form context, for components that several forms share. */
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';

export function useFieldErrors<Fields extends FieldValues>(): (field: Path<Fields>) => string | undefined {
  const { getFieldState, formState } = useFormContext<Fields>();
  return (field) => getFieldState(field, formState).error?.message;
}
