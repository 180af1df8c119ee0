import { ButtonWithReason, type Obstacle } from './disabled-reason.tsx';
import { Failure } from './failure.tsx';

type Props = {
  label: string;
  /** What it would be done to, for those who hear the button without its surroundings. */
  subject: string;
  obstacle: Obstacle | undefined;
  /** A refusal that came over the network may have better words than its message. */
  command: { isPending: boolean; error: (Error & { inWords?: string }) | null };
  onPress: () => void;
};

/** A button that says why it cannot be pressed, and why pressing it did not work. */
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
