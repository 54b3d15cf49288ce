/** Finds the drop target of a dragged player: the bench, or the nearest place of the pitch. */
import { type CollisionDetection, closestCenter, pointerWithin } from '@dnd-kit/core';
import { dragIds, numberInDragId } from './drag-ids.ts';

export const findDropTarget: CollisionDetection = (args) => {
  const below = pointerWithin(args);
  const bench = below.filter(({ id }) => id === dragIds.bench);
  if (bench.length > 0) return bench;
  if (!below.some(({ id }) => id === dragIds.pitch)) return [];
  const places = args.droppableContainers.filter(({ id }) => numberInDragId('place', id) !== null);
  return closestCenter({ ...args, droppableContainers: places }).slice(0, 1);
};
