/** A list sorted by drag and drop: a drag starts after 8 px with a mouse, or after a short hold with a finger. */
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

const silentDragAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface DraggableRowsProps {
  /** Called with the id of the dragged row and the id of the row it was dropped on. */
  readonly onDrop: (moved: string, onto: string) => void;
  readonly children: ReactNode;
}

/** Dragging announces nothing to screen readers: each row also has buttons that move it and announce the move. */
export function DraggableRows({ onDrop, children }: DraggableRowsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silentDragAnnouncements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

interface DraggableRowProps {
  readonly id: string;
  readonly className: string;
  /** The part of the row that the user grabs to drag the whole row. */
  readonly handle: ReactNode;
  readonly children: ReactNode;
}

export function DraggableRow({ id, className, handle, children }: DraggableRowProps) {
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const y = drag.transform?.y ?? 0;
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      style={drag.isDragging ? { transform: `translateY(${y}px)` } : undefined}
      className={`${className} ${drag.isDragging ? 'relative z-1 rounded-control bg-tint shadow-raised' : drop.isOver ? 'bg-tint' : ''}`}
    >
      <span {...drag.listeners} className="flex min-h-11 min-w-0 flex-1 cursor-grab select-none items-center gap-1">
        {handle}
      </span>
      {children}
    </li>
  );
}
