import { Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

const IsShared = createContext(false);

/** Around several tooltips: the second one shows without a delay. */
export const Tooltips = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    <IsShared value={true}>{children}</IsShared>
  </Radix.Provider>
);

type Props = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The trigger, which has its own accessible name. */
  children: ReactElement;
};

export function Tooltip({ text, side = 'top', children }: Props) {
  const isShared = useContext(IsShared);
  if (!isShared)
    return (
      <Tooltips>
        <Tooltip text={text} side={side}>
          {children}
        </Tooltip>
      </Tooltips>
    );
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-60 max-w-xs animate-appear rounded-control bg-text px-2.5 py-1.5 text-xs font-medium text-surface shadow-overlay"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
