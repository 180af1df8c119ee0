import { hasPostcode } from '@sitewright/domain/kernel/postcode';
import {
  costHeadLabels,
  reverseChargeNote,
  vatLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads, vatTreatments } from '@sitewright/domain/purchase-orders/order-status';
import { ChevronRight } from 'lucide-react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldHelp } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ContractField } from './contract-field.tsx';
import type { HeaderForm } from './fields.ts';
import { SupplierField } from './supplier-field.tsx';

type Props = { form: HeaderForm };

/** To whom, for what, when and where. */
export const OrderHeadFields = ({ form }: Props) => (
  <div className="grid gap-3 rounded-card border border-line bg-surface p-4 max-md:gap-5 md:pointer-fine:[--input-l:20px] md:pointer-fine:[--input:14px]">
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-2">
      <SupplierField form={form} />
      <ContractField form={form} />
    </div>
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-[1.6fr_1fr]">
      <TextField
        label="Deliver to"
        autoComplete="off"
        note={hintOn(form.values.deliveryAddress)}
        {...form.field('deliveryAddress')}
      />
      <TextField label="Contact on site" autoComplete="off" {...form.field('siteContact')} />
    </div>
    <div className="grid gap-3 max-md:gap-5 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.3fr]">
      <DateField label="Issue date" {...form.field('issueDate')} />
      <DateField label="Delivery date" {...form.field('deliveryDate')} />
      <SelectField
        label="Cost head"
        placeholder="Choose"
        options={costHeads.map((value) => ({ value, label: costHeadLabels[value] }))}
        {...form.field('costHead')}
      />
      <SelectField
        label="VAT treatment"
        placeholder="Choose"
        options={vatTreatments.map((value) => ({ value, label: vatLabels[value] }))}
        {...form.field('vatTreatment')}
      />
    </div>
    {form.values.vatTreatment.startsWith('reverse') && <FieldHelp>{reverseChargeNote}.</FieldHelp>}
    <More form={form} />
  </div>
);

/** Some sites have no address yet, so it is only a hint. */
const hintOn = (address: string): string | undefined =>
  address.trim() && !hasPostcode(address) ? 'No postcode: drivers look for one' : undefined;

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
        label="The Construction Industry Scheme applies"
        help="For labour, and for plant hired with an operator"
        {...form.field('cisApplies')}
      />
    </div>
  </details>
);

const isOpenAtFirst = ({ values, shown }: HeaderForm): boolean =>
  !!(values.deliveryInstructions || values.terms || values.cisApplies === 'yes') ||
  !!(shown.deliveryInstructions || shown.terms);
