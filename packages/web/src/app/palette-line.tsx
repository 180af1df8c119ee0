import { Command } from 'cmdk';
import type { PaletteItem } from './use-palette-items.ts';

export const paletteKeyOf = ({ kind, id }: PaletteItem): string => `${kind} ${id}`;

type Props = { item: PaletteItem; onChoose: (item: PaletteItem) => void };

/** One line that can be chosen: what it is called, where it belongs, what it is. */
export const PaletteLine = ({ item, onChoose }: Props) => (
  <Command.Item
    value={paletteKeyOf(item)}
    onSelect={() => onChoose(item)}
    className="flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-sm data-[selected=true]:bg-brand-soft data-[selected=true]:font-medium max-md:min-h-11"
  >
    <item.icon aria-hidden="true" className="size-4.5 flex-none text-text-2" />
    <span className="grid min-w-0 flex-1">
      <span className="truncate">{item.label}</span>
      {item.detail && (
        <span className="truncate text-xs font-normal text-text-2">{item.detail}</span>
      )}
    </span>
    {item.kind !== 'More' && <span className="flex-none text-xs text-text-2">{item.kind}</span>}
  </Command.Item>
);
