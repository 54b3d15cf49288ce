/** The title of the screen: in the browser's tab, in the phone's header, and announced when it changes. */
import { useEffect } from 'react';
import { createStore } from '../../ui/store.ts';
import { useSettings } from './use-settings.ts';

interface PageTitle {
  readonly title: string;
  /** Where 'Volver' leads; null on the screens of the bottom bar. */
  readonly back: string | null;
}

const store = createStore<PageTitle>({ title: '', back: null });
export const useCurrentTitle = store.use;

/** Every page calls it once: usePageTitle('Equipos'), usePageTitle(tournament.name, paths.tournaments.getHref()). */
export function usePageTitle(title: string, back: string | null = null): void {
  const { name, isNameKnown } = useSettings();
  useEffect(() => store.set({ title, back }), [title, back]);
  useEffect(() => {
    // Until the federation's name is known the tab names the screen alone.
    if (isNameKnown) document.title = title ? `${title} · ${name}` : name;
    else if (title) document.title = title;
  }, [title, name, isNameKnown]);
}
