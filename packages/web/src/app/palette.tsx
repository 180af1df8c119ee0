import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../ui/cn.ts';
import { controlLook } from '../ui/field.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import type { OverlayProps } from './open-overlay.ts';
import { rank } from './rank.ts';
import { type PaletteItem, usePaletteItems } from './use-palette-items.ts';

const title = 'Search or jump to';

/** Any page, contract or deed by a few letters of its name. */
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
        <Finder onClose={onClose} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

function Finder({ onClose }: OverlayProps) {
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState('');
  const found = rank(usePaletteItems(), query);
  // Whoever types fast and presses Enter gets the first of what they see, not of what was before.
  const chosen = found.find((item) => markOf(item) === marked) ?? found[0];
  const type = (words: string) => {
    setQuery(words);
    setMarked('');
  };
  const choose = ({ run }: PaletteItem) => {
    onClose();
    run();
  };
  return (
    <Command
      label={title}
      shouldFilter={false}
      loop
      value={chosen ? markOf(chosen) : ''}
      onValueChange={setMarked}
    >
      <div className="relative p-3">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-6 size-4.5 -translate-y-1/2 text-text-2"
        />
        <Command.Input
          value={query}
          onValueChange={type}
          placeholder={title}
          className={cn(controlLook, 'h-control pl-10 max-md:pl-10')}
        />
      </div>
      <Command.List
        label="Results"
        className="max-h-[min(420px,60dvh)] overflow-y-auto border-t border-line-2 p-1.5"
      >
        <Command.Empty className="px-3 py-8 text-center text-sm text-text-2">
          Nothing is called that.
        </Command.Empty>
        {found.map((item) => (
          <Result key={markOf(item)} item={item} onChoose={choose} />
        ))}
      </Command.List>
    </Command>
  );
}

const markOf = ({ kind, id }: PaletteItem): string => `${kind} ${id}`;

type ResultProps = { item: PaletteItem; onChoose: (item: PaletteItem) => void };

const Result = ({ item, onChoose }: ResultProps) => (
  <Command.Item
    value={markOf(item)}
    onSelect={() => onChoose(item)}
    className="flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 text-sm data-[selected=true]:bg-brand-soft data-[selected=true]:font-medium"
  >
    <item.icon aria-hidden="true" className="size-4.5 text-text-2" />
    <span className="min-w-0 flex-1 truncate">{item.label}</span>
    <span className="text-xs text-text-2">{item.kind}</span>
  </Command.Item>
);
