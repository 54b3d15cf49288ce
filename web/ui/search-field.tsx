/** A search field, for filtering a list while the user types. */
import type { KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface SearchFieldProps {
  readonly label: string;
  /** Names what is searched, as in 'Nombre o ciudad'. */
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly className?: string;
}

export function SearchField({ label, placeholder, query, onQuery, onKeyDown, className = '' }: SearchFieldProps) {
  return (
    <Field label={label} className={className}>
      <TextInput
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
