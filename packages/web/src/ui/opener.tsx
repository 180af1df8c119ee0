import { type ComponentProps, type ReactNode, useState } from 'react';
import { ButtonWithReason, type Obstacle } from './disabled-reason.tsx';

type Props = Omit<ComponentProps<typeof ButtonWithReason>, 'obstacle' | 'onClick' | 'children'> & {
  label: string;
  obstacle?: Obstacle | undefined;
  /** What it opens. */
  children: (close: () => void) => ReactNode;
};

/** A button with the dialog that it opens. */
export function Opener({ label, obstacle, children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonWithReason {...button} obstacle={obstacle} onClick={() => setOpen(true)}>
        {label}
      </ButtonWithReason>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
