/** What the reader of the tables chose to see: all columns, and why teams stand where they do. */
import { useState } from 'react';
import type { StandingsChoices } from '../public/standings/standings-view.tsx';

export function useStandingsChoices(): StandingsChoices {
  const [isComplete, onComplete] = useState(false);
  const [openTies, setOpenTies] = useState<StandingsChoices['openTies']>(new Map());
  const onOpenTie = (tableId: number, teamId: number | null) =>
    setOpenTies((before) => new Map(before).set(tableId, teamId));
  return { isComplete, onComplete, openTies, onOpenTie };
}
