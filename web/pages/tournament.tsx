/** One tournament. */
import { usePageTitle } from '../lib/page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function TournamentPage() {
  usePageTitle('Torneo');
  return <PageHeader title="Torneo" />;
}
