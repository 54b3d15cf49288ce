/**
 * Starts a drag after 8 px. On the bench only movement across its scroll direction counts, so that it can still scroll.
 */
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

const threshold = 8;
/** At this width the bench is beside the pitch and scrolls with the page. */
const wide = '(min-width: 48rem)';

class LineupTouchSensor extends TouchSensor {
  constructor(props: TouchProps) {
    const { target } = props.event;
    const isOnBench = target instanceof Element && target.closest('[data-bench]') !== null;
    const distance = isOnBench ? (matchMedia(wide).matches ? { x: threshold } : { y: threshold }) : threshold;
    super({ ...props, options: { ...props.options, activationConstraint: { distance } } });
  }
}

export const useLineupSensors = () =>
  useSensors(useSensor(MouseSensor, { activationConstraint: { distance: threshold } }), useSensor(LineupTouchSensor));
