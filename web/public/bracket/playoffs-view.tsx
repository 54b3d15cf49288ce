/** The knock-out of a tournament, or what it waits for, and how it is played. */
import type { ReactNode } from 'react';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BracketView } from './bracket-view.tsx';
import { PlayoffFormat } from './playoff-format.tsx';

interface PlayoffsViewProps {
  readonly bracket: Bracket;
  readonly tournament: Pick<Tournament, 'rules'>;
  /** Exactly two groups cross each other. */
  readonly hasTwoGroups: boolean;
  /** The team of the coach who looks at it. */
  readonly ownTeamId: number | null;
  /** What the viewer may do while there are no matches yet. */
  readonly action?: ReactNode;
}

export function PlayoffsView({ bracket, tournament, hasTwoGroups, ownTeamId, action }: PlayoffsViewProps) {
  return (
    <>
      {bracket.stages.length > 0 && bracket.isProjection && (
        <Notice action={action}>
          Los playoffs todavía no se generaron: estos serían los cruces con la tabla de hoy.
        </Notice>
      )}
      {bracket.stages.length === 0 && (
        <EmptyState
          icon="bracket"
          title="Todavía no hay playoffs"
          detail={
            hasTwoGroups
              ? 'Se necesitan al menos dos equipos en cada zona.'
              : 'Se necesitan al menos cuatro equipos en la tabla.'
          }
          action={action}
        />
      )}
      <BracketView bracket={bracket} ownTeamId={ownTeamId} />
      <PlayoffFormat playoffDraw={tournament.rules.playoffDraw} hasTwoGroups={hasTwoGroups} />
    </>
  );
}
