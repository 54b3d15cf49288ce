/** One team. */
import { Page } from '../ui/page.tsx';

export function TeamPage() {
  return <Page title="Equipo" />;
}
