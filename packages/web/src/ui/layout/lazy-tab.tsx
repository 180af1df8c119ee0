import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { userMessage } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { forgetFailures } from '../../platform/preload.ts';
import { capitalised } from '../format/labels.ts';
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
      <PanelError
        title={capitalised(`${what} did not load`)}
        text={userMessage(asError(error))}
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
