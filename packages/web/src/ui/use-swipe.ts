import { type TouchEvent, useRef } from 'react';

/** How many pixels a finger goes before it is meant. */
const far = 50;

/** One finger that goes sideways turns; one that scrolls, or two that zoom, do not. */
export function useSwipe(onTurn: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? placeOf(touches[0]) : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = placeOf(changedTouches[0]);
      if (!start.current || !end || isZoomed()) return;
      const [x, y] = [end.x - start.current.x, end.y - start.current.y];
      if (Math.abs(x) >= far && Math.abs(x) > 2 * Math.abs(y)) onTurn(x < 0 ? 1 : -1);
    },
  };
}

type Finger = { clientX: number; clientY: number } | undefined;

/** A copy: some browsers move what they have told. */
const placeOf = (finger: Finger) => finger && { x: finger.clientX, y: finger.clientY };

/** Then a finger moves what is enlarged. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;
