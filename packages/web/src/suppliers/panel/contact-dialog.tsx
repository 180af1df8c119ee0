import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { ContactDraft, type SupplierContact } from '@sitewright/domain/suppliers/contact';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useForm } from '../../ui/fields/use-form.ts';

const blank = { name: '', role: '', email: '', phone: '' };

type AddProps = { supplier: Supplier; onClose: () => void };

export function AddContact({ supplier, onClose }: AddProps) {
  const dialog = useCommandForm({
    fields: ContactDraft,
    start: blank,
    endpoint: suppliersApi.addContact,
    inputOf: (body) => ({ params: { supplierId: supplier.id }, body }),
    doneMessage: ({ name }) => `${name} is added`,
    onDone: onClose,
  });
  return <ContactForm title={`Add a contact at ${supplier.name}`} onClose={onClose} {...dialog} />;
}

type EditProps = { contact: SupplierContact; onClose: () => void };

export function EditContact({ contact, onClose }: EditProps) {
  const { id, name, role, email, phone, version } = contact;
  const dialog = useCommandForm({
    fields: ContactDraft,
    start: { name, role: role ?? '', email: email ?? '', phone: phone ?? '' },
    endpoint: suppliersApi.editContact,
    inputOf: (body) => ({ params: { supplierContactId: id }, body: { ...body, version } }),
    doneMessage: (saved) => `${saved.name} is saved`,
    onDone: onClose,
  });
  return <ContactForm title={`Edit ${name}`} onClose={onClose} {...dialog} />;
}

type FormProps = {
  title: string;
  form: ReturnType<typeof useForm<typeof ContactDraft>>;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

const ContactForm = ({ form, ...dialog }: FormProps) => {
  const field = (name: keyof typeof blank) => ({ ...form.field(name), autoComplete: 'off' });
  return (
    <FormDialog {...dialog} form={form}>
      <TextField label="Name" required {...field('name')} />
      <TextField label="Role" isOptional {...field('role')} />
      <TextField label="Phone" isOptional type="tel" {...field('phone')} />
      <TextField label="Email" isOptional type="email" {...field('email')} />
    </FormDialog>
  );
};
