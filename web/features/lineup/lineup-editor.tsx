/** Edits a lineup by drag and drop, by tapping a player and then a place, or with the keyboard. Loaded lazily. */
import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { findFormation } from '#shared/domain/squads/formations.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PlayerToken } from '../../views/lineup/player-token.tsx';
import { Bench } from './bench.tsx';
import { dragIds, numberInDragId } from './drag-ids.ts';
import { DroppablePitch } from './droppable-pitch.tsx';
import { findDropTarget } from './find-drop-target.ts';
import {
  type FormationAndPositions,
  fillFormation,
  fillFreePlaces,
  placeIdOfPlayer,
  playerIdAtPlace,
} from './lineup-moves.ts';
import { LineupTools } from './lineup-tools.tsx';
import { formatPlaceName } from './place-names.ts';
import { lineupWarningsByPlayer, type PlayersStanding } from './player-warnings.ts';
import { SaveBar } from './save-bar.tsx';
import { useLineupSensors } from './sensors.ts';
import { useLineupDraft } from './use-lineup-draft.ts';
import { useLineupInput } from './use-lineup-input.ts';
import { type LineupKey, useSaveLineup } from './use-save-lineup.ts';

interface LineupEditorProps {
  /** Storage key of the unsaved changes. It names the user, the team and the match, so that drafts never mix. */
  readonly draftName: string;
  readonly owner: LineupKey;
  readonly stored: Lineup;
  /** How many players of a team begin a match. */
  readonly starters: number;
  /** The active and injured players of the team. */
  readonly players: readonly Player[];
  readonly standing: PlayersStanding;
  /** The team's usual lineup, which a match's lineup can be copied from; null when there is none. */
  readonly usual: FormationAndPositions | null;
}

const emptyDragAnnouncements = {
  onDragStart: () => '',
  onDragOver: () => '',
  onDragEnd: () => '',
  onDragCancel: () => '',
};

export function LineupEditor({ draftName, owner, stored, starters, players, standing, usual }: LineupEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const draft = useLineupDraft(draftName, stored);
  const { formation: formationName, positions } = draft;
  const saving = useSaveLineup(owner, draft.discard);
  const { positions: places } = findFormation(formationName);

  const warnings = lineupWarningsByPlayer(players, standing, saving.refused);
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const isLeftOut = ({ id }: { id: number }) => warnings.get(id)?.isLeftOut ?? false;
  const drawn = { formation: formationName, positions };
  const placeWords = (id: number) => {
    const place = places.find((each) => each.id === id);
    return place ? formatPlaceName(place, places) : '';
  };

  const input = useLineupInput({
    positions,
    warnings,
    root,
    onChange: (next) => draft.change({ formation: formationName, positions: next }),
    nameOfPlayer: (id) => playerOf.get(id)?.fullName ?? 'Jugador',
    nameOfPlace: placeWords,
    bestPlaceFor: ({ position }) => {
      const free = places.filter(({ id }) => playerIdAtPlace(positions, id) === undefined);
      return (free.find(({ role }) => role === position) ?? free[0] ?? places[0])?.id ?? 1;
    },
  });
  const arrange = (next: FormationAndPositions) => {
    input.forget();
    draft.change(next);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(null);
    const playerId = numberInDragId('player', active.id);
    const to = numberInDragId('place', over?.id);
    if (playerId === null || !over) return;
    if (to !== null) input.place(playerId, to);
    else if (over.id === dragIds.bench && placeIdOfPlayer(positions, playerId) !== undefined) input.remove(playerId);
  };

  const resting = players.filter(({ id }) => placeIdOfPlayer(positions, id) === undefined);
  const dragged = draggedId === null ? undefined : playerOf.get(draggedId);
  return (
    <DndContext
      sensors={useLineupSensors()}
      collisionDetection={findDropTarget}
      accessibility={{ announcements: emptyDragAnnouncements, screenReaderInstructions: { draggable: '' } }}
      autoScroll={{ canScroll: (element) => element === document.scrollingElement }}
      onDragStart={({ active }) => {
        input.forget();
        setDraggedId(numberInDragId('player', active.id));
      }}
      onDragEnd={drop}
      onDragCancel={() => setDraggedId(null)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles Escape for the buttons inside it */}
      <div
        ref={root}
        onKeyDown={({ key }) => key === 'Escape' && input.forget()}
        className="flex flex-col gap-3 md:grid md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-x-8"
      >
        <div className="md:row-span-2">
          <DroppablePitch
            places={places}
            positions={positions}
            players={playerOf}
            warnings={warnings}
            input={input}
            nameOf={placeWords}
          />
        </div>
        <LineupTools
          formation={formationName}
          starters={starters}
          onFormation={(name) => arrange(fillFormation(name, positions, players, isLeftOut))}
          onFill={() => arrange(fillFreePlaces(formationName, positions, players, isLeftOut))}
          onUsual={
            usual &&
            (() => arrange({ ...usual, positions: usual.positions.filter(({ playerId: id }) => !isLeftOut({ id })) }))
          }
        />
        {/* At the end of the page, a message has its place between the tools and the bar. */}
        <section
          data-action-bar="substitutes"
          aria-labelledby="disponibles"
          className="@container flex scroll-pt-14 flex-col gap-1 bg-page max-md:[@media(height>=32rem)]:sticky max-md:[@media(height>=32rem)]:max-h-(--action-bar) max-md:overflow-y-auto max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:-mx-4 max-md:-mb-18 max-md:[@media(height>=32rem)]:mt-16 max-md:border-line max-md:border-t max-md:px-4 max-md:pb-2 md:gap-3"
        >
          <SaveBar
            count={resting.filter(({ id }) => !warnings.has(id)).length}
            isChanged={draft.isChanged}
            isSaving={saving.isSaving}
            onSave={() => void saving.send(drawn, draft.version)}
            onDiscard={() => {
              input.forget();
              draft.discard();
            }}
          />
          <FormProblem failure={saving.failure} conflict={saving.conflictWith(drawn)} />
          <Bench players={resting} warnings={warnings} chosenId={input.chosenPlayer} onPress={input.pressPlayer} />
        </section>
        <p aria-live="polite" className="sr-only">
          {input.said}
        </p>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <PlayerToken player={dragged} role={dragged.position ?? 'Delantero'} isChosen />}
      </DragOverlay>
    </DndContext>
  );
}
