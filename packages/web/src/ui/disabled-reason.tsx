import { type ComponentProps, useId } from 'react';
import { Button } from './button.tsx';

/** Why something cannot be done, as text for the user. */
export type Obstacle = { readonly message: string };

/** The reason as a tooltip, for a button that has no room beside it. */
export const blockedBy = (obstacle: Obstacle | undefined) => ({
  isBlocked: !!obstacle,
  title: obstacle?.message,
  'aria-description': obstacle?.message,
});

type Props = ComponentProps<typeof Button> & { obstacle: Obstacle | undefined };

/** A button with the visible reason why it is disabled; the caller lays out the two. */
export function ButtonWithReason({ obstacle, isBlocked = false, ...button }: Props) {
  const reason = useId();
  return (
    <>
      {obstacle && (
        <p id={reason} className="max-w-80 text-xs tracking-normal text-text-2">
          {obstacle.message}
        </p>
      )}
      <Button
        {...button}
        isBlocked={!!obstacle || isBlocked}
        aria-describedby={obstacle && reason}
      />
    </>
  );
}
