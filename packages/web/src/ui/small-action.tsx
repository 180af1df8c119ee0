import type { LucideIcon } from 'lucide-react';

type Props = { label: string; icon: LucideIcon; onPress: () => void };

/** An action on one row, as an icon. */
export const SmallAction = ({ label, icon: Icon, onPress }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className="grid size-7 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:size-11"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);
