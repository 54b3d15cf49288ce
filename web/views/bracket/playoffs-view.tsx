/** The playoffs of a tournament, or what is missing until they can start, and their format. */
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
  /** True if two groups qualify two teams each; otherwise the first four of the general table qualify. */
  readonly hasTwoGroups: boolean;
  /** The team the user coaches, highlighted on the page; null for other users. */
  readonly ownTeamId: number | null;
  /** Button shown while the playoffs have no matches, for users who may generate them. */
  readonly action?: ReactNode;
}

export function PlayoffsView({ bracket, tournament, hasTwoGroups, ownTeamId, action }: PlayoffsViewProps) {
  return (
    <>
      {bracket.stages.length > 0 && bracket.isProjection && (
        <Notice action={action}>
          {bracket.isOfPlaces
            ? 'Los playoffs todavía no se generaron: así se cruzan los puestos de la tabla.'
            : 'Los playoffs todavía no se generaron: estos serían los cruces con la tabla actual.'}
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
      <BracketView bracket={bracket} ownTeamId={ownTeamId} matchMinutes={tournament.rules.matchMinutes} />
      <PlayoffFormat bracket={bracket} playoffDraw={tournament.rules.playoffDraw} hasTwoGroups={hasTwoGroups} />
    </>
  );
}
