import type { ComponentType } from 'react';
import type { lazyScreen } from '../../platform/preload.ts';
import { LazyBoundary, lazyComponent } from './lazy-component.tsx';

type Closable = { onClose: () => void };

/** A dialog that is fetched when it is opened; should it not come, it closes and a toast says so. */
export const lazyDialog: typeof lazyScreen = (load, name) => {
  const Dialog = lazyComponent(load, name) as ComponentType<Closable> & { preload?: unknown };
  const dialog = (props: Closable) => (
    <LazyBoundary onLost={props.onClose}>
      <Dialog {...props} />
    </LazyBoundary>
  );
  return Object.assign(dialog, { preload: Dialog.preload }) as never;
};
