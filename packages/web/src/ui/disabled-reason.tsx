import { type ComponentProps, useId } from 'react';
import { Button } from './button.tsx';

/** Why something cannot be done, for people to read. */
export type Obstacle = { readonly message: string };

type Props = ComponentProps<typeof Button> & { obstacle: Obstacle | undefined };

/** A button that says in sight why it cannot be pressed; its surroundings lay the two out. */
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
