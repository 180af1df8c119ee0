import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { labelOfKind } from '../search/hit-labels.ts';
import { cn } from '../ui/cn.ts';
import { controlStyles } from '../ui/fields/field.tsx';
import { PaletteLine, paletteKeyOf } from './palette-line.tsx';
import { PaletteNotes } from './palette-notes.tsx';
import { usePalette } from './use-palette.ts';
import type { PaletteItem } from './use-palette-items.ts';

type Props = OverlayProps & { title: string };

export function Finder({ title, onClose }: Props) {
  const palette = usePalette();
  const { groups, chosen, finding } = palette;
  const choose = (item: PaletteItem) => {
    palette.remember(item);
    if (!item.staysOpen) onClose();
    item.run();
  };
  return (
    <Command
      label={title}
      shouldFilter={false}
      loop
      value={chosen ? paletteKeyOf(chosen) : ''}
      onValueChange={palette.mark}
    >
      <div className="relative p-3">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-6 size-4.5 -translate-y-1/2 text-text-2"
        />
        <Command.Input
          value={palette.query}
          onValueChange={palette.type}
          placeholder={title}
          maxLength={100}
          className={cn(controlStyles, 'h-control pl-10 max-md:pl-10')}
        />
      </div>
      {palette.kind && (
        <p className="px-3 pb-2">
          <button
            type="button"
            onClick={palette.showAll}
            aria-label={`Searching only ${labelOfKind(palette.kind).many}. Search everything`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-soft px-3 text-sm max-md:min-h-11"
          >
            {labelOfKind(palette.kind).many}
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </p>
      )}
      <Command.List
        label="Results"
        className="max-h-[min(420px,60dvh)] overflow-y-auto border-t border-line-2 p-1.5"
      >
        {groups.length === 0 && finding.state !== 'searching' && (
          <p className="px-3 py-8 text-center text-sm text-text-2">No results.</p>
        )}
        {groups.map(({ heading, items }) => (
          <Command.Group key={heading} heading={heading} className={headed}>
            {items.map((item) => (
              <PaletteLine key={paletteKeyOf(item)} item={item} onChoose={choose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <PaletteNotes finding={finding} count={palette.count} />
    </Command>
  );
}

const headed =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-text-2';
