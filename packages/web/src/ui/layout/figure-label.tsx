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
        className="-mt-1.5 -mb-0.5 inline-flex min-h-6 min-w-6 cursor-help items-end pb-0.5 text-left decoration-dotted underline-offset-2 hover:underline aria-expanded:underline site:-my-3.5 site:min-h-11 site:min-w-11 site:items-center site:pb-0"
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
