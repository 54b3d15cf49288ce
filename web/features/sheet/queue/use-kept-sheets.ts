/** The sheets that this device keeps for whoever is signed in and for the holders of links, as they change. */
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { type KeptSheet, listKeptSheets } from './kept-sheets.ts';
import { followQueueChanges } from './open-queues.ts';

export function useKeptSheets(): readonly KeptSheet[] {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [sheets, setSheets] = useState<readonly KeptSheet[]>([]);
  useEffect(() => {
    // A browser that keeps no data keeps no sheets.
    const read = () => void listKeptSheets(userId).then(setSheets, () => setSheets([]));
    read();
    return followQueueChanges(read);
  }, [userId]);
  return sheets;
}
