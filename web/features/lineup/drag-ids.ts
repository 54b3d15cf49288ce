/** The names of what is dragged and where it may be dropped. */
export const dragId = {
  player: (id: number) => `player ${id}`,
  place: (id: number) => `place ${id}`,
  pitch: 'pitch',
  bench: 'bench',
} as const;

/** The number in 'player 12' or 'place 3'; null for everything else. */
export function numberIn(kind: 'player' | 'place', id: unknown): number | null {
  const [name, number] = String(id).split(' ');
  return name === kind ? Number(number) : null;
}
