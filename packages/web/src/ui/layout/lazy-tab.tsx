import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { userMessage } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { forgetFailures } from '../../platform/preload.ts';
import { capitalised } from '../format/labels.ts';
import { NotSaved, useIsNotSaved } from './not-saved.tsx';
import { PanelError } from './panel-error.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  /** Such as 'the tab'. */
  what: string;
  children: ReactNode;
};

/** Around content that is fetched when it is opened: should its file not come, it can be tried again. */
export const LazyTab = ({ what, children }: Props) => (
  <CatchBoundary
    getResetKey={() => what}
    errorComponent={({ error, reset }) => (
      <NotLoaded
        what={what}
        error={asError(error)}
        onRetry={() => {
          forgetFailures();
          reset();
        }}
      />
    )}
  >
    <Suspense fallback={<Skeleton what={what} shape="lines" />}>{children}</Suspense>
  </CatchBoundary>
);

type NotLoadedProps = { what: string; error: Error; onRetry: () => void };

const NotLoaded = ({ what, error, onRetry }: NotLoadedProps) =>
  useIsNotSaved(error) ? (
    <NotSaved title={capitalised(what)} onRetry={onRetry} />
  ) : (
    <PanelError
      title={capitalised(`${what} did not load`)}
      text={userMessage(error)}
      onRetry={onRetry}
    />
  );
