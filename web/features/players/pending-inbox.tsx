/** The players of all teams who wait for an administrator, on the home screen. */
import { useGet } from '../../lib/api/use-get.ts';
import { Section } from '../../views/home/section.tsx';
import { PendingPlayers } from './pending-players.tsx';

/** Renders nothing while nobody waits. */
export function PendingInbox() {
  const { data: players = [] } = useGet('GET /players/pending', {});
  if (players.length === 0) return null;
  return (
    <Section title="Para revisar en los planteles" allHref={null}>
      <PendingPlayers players={players} mayDecide />
    </Section>
  );
}
