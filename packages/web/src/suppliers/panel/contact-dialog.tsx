import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { ContactDraft, type SupplierContact } from '@sitewright/domain/suppliers/contact';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

const blank = { name: '', role: '', email: '', phone: '' };

type AddProps = { supplier: Supplier; onClose: () => void };

export function AddContact({ supplier, onClose }: AddProps) {
  const add = useAction(suppliersApi.addContact, {
    onClose,
    doneMessage: ({ name }) => `${name} is added`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(ContactDraft, blank, {
    onSubmit: (body) => add.perform({ params: { supplierId: supplier.id }, body }),
  });
  return (
    <ContactForm
      title={`Add a contact at ${supplier.name}`}
      form={form}
      onClose={onClose}
      command={add}
    />
  );
}

type EditProps = { contact: SupplierContact; onClose: () => void };

export function EditContact({ contact, onClose }: EditProps) {
  const edit = useAction(suppliersApi.editContact, {
    onClose,
    doneMessage: ({ name }) => `${name} is saved`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const { name, role, email, phone, version } = contact;
  const start = { name, role: role ?? '', email: email ?? '', phone: phone ?? '' };
  const form = useForm(ContactDraft, start, {
    onSubmit: (body) =>
      edit.perform({ params: { supplierContactId: contact.id }, body: { ...body, version } }),
  });
  return <ContactForm title={`Edit ${name}`} form={form} onClose={onClose} command={edit} />;
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
