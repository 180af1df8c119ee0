import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { NetworkError } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Props = {
  part: { preload?: () => unknown };
  /** The place it takes until it is there. */
  className: string;
  /** An alternative if a retry does not help. */
  onClose?: () => void;
  children: ReactNode;
};

/** Around a part of the screen that is fetched when it is opened; without signal the rest stays. */
export const RetryBoundary = ({ children, ...props }: Props) => (
  <CatchBoundary
    getResetKey={() => props.part}
    errorComponent={(failure) => <NotFetched {...props} {...failure} />}
  >
    <Suspense
      fallback={
        <div className={props.className}>
          <Spinner label="Loading" />
        </div>
      }
    >
      {children}
    </Suspense>
  </CatchBoundary>
);

function NotFetched(props: Omit<Props, 'children'> & ErrorComponentProps) {
  const { part, className, onClose, error, reset } = props;
  if (!(error instanceof NetworkError)) throw error;
  const again = () => {
    part.preload?.();
    reset();
  };
  return (
    <div className={className}>
      <Failure text={error.message} />
      <div className="flex gap-2">
        <Button onClick={again}>Try again</Button>
        {onClose && <Button onClick={onClose}>Close</Button>}
      </div>
    </div>
  );
}
