/**
 * Handles taps, keys and drops in the lineup editor: the user selects a player or a place, then the other of the two.
 */
import { type RefObject, useState } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import {
  type LineupPositions,
  placeIdOfPlayer,
  playerIdAtPlace,
  putPlayerOnPlace,
  removePlayerFromLineup,
} from './lineup-moves.ts';
import type { WarningsByPlayer } from './player-warnings.ts';

/** The current selection: a player on the pitch or the bench, or an empty place. */
type LineupSelection = { readonly player: number } | { readonly place: number } | null;

interface LineupInputOptions {
  readonly positions: LineupPositions;
  readonly onChange: (positions: LineupPositions) => void;
  readonly warnings: WarningsByPlayer;
  /** The element that contains the pitch and the bench. */
  readonly root: RefObject<HTMLElement | null>;
  /** Returns the place that gets the focus after a player is selected with the keyboard. */
  readonly bestPlaceFor: (player: Player) => number;
  readonly nameOfPlayer: (id: number) => string;
  readonly nameOfPlace: (id: number) => string;
}

export function useLineupInput(input: LineupInputOptions) {
  const { positions, onChange, warnings, root, bestPlaceFor, nameOfPlayer, nameOfPlace } = input;
  const [choice, setChoice] = useState<LineupSelection>(null);
  /** Text of the last change, announced to screen readers. */
  const [said, say] = useState('');
  const chosenPlayer = choice && 'player' in choice ? choice.player : null;
  const chosenPlace = choice && 'place' in choice ? choice.place : null;

  /** Focuses an element after React has rendered the change. */
  const focusOn = (selector: string) =>
    setTimeout(() => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: false }));

  const settle = (next: LineupPositions, words: string) => {
    setChoice(null);
    onChange(next);
    say(words);
  };
  const place = (playerId: number, positionId: number) => {
    if (warnings.get(playerId)?.forbids) return;
    settle(putPlayerOnPlace(positions, playerId, positionId), `${nameOfPlayer(playerId)}: ${nameOfPlace(positionId)}`);
  };
  const remove = (playerId: number) =>
    settle(removePlayerFromLineup(positions, playerId), `${nameOfPlayer(playerId)} vuelve a los disponibles`);

  const choosePlayer = (id: number) => {
    setChoice({ player: id });
    say(`${nameOfPlayer(id)} elegido: ahora elegí un puesto`);
  };

  return {
    chosenPlayer,
    chosenPlace,
    said,
    forget: () => setChoice(null),
    place,
    remove(playerId: number) {
      const from = placeIdOfPlayer(positions, playerId);
      remove(playerId);
      if (from !== undefined) focusOn(`[data-place="${from}"]`);
    },
    pressPlace(positionId: number, byKeyboard: boolean) {
      const standing = playerIdAtPlace(positions, positionId);
      if (chosenPlayer !== null && chosenPlayer !== standing) {
        const isFromBench = placeIdOfPlayer(positions, chosenPlayer) === undefined;
        place(chosenPlayer, positionId);
        if (byKeyboard && isFromBench) focusOn('[data-bench] button');
        return;
      }
      if (chosenPlayer !== null || chosenPlace === positionId) return setChoice(null);
      if (standing !== undefined) return choosePlayer(standing);
      setChoice({ place: positionId });
      say(`${nameOfPlace(positionId)} elegido: ahora elegí un jugador`);
      if (byKeyboard) focusOn('[data-bench] button');
    },
    pressPlayer(player: Player, byKeyboard: boolean) {
      const to = chosenPlace ?? (chosenPlayer === null ? undefined : placeIdOfPlayer(positions, chosenPlayer));
      if (to !== undefined) {
        place(player.id, to);
        if (byKeyboard) focusOn(`[data-place="${to}"]`);
        return;
      }
      if (chosenPlayer === player.id) return setChoice(null);
      choosePlayer(player.id);
      if (byKeyboard) focusOn(`[data-place="${bestPlaceFor(player)}"]`);
    },
  };
}
