/** Every team as a card. */
import { usePageTitle } from '../lib/page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function TeamsPage() {
  usePageTitle('Equipos');
  return <PageHeader title="Equipos" />;
}
