/** One tournament. */
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export function TournamentPage() {
  usePageTitle('Torneo');
  return <Page title="Torneo" />;
}
