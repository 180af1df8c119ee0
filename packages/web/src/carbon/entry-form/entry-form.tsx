import {
  categoryLabels,
  moduleLabels,
  qualityLabels,
} from '@sitewright/domain/carbon/carbon-labels';
import {
  type CarbonCategory,
  carbonCategories,
  carbonModules,
  carbonQualities,
} from '@sitewright/domain/carbon/carbon-values';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { Droplets, Forklift, type LucideIcon, Package, Recycle, Truck, Zap } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { dayOf, EntryFactor } from './entry-factor.tsx';
import { type EntryFormState, type PartProps, withCategory } from './fields.ts';
import { LiveResult } from './live-result.tsx';
import { MaterialDetails, MaterialFields } from './material-fields.tsx';
import { PlantFields } from './plant-fields.tsx';
import { NumberField, QuantityFields } from './quantity-fields.tsx';
import { TransferSection } from './transfer-section.tsx';
import { TransportFields } from './transport-fields.tsx';
import { useEstimate } from './use-estimate.ts';
import { WasteFields } from './waste-fields.tsx';

type Props = {
  form: EntryFormState;
  projectId: number;
  /** Keeps it as it is, until it can be worked out. */
  onDraft: () => void;
  /** Where it may be filled from. */
  children?: ReactNode;
};

/** The category first, then its own fields, then the result. */
export function EntryForm({ form, projectId, onDraft, children }: Props) {
  const estimated = useEstimate(form.values, projectId);
  return (
    <>
      {children}
      <CategoryField form={form} />
      {form.values.category && (
        <>
          <TextField
            label="Entry"
            required
            help="Such as Concrete C32/40"
            maxLength={200}
            {...form.field('source')}
          />
          <DateField
            label="Date"
            required
            help="Sets which year’s factors apply"
            today={today()}
            {...form.field('date')}
          />
          <CategoryFields form={form} projectId={projectId} />
          <LiveResult {...estimated} day={dayOf(form.values)} onDraft={onDraft} />
          <CategoryDetails form={form} projectId={projectId} />
          <OrderSection form={form} />
          <MoreSection form={form} />
        </>
      )}
    </>
  );
}

const icons: Record<CarbonCategory, LucideIcon> = {
  materials: Package,
  plant: Forklift,
  transport: Truck,
  waste: Recycle,
  energy: Zap,
  water: Droplets,
};

/** What the entry is about; it decides which fields there are. */
function CategoryField({ form }: { form: EntryFormState }) {
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

const Metered = ({ form }: PartProps) => (
  <>
    <EntryFactor form={form} />
    <QuantityFields form={form} label="Meter or bill reading" />
  </>
);

const parts: Record<CarbonCategory, ComponentType<PartProps>> = {
  materials: MaterialFields,
  plant: PlantFields,
  transport: TransportFields,
  waste: WasteFields,
  energy: Metered,
  water: Metered,
};

/** Only the fields of the chosen category. */
function CategoryFields(props: PartProps) {
  const Part = parts[props.form.values.category as CarbonCategory];
  return <Part {...props} />;
}

const details: Partial<Record<CarbonCategory, ComponentType<PartProps>>> = {
  materials: MaterialDetails,
  waste: TransferSection,
};

/** The fields below the result: seldom needed, or required only by law. */
function CategoryDetails(props: PartProps) {
  const Details = details[props.form.values.category as CarbonCategory];
  return Details && <Details {...props} />;
}

const modules = optionsOf(carbonModules, moduleLabels);
const qualities = optionsOf(carbonQualities, qualityLabels);

/** Values with a default that the user can change. */
const MoreSection = ({ form }: { form: EntryFormState }) => (
  <Section title="More">
    <div className={twoColumns}>
      <SelectField
        label="Module"
        isOptional
        placeholder="Set by category"
        options={modules}
        onClear={() => form.set('module', '')}
        {...form.field('module')}
      />
      <SelectField
        label="Data quality"
        isOptional
        placeholder="Set automatically"
        options={qualities}
        onClear={() => form.set('quality', '')}
        {...form.field('quality')}
      />
    </div>
    <NumberField
      form={form}
      name="carbonEmitted"
      label="Kilograms calculated elsewhere"
      help="Only if no factor is chosen. Shown as entered by hand."
      isOptional
    />
    <TextArea label="Notes" isOptional maxLength={2000} {...form.field('notes')} />
  </Section>
);

/** From whom, and with which order. */
const OrderSection = ({ form }: { form: EntryFormState }) => (
  <Section title="Supplier and order">
    <TextField label="Supplier" isOptional {...form.field('supplier')} />
    <div className={twoColumns}>
      <TextField label="Order number" isOptional {...form.field('poNumber')} />
      <TextField label="Ordered by" isOptional {...form.field('orderedBy')} />
      <DateField label="Delivery date" isOptional {...form.field('deliveryDate')} />
      {seesPrices(useActor()) && (
        <MoneyField label="Order total" isOptional {...form.field('poTotal')} />
      )}
    </div>
    <CheckboxField label="Delivered" {...form.field('isDelivered')} />
  </Section>
);
