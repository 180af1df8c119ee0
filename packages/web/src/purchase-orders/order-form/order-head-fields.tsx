import { hasPostcode } from '@sitewright/domain/kernel/postcode';
import { projectsApi } from '@sitewright/domain/projects/api';
import { isOver } from '@sitewright/domain/projects/status';
import {
  costHeadLabels,
  reverseChargeNote,
  vatLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads, vatTreatments } from '@sitewright/domain/purchase-orders/order-status';
import {
  type InsuranceRule,
  obstacleToOrdering,
  warningsOnOrdering,
} from '@sitewright/domain/suppliers/compliance';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { queryAll } from '../../platform/query.ts';
import { today } from '../../platform/today.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { findOptions, type Option } from '../../ui/fields/find-options.ts';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useBuying } from '../use-buying.ts';
import { type HeaderForm, otherSupplier, siteOf } from './fields.ts';
import { useSuppliers } from './use-suppliers.ts';

type Props = { form: HeaderForm };

/** Supplier, contract, delivery and VAT of an order. */
export const OrderHeadFields = ({ form }: Props) => (
  <div className="grid gap-3 rounded-card border border-line bg-surface p-4 max-md:gap-5 md:pointer-fine:[--input-l:20px] md:pointer-fine:[--input:14px]">
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-2">
      <SupplierField form={form} />
      <ContractField form={form} />
    </div>
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-[1.6fr_1fr]">
      <TextField
        label="Deliver to"
        note={hintOn(form.values.deliveryAddress)}
        {...form.field('deliveryAddress')}
      />
      <TextField label="Site contact" {...form.field('siteContact')} />
    </div>
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-2 xl:grid-cols-[minmax(8.5rem,1fr)_minmax(8.5rem,1fr)_1fr_1.3fr]">
      <DateField label="Issue date" {...form.field('issueDate')} />
      <DateField label="Delivery date" {...form.field('deliveryDate')} />
      <SelectField
        label="Cost head"
        options={optionsOf(costHeads, costHeadLabels)}
        {...form.field('costHead')}
      />
      <SelectField
        label="VAT treatment"
        options={optionsOf(vatTreatments, vatLabels)}
        {...form.field('vatTreatment')}
      />
    </div>
    {form.values.vatTreatment.startsWith('reverse') && <FieldHelp>{reverseChargeNote}.</FieldHelp>}
    <More form={form} />
  </div>
);

/** Some sites have no address yet, so it is only a hint. */
const hintOn = (address: string): string | undefined =>
  address.trim() && !hasPostcode(address)
    ? 'Add a postcode so that drivers can find the site'
    : undefined;

/** Most orders need none of it. */
const More = ({ form }: Props) => (
  <details open={isOpenAtFirst(form)} className="group">
    <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-xs font-medium text-text-2 hover:text-text site:min-h-11">
      <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
      Delivery instructions, terms and CIS
    </summary>
    <div className="grid gap-3 pt-2 md:grid-cols-2">
      <TextArea label="Delivery instructions" isOptional {...form.field('deliveryInstructions')} />
      <TextArea label="Terms" isOptional {...form.field('terms')} />
      <CheckboxField
        label="Construction Industry Scheme (CIS) applies"
        help="For labour, and for plant hired with an operator"
        {...form.field('cisApplies')}
      />
    </div>
  </details>
);

const isOpenAtFirst = ({ values, shown }: HeaderForm): boolean =>
  !!(values.deliveryInstructions || values.terms || values.cisApplies === 'yes') ||
  !!(shown.deliveryInstructions || shown.terms);

type SupplierFieldProps = { form: HeaderForm };

