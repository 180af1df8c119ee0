import { type ComponentType, useEffect, useState } from 'react';
import type { lazyScreen } from '../../platform/preload.ts';
import { LazyBoundary, lazyComponent } from './lazy-component.tsx';

type Closable = { onClose: () => void };

type Fetched = ComponentType<Closable> & {
  preload: () => Promise<void>;
  isFetched: () => boolean;
};

/** A dialog that is fetched when it is opened; should it not come, it closes and a toast says so. */
export const lazyDialog: typeof lazyScreen = (load, name) => {
  const Dialog = lazyComponent(load, name) as unknown as Fetched;
  const dialog = (props: Closable) =>
    useFetched(Dialog) && (
      <LazyBoundary onLost={props.onClose}>
        <Dialog {...props} />
      </LazyBoundary>
    );
  return Object.assign(dialog, { preload: Dialog.preload }) as never;
};

/** Whether the code is here, or known to be lost: the dialog is drawn at once then, whatever else the page waits for. */
function useFetched({ preload, isFetched }: Fetched): boolean {
  const [isDone, setDone] = useState(isFetched);
  useEffect(() => {
    if (!isDone) void preload().then(() => setDone(true));
  }, [isDone, preload]);
  return isDone;
}
