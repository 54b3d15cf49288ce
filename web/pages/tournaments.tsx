/** Every tournament as a card. */
import { usePageTitle } from '../lib/page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function TournamentsPage() {
  usePageTitle('Torneos');
  return <PageHeader title="Torneos" />;
}
