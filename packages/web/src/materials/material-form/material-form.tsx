import type { Material } from '@sitewright/domain/materials/material';
import { units, weightUnits } from '@sitewright/domain/materials/unit';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { queryAll } from '../../platform/query.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { oneOf } from '../labels.ts';
import { materialQueries } from '../queries.ts';
import { CarbonSection } from './carbon-section.tsx';
import type { MaterialForm as Form } from './fields.ts';
import { SkuField } from './sku-field.tsx';

type Props = {
  form: Form;
  /** Missing while it is being added. */
  material?: Material;
  saveBar: ReactNode;
};

/** All that is written down about a material. */
export const MaterialForm = ({ form, material, saveBar }: Props) => (
  <form
    {...form.bind}
    aria-label="Material"
    className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
  >
    <ErrorSummary form={form} />
    <WhatItIs form={form} material={material} />
    <WhatItCosts form={form} />
    <Section title="Weight and carbon">
      <WeightFields form={form} />
      <CarbonSection form={form} />
    </Section>
    {saveBar}
  </form>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

const pair = 'grid gap-4 sm:grid-cols-2';

function WhatItIs({ form, material }: Pick<Props, 'form' | 'material'>) {
  const all = useQuery(materialQueries.list()).data ?? [];
  const others = all.filter(({ id }) => id !== material?.id);
  return (
    <Section title="Material">
      <TextField
        label="Description"
        help="As it should appear on orders"
        required
        {...form.field('itemDescription')}
      />
      <div className={pair}>
        <CategoryField form={form} all={all} />
        <SkuField category={form.values.category} others={others} {...form.field('sku')} />
        <TextField label="Barcode" isOptional {...form.field('barcode')} />
      </div>
      <CheckboxField
        label="Active"
        help="Inactive items cannot be ordered"
        {...form.field('active')}
      />
      <CheckboxField
        label="Hazardous (COSHH)"
        help="Keep its safety data sheet on site"
        {...form.field('isHazardous')}
      />
    </Section>
  );
}

/** Existing categories are offered; any other can be typed. */
function CategoryField({ form, all }: { form: Form; all: readonly Material[] }) {
  const id = useId();
  const categories = [...new Set(all.map(({ category }) => category).filter(Boolean))].sort();
  return (
    <div>
      <TextField
        label="Category"
        isOptional
        help="Groups the list and sets the SKU prefix"
        list={id}
        {...form.field('category')}
      />
      <datalist id={id}>
        {categories.map((category) => (
          <option key={category} value={category ?? ''} />
        ))}
      </datalist>
    </div>
  );
}

function WhatItCosts({ form }: { form: Form }) {
  const { data: suppliers } = useQuery(queryAll(suppliersApi.list, { query: {} }));
  const options = (suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Section title="Price">
      <div className={pair}>
        <SelectField label="Unit" help="Unit of purchase" options={units} {...form.field('unit')} />
        <MoneyField
          label="Cost"
          isOptional
          help={`For ${oneOf(form.values.unit)}, excluding VAT, up to 4 decimal places`}
          {...form.field('purchaseCost')}
        />
      </div>
      <ComboboxField label="Supplier" isOptional options={options} {...form.field('supplierId')} />
    </Section>
  );
}

const WeightFields = ({ form }: { form: Form }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
    <TextField
      label="Weight"
      isOptional
      help={`Of ${oneOf(form.values.unit)}`}
      inputMode="decimal"
      {...form.field('weight')}
    />
    <SelectField label="In" help="g, kg or t" options={weightUnits} {...form.field('weightUnit')} />
  </div>
);
