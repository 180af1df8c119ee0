import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { ContactDraft, type SupplierContact } from '@sitewright/domain/suppliers/contact';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { textsOf } from '../../forms/field-values.ts';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

const blank = { name: '', role: '', email: '', phone: '' };

type AddProps = { supplier: Supplier; onClose: () => void };

export function AddContact({ supplier, onClose }: AddProps) {
  const dialog = useCommandForm({
    fields: ContactDraft,
    start: blank,
    endpoint: suppliersApi.addContact,
    inputOf: (body) => ({ params: { supplierId: supplier.id }, body }),
    doneMessage: ({ name }) => `${name} added`,
    onDone: onClose,
  });
  return <ContactForm title={`Add contact at ${supplier.name}`} onClose={onClose} {...dialog} />;
}

type EditProps = { contact: SupplierContact; onClose: () => void };

export function EditContact({ contact, onClose }: EditProps) {
  const { id, name, version } = contact;
  const dialog = useCommandForm({
    fields: ContactDraft,
    start: textsOf(blank, contact),
    endpoint: suppliersApi.editContact,
    inputOf: (body) => ({ params: { supplierContactId: id }, body: { ...body, version } }),
    doneMessage: (saved) => `${saved.name} saved`,
    onDone: onClose,
  });
  return <ContactForm title={`Edit ${name}`} onClose={onClose} {...dialog} />;
}

const ContactForm = ({ form, ...dialog }: FormDialogProps<typeof ContactDraft>) => (
  <FormDialog {...dialog} form={form}>
    <TextField label="Name" required {...form.field('name')} />
    <TextField label="Role" isOptional {...form.field('role')} />
    <TextField label="Phone" isOptional type="tel" {...form.field('phone')} />
    <TextField label="Email" isOptional type="email" {...form.field('email')} />
  </FormDialog>
);
