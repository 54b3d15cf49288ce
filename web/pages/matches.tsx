/** Matches of a tournament to create, edit and score. */
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export function MatchesPage() {
  usePageTitle('Partidos');
  return <Page title="Partidos" />;
}
