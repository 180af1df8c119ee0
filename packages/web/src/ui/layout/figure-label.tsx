import type { FigureName } from '@sitewright/domain/figure-definitions';
import { useRef, useState } from 'react';
import { LazyBoundary, lazyComponent } from './lazy-component.tsx';

const FigureDefinition = lazyComponent(() => import('./figure-definition.tsx'), 'FigureDefinition');

const fetchAhead = () => void FigureDefinition.preload?.();

/** The name of a figure; pressed, it says what the figure is. */
export function FigureLabel({ name }: { name: FigureName }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        onClick={() => setOpen(!isOpen)}
        className="press-room inline-block [--lean:0.5] min-w-6 cursor-help text-left decoration-dotted underline-offset-2 hover:underline aria-expanded:underline site:min-w-11"
      >
        {name}
      </button>
      {isOpen && (
        <LazyBoundary onLost={close}>
          <FigureDefinition name={name} anchor={button} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
