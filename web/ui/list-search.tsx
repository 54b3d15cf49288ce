/** The search of a long list: its field with the number of results, and the message when nothing is found. */
import { useDeferredValue, useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconName } from './icon.tsx';
import { SearchField } from './search-field.tsx';

/** A list of at least this many entries gets a search field. */
const minSearchableEntries = 13;

type ListSearchState = ReturnType<typeof useListSearch>;

/** State of a search. The list shows the results of `appliedQuery`, which may lag behind the typed `query`. */
export function useListSearch() {
  const [query, setQuery] = useState('');
  return { query, setQuery, appliedQuery: useDeferredValue(query) };
}

interface ListSearchFieldProps {
  readonly search: ListSearchState;
  /** Number of entries in the whole list: a short list has no search field. */
  readonly entryCount: number;
  readonly label: string;
  /** The attributes that are searched, for example 'Nombre o ciudad'. */
  readonly placeholder: string;
  /** The number of results, for example '3 equipos'. */
  readonly resultText: string;
}

export function ListSearchField({ search, entryCount, label, placeholder, resultText }: ListSearchFieldProps) {
  const { query, setQuery } = search;
  if (entryCount < minSearchableEntries && query === '') return null;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <SearchField
        label={label}
        placeholder={placeholder}
        query={query}
        onQuery={setQuery}
        className="w-full md:max-w-sm"
      />
      <p role="status" className="text-muted text-sm md:pb-3">
        {resultText}
      </p>
    </div>
  );
}

interface NoSearchResultProps {
  readonly search: ListSearchState;
  readonly icon: IconName;
  /** Subject of the message, for example 'Ningún equipo'. */
  readonly subject: string;
}

export function NoSearchResult({ search: { appliedQuery, setQuery }, icon, subject }: NoSearchResultProps) {
  return (
    <EmptyState
      icon={icon}
      title={`${subject} coincide con «${appliedQuery}»`}
      action={<Button onClick={() => setQuery('')}>Ver todos</Button>}
    />
  );
}