/** A supplier of the register, or another by name. */
function SupplierField({ form }: SupplierFieldProps) {
  const { suppliers, isLoaded, find } = useSuppliers();
  const chosen = find(form.values.supplierId);
  const { insuranceRule } = useBuying();
  const [typed, setTyped] = useState('');
  const other = otherOption(isLoaded && !hasName(suppliers, typed) ? typed.trim() : '');
  const options = suppliers.map((supplier) => optionOf(supplier, insuranceRule, today()));
  const { onChange, ...field } = form.field('supplierId');
  const [unknown, setUnknown] = useState('');
  const choose = (value: string, name = other.name) => {
    setUnknown('');
    onChange(value);
    if (value === otherSupplier && name) form.set('supplierName', name);
  };
  // A text that is left without a choice is gone from the box.
  const type = (text: string) => {
    setTyped(text);
    setUnknown(!text && isUnknown(options, other) ? other.name : '');
  };
  return (
    <div className="grid min-w-0 content-start gap-2">
      <ComboboxField
        label="Supplier"
        options={[...options, other]}
        {...field}
        onTyped={type}
        onChange={(value) => choose(value)}
      />
      {unknown && <Unknown name={unknown} onOrder={() => choose(otherSupplier, unknown)} />}
      {chosen && <Cautions supplier={chosen} />}
      {form.values.supplierId === otherSupplier && (
        <>
          <TextField label="Supplier's name" {...form.field('supplierName')} />
          <TextField
            label="Supplier's email"
            isOptional
            type="email"
            {...form.field('supplierEmail')}
          />
        </>
      )}
    </div>
  );
}

const hasName = (suppliers: readonly Supplier[], typed: string): boolean =>
  suppliers.some(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());

const isUnknown = (suppliers: readonly Option[], { name }: { name: string }): boolean =>
  !!name && findOptions(suppliers, name).length === 0;

const Unknown = ({ name, onOrder }: { name: string; onOrder: () => void }) => (
  <div className="grid justify-items-start gap-1 text-xs [overflow-wrap:anywhere]">
    <p role="status" className="text-on-warn-soft">
      “{name}” is not in the register.
    </p>
    <LinkButton onClick={onOrder}>Order from “{name}”</LinkButton>
  </div>
);

/** Its hint repeats a name that is not in the register, so that it is found by the name of any supplier. */
function otherOption(unknown: string) {
  const label = 'Not in the register';
  const name = label.toLowerCase().includes(unknown.toLowerCase()) ? '' : unknown;
  const hint = name ? `Order from “${name}”` : undefined;
  return { value: otherSupplier, label, name, ...(hint && { hint }), isNotForTab: true };
}

/** A supplier who cannot be ordered from is listed with the reason, so that users do not search for them. */
function optionOf(supplier: Supplier, rule: InsuranceRule, day: string) {
  const { id, name, code, city } = supplier;
  const obstacle = obstacleToOrdering(supplier, rule, day)?.message;
  return {
    value: String(id),
    label: name,
    hint: [code, city].filter(Boolean).join(' · '),
    ...(obstacle ? { obstacle } : { caution: warningsOnOrdering(supplier, day)[0] }),
  };
}

/** Shows at once what the server would refuse, or what the approver will read. */
function Cautions({ supplier }: { supplier: Supplier }) {
  const obstacle = obstacleToOrdering(supplier, useBuying().insuranceRule, today());
  const words = obstacle ? [obstacle.message] : warningsOnOrdering(supplier, today());
  return (
    <ul role={obstacle ? 'alert' : undefined} className="grid gap-1 empty:hidden">
      {words.map((text) => (
        <li
          key={text}
          className={`flex gap-1.5 text-xs ${obstacle ? 'text-on-bad-soft' : 'text-on-warn-soft'}`}
        >
          <TriangleAlert aria-hidden="true" className="size-4" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The open contracts; the site's address is the default delivery address. */
function ContractField({ form }: { form: HeaderForm }) {
  const { data } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const contracts = (data ?? [])
    .filter(({ id, status }) => !isOver(status) || String(id) === form.values.contractId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const { onChange, ...field } = form.field('contractId');
  const choose = (value: string) => {
    const chosen = contracts.find(({ id }) => String(id) === value);
    const before = contracts.find(({ id }) => String(id) === form.values.contractId);
    const isUntouched = [siteOf(before), ''].includes(form.values.deliveryAddress);
    onChange(value);
    if (isUntouched) form.set('deliveryAddress', siteOf(chosen));
  };
  return (
    <ComboboxField
      label="Contract"
      options={contracts.map(({ id, name, code }) => ({
        value: String(id),
        label: name,
        ...(code && { hint: code }),
      }))}
      {...field}
      onChange={choose}
    />
  );
}
