import {
  type ContactNumber,
  contactFields,
  contactNumbers,
} from '@sitewright/domain/projects/contact';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ContractForm, Values } from './fields.ts';
import { FormSection } from './form-section.tsx';

type Props = {
  form: ContractForm;
  /** Why they may only be read. */
  reason: string | undefined;
};

const most = contactNumbers.length;

/** The client's contacts: the filled rows, and those that the user added. */
export function ContactsSection({ form, reason }: Props) {
  const [contactCount, setContactCount] = useState(reason ? 0 : 1);
  const adder = useRef<HTMLButtonElement>(null);
  const filled = contactNumbers.findLast((n) => isFilled(form.values, n)) ?? 0;
  const count = Math.max(filled, contactCount);
  const next = contactNumbers[count];

  const add = () => {
    if (!next) return;
    setContactCount(next);
    form.focus(contactFields(next).name);
  };
  const remove = (removed: ContactNumber) => {
    for (const [field, value] of closeRanks(form.values, removed)) form.set(field, value);
    setContactCount(count - 1);
    adder.current?.focus();
  };

  return (
    <FormSection id="contacts" help="Up to five contacts at the client." reason={reason}>
      {contactNumbers.slice(0, count).map((n) => (
        <Contact key={n} n={n} form={form} onRemove={reason ? undefined : () => remove(n)} />
      ))}
      {!reason && (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Plus} ref={adder} isBlocked={!next} onClick={add}>
            Add contact
          </Button>
          {!next && <p className="text-sm text-text-2">{most} contacts at most</p>}
        </div>
      )}
    </FormSection>
  );
}

const isFilled = (values: Values, n: ContactNumber): boolean =>
  Object.values(contactFields(n)).some((field) => values[field] !== '');

/** The contacts after a removed one move up. */
const closeRanks = (values: Values, removed: ContactNumber) =>
  contactNumbers
    .filter((n) => n >= removed)
    .flatMap((n) => {
      const { name, phone, email } = contactFields(n);
      const behind = contactNumbers[n];
      const after = behind && contactFields(behind);
      return [
        [name, after ? values[after.name] : ''],
        [phone, after ? values[after.phone] : ''],
        [email, after ? values[after.email] : ''],
      ] as const;
    });

type ContactProps = { n: ContactNumber; form: ContractForm; onRemove: (() => void) | undefined };

const Contact = ({ n, form, onRemove }: ContactProps) => {
  const { name, phone, email } = contactFields(n);
  const box = { autoComplete: 'off', readOnly: !onRemove };
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line-2 pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="sr-only">Contact {n}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={`Contact ${n} name`} {...box} {...form.field(name)} />
        </div>
        {onRemove && (
          <Button aria-label={`Remove contact ${n}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Phone" type="tel" {...box} {...form.field(phone)} />
        <TextField label="Email" type="email" {...box} {...form.field(email)} />
      </div>
    </fieldset>
  );
};
