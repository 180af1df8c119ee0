import { type EntryType, entryTypes } from '@sitewright/domain/diary/entry-type';
import { Forklift, type LucideIcon, Package, Users } from 'lucide-react';
import { capitalised } from '../../ui/format/labels.ts';

export const typeIcons: Record<EntryType, LucideIcon> = {
  labour: Users,
  plant: Forklift,
  material: Package,
};

type Props = { value: EntryType; onChange: (type: EntryType) => void };

/** What the entry is about; it decides which fields there are. */
export const TypeSwitch = ({ value, onChange }: Props) => (
  <fieldset className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5 max-md:flex-wrap max-md:flex">
    <legend className="sr-only">Entry type</legend>
    {entryTypes.map((type) => {
      const Icon = typeIcons[type];
      return (
        <button
          key={type}
          type="button"
          aria-pressed={type === value}
          onClick={() => onChange(type)}
          className="inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] site:h-11"
        >
          <Icon aria-hidden="true" className="size-4 max-[359px]:hidden" />
          {capitalised(type)}
        </button>
      );
    })}
  </fieldset>
);
