import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { type CarbonCategory, carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { Droplets, Forklift, type LucideIcon, Package, Recycle, Truck, Zap } from 'lucide-react';
import { FieldError } from '../../ui/field.tsx';
import { type EntryForm, withCategory } from './fields.ts';

const icons: Record<CarbonCategory, LucideIcon> = {
  materials: Package,
  plant: Forklift,
  transport: Truck,
  waste: Recycle,
  energy: Zap,
  water: Droplets,
};

/** What the entry is about; it decides which fields there are. */
export function CategoryField({ form }: { form: EntryForm }) {
  const { value, error } = form.field('category');
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">Category</legend>
      {error && <FieldError text={error} />}
      <div className="grid grid-cols-3 gap-2">
        {carbonCategories.map((category) => (
          <Choice
            key={category}
            category={category}
            isChosen={category === value}
            onChoose={() => form.fill(withCategory(category))}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { category: CarbonCategory; isChosen: boolean; onChoose: () => void };

function Choice({ category, isChosen, onChoose }: ChoiceProps) {
  const Icon = icons[category];
  return (
    <label className="relative flex min-h-control items-center justify-center gap-1.5 rounded-control border border-control px-1.5 text-button font-medium text-text-2 hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-on-brand-soft has-checked:inset-ring-1 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="category"
        value={category}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Icon aria-hidden="true" className="size-4 max-[359px]:hidden" />
      {categoryLabels[category]}
    </label>
  );
}
