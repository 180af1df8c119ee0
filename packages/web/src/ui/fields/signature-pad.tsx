import type { PointerEvent } from 'react';
import { Button } from '../button.tsx';

const pad = { width: 300, height: 100 };
/** The schema of the server. */
const longest = 19_900;

type Props = { path: string; onChange: (path: string) => void };

/** Drawn by finger, pen or mouse; stored as lines from point to point. */
export function SignaturePad({ path, onChange }: Props) {
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    onChange(`${path}M${point}L${point}`);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0 || !path || path.length > longest) return;
    onChange(`${path}L${pointOf(event)}`);
  };
  return (
    <div className="grid gap-2">
      <svg
        role="img"
        aria-label="Signature area"
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        onPointerDown={begin}
        onPointerMove={go}
        className="aspect-[3/1] w-full touch-none rounded-control border border-control bg-surface"
      >
        <line x1="20" x2="280" y1="80" y2="80" className="stroke-line" />
        <path d={path} className={ink} />
      </svg>
      <Button className="justify-self-start" isBlocked={!path} onClick={() => onChange('')}>
        Clear signature
      </Button>
    </div>
  );
}

const ink = 'fill-none stroke-text stroke-2';

/** Within the pad, in whole units of it. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const at = (distance: number, size: number, most: number) =>
    Math.round(Math.min(Math.max((distance / (size || 1)) * most, 0), most));
  return `${at(clientX - left, width, pad.width)} ${at(clientY - top, height, pad.height)}`;
}

/** A small picture of a drawn signature. */
export const Drawing = ({ path, name }: { path: string; name: string }) => (
  <svg
    role="img"
    aria-label={`Signature of ${name}`}
    viewBox={`0 0 ${pad.width} ${pad.height}`}
    className="h-8 w-24"
  >
    <path d={path} className={ink} />
  </svg>
);
