import { LayoutGrid, Rows3 } from 'lucide-react';
import type { TableView } from './table-view.ts';

type Props = { view: TableView; change: (next: TableView) => void };

const views = [
  { value: 'cards', label: 'Cards', Icon: LayoutGrid },
  { value: 'table', label: 'Table', Icon: Rows3 },
] as const;

export const ViewSwitch = ({ view, change }: Props) => (
  <fieldset className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5">
    <legend className="sr-only">View</legend>
    {views.map(({ value, label, Icon }) => (
      <button
        key={value}
        type="button"
        aria-pressed={(view.view ?? 'table') === value}
        onClick={() => change({ ...view, view: value })}
        className="inline-flex h-7 items-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] pointer-coarse:h-11"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </button>
    ))}
  </fieldset>
);
