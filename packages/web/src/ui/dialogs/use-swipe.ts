import { type TouchEvent, useRef } from 'react';

/** The minimum distance of a swipe in pixels. */
const far = 50;

/** One finger that moves sideways turns; scrolling or zooming with two fingers does not. */
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

/** A copy, because some browsers reuse the touch object. */
const placeOf = (finger: Finger) => finger && { x: finger.clientX, y: finger.clientY };

/** While zoomed in, a finger pans the picture. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;
