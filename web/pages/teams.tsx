/** Every team as a card. */
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export function TeamsPage() {
  usePageTitle('Equipos');
  return <Page title="Equipos" />;
}
