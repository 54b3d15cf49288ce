/** Every tournament as a card. */
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export function TournamentsPage() {
  usePageTitle('Torneos');
  return <Page title="Torneos" />;
}
