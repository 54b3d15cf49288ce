/** The title of the screen: in the browser's tab, in the phone's header, and announced to screen readers. */
import { useEffect } from 'react';
import { createStore } from '../../ui/store.ts';
import { useSettings } from './use-settings.ts';

interface PageTitle {
  readonly title: string;
  /** The address that 'Volver' opens; null on screens without that link, such as those of the bottom bar. */
  readonly back: string | null;
}

const titleStore = createStore<PageTitle>({ title: '', back: null });
export const useCurrentTitle = titleStore.use;

/** Every page calls this hook once, as in usePageTitle(tournament.name, paths.tournaments.getHref()). */
export function usePageTitle(title: string, back: string | null = null): void {
  const { name, isNameKnown } = useSettings();
  useEffect(() => titleStore.set({ title, back }), [title, back]);
  useEffect(() => {
    // Until the federation's name is known, the browser's tab shows the screen's title alone.
    if (isNameKnown) document.title = title ? `${title} · ${name}` : name;
    else if (title) document.title = title;
  }, [title, name, isNameKnown]);
}
