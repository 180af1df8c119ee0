import { ButtonWithReason, type Obstacle } from './disabled-reason.tsx';
import { Failure } from './layout/failure.tsx';

type Props = {
  label: string;
  /** The record it acts on, for screen readers. */
  subject: string;
  obstacle: Obstacle | undefined;
  /** The details of a refusal may explain more than its message. */
  command: { isPending: boolean; error: (Error & { inWords?: string }) | null };
  onPress: () => void;
};

/** A button that shows why it is disabled, and why its action failed. */
export function ActionButton({ label, subject, obstacle, command, onPress }: Props) {
  const { isPending, error } = command;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {error && <Failure text={error.inWords ?? error.message} />}
      <ButtonWithReason
        obstacle={obstacle}
        isPending={isPending}
        aria-label={`${label}: ${subject}`}
        onClick={onPress}
      >
        {label}
      </ButtonWithReason>
    </div>
  );
}
