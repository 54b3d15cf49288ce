/** A drag starts after 8 px; on the bench only across its scroll direction, so that scrolling still works. */
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

type TouchProps = ConstructorParameters<typeof TouchSensor>[0];

const threshold = 8;
/** From here on the bench stands beside the pitch, and scrolls with the page. */
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
