/** Creates a tournament. */
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export function NewTournamentPage() {
  usePageTitle('Nuevo Torneo');
  return <Page title="Nuevo Torneo" />;
}
