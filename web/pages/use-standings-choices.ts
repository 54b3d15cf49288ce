/** The hook for what a user chose to see in the standings: all columns, and how ties between teams were broken. */
import { useState } from 'react';
import type { StandingsChoices } from '../public/standings/standings-view.tsx';

export function useStandingsChoices(): StandingsChoices {
  const [isComplete, onComplete] = useState(false);
  const [openTies, setOpenTies] = useState<StandingsChoices['openTies']>(new Map());
  const onOpenTie = (tableId: number, teamId: number | null) =>
    setOpenTies((before) => new Map(before).set(tableId, teamId));
  return { isComplete, onComplete, openTies, onOpenTie };
}
