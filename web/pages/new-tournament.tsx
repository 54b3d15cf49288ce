/** Creates a tournament. */
import { usePageTitle } from '../lib/page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function NewTournamentPage() {
  usePageTitle('Nuevo Torneo');
  return <PageHeader title="Nuevo Torneo" />;
}
