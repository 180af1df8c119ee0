import {
  type InsuranceRule,
  obstacleToOrdering,
  warningsOnOrdering,
} from '@sitewright/domain/suppliers/compliance';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { TriangleAlert } from 'lucide-react';
import { today } from '../../platform/today.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBuying } from '../use-buying.ts';
import { type HeaderForm, otherSupplier } from './fields.ts';
import { useSuppliers } from './use-suppliers.ts';

type Props = { form: HeaderForm };

/** Of the register, or anybody else by name. */
export function SupplierField({ form }: Props) {
  const { suppliers, find } = useSuppliers();
  const chosen = find(form.values.supplierId);
  const { insuranceRule } = useBuying();
  const options = suppliers.map((supplier) => optionOf(supplier, insuranceRule, today()));
  return (
    <div className="grid min-w-0 content-start gap-2">
      <ComboboxField
        label="Supplier"
        options={[...options, { value: otherSupplier, label: 'Not in the register' }]}
        {...form.field('supplierId')}
      />
      {chosen && <Cautions supplier={chosen} />}
      {form.values.supplierId === otherSupplier && (
        <>
          <TextField label="Supplier's name" autoComplete="off" {...form.field('supplierName')} />
          <TextField
            label="Supplier's email"
            isOptional
            type="email"
            autoComplete="off"
            {...form.field('supplierEmail')}
          />
        </>
      )}
    </div>
  );
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
