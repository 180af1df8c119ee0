import { definitionOf, type FigureName } from '@sitewright/domain/figure-definitions';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';

type Props = {
  name: FigureName;
  /** The button that opened it, which gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** What a figure is, next to its name. */
export function FigureDefinition({ name, anchor, onClose }: Props) {
  const figure = definitionOf(name);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={`${name}: definition`}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes it with its own press.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-60 w-80 max-w-[calc(100vw-1rem)] animate-appear rounded-card border border-line-2 bg-raised p-4 text-sm text-text shadow-overlay print:hidden"
        >
          <p className="font-semibold">{name}</p>
          <p className="mt-0.5">{figure?.formula}</p>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs tracking-normal site:text-sm">
            <dt className="text-text-2">Includes</dt>
            <dd>{figure?.includes}</dd>
            <dt className="text-text-2">Excludes</dt>
            <dd>{figure?.excludes}</dd>
            <dt className="text-text-2">Source</dt>
            <dd>{figure?.source}</dd>
          </dl>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
