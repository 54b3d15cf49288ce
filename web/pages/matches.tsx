/** Matches of a tournament to create, edit and score. */
import { usePageTitle } from '../lib/page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function MatchesPage() {
  usePageTitle('Partidos');
  return <PageHeader title="Partidos" />;
}
