/** Ids of the drag-and-drop elements of the lineup editor: players, places, the pitch and the bench. */
export const dragIds = {
  player: (id: number) => `player ${id}`,
  place: (id: number) => `place ${id}`,
  pitch: 'pitch',
  bench: 'bench',
} as const;

/** Reads 12 from 'player 12' or 3 from 'place 3'; null when the id is of another kind. */
export function numberInDragId(kind: 'player' | 'place', id: unknown): number | null {
  const [name, number] = String(id).split(' ');
  return name === kind ? Number(number) : null;
}
