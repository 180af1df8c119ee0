import { Dialog as Radix } from 'radix-ui';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { useReturnFocus } from '../ui/dialogs/use-return-focus.ts';
import { Finder } from './palette-finder.tsx';

const title = 'Search or jump to';

/** Finds any page, contract, action or record by a few letters of its name. */
export const Palette = ({ onClose }: OverlayProps) => (
  <Radix.Root open onOpenChange={(open) => open || onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        onCloseAutoFocus={useReturnFocus()}
        className="fixed top-[12dvh] left-1/2 z-50 w-[min(640px,100vw-32px)] -translate-x-1/2 overflow-hidden rounded-dialog bg-raised text-text shadow-overlay max-md:top-4"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        <Finder title={title} onClose={onClose} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
