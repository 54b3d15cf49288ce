/** Starts a drag after a movement of 8 px. On the bench, a movement along its scroll direction scrolls it instead. */
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

type TouchSensorProps = ConstructorParameters<typeof TouchSensor>[0];

const dragThresholdPx = 8;
/** From this width on, the bench is beside the pitch and scrolls with the page. */
const wideScreenMediaQuery = '(min-width: 48rem)';

class LineupTouchSensor extends TouchSensor {
  constructor(props: TouchSensorProps) {
    const { target } = props.event;
    const isOnBench = target instanceof Element && target.closest('[data-bench]') !== null;
    const distance = isOnBench
      ? matchMedia(wideScreenMediaQuery).matches
        ? { x: dragThresholdPx }
        : { y: dragThresholdPx }
      : dragThresholdPx;
    super({ ...props, options: { ...props.options, activationConstraint: { distance } } });
  }
}

export const useLineupSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: dragThresholdPx } }),
    useSensor(LineupTouchSensor),
  );
