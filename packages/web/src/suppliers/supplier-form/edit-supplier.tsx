import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { useState } from 'react';
import { FormSheet } from '../../app/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../../app/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { staleBySupplier } from '../queries.ts';
import type { DeedProps } from '../supplier-actions.ts';
import { bodyOf, SupplierFields, valuesOf } from './fields.ts';
import { SupplierForm } from './supplier-form.tsx';

export function EditSupplier({ supplier, onClose }: DeedProps) {
  const toast = useToast();
  const edit = useCommand(suppliersApi.edit, {
    refreshes: staleBySupplier,
    onDone: ({ name }) => {
      draft.end();
      onClose();
      toast({ text: `${name} is saved` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const [start] = useState(() => valuesOf(supplier));
  const found = useFoundDraft('supplier', start, supplier);
  const form = useForm(SupplierFields, found.values, {
    onSubmit: (filled) => {
      const { status, insuranceExpiry, ...body } = bodyOf(filled);
      // Where policies are kept their dates count, and the one that was noted stays as it is.
      const noted = supplier.policies.length > 0 ? {} : { insuranceExpiry };
      edit.perform({
        params: { supplierId: supplier.id },
        body: { ...body, ...noted, version: found.version },
      });
    },
  });
  const draft = useFormDraft(found, form, start);
  const title = `Edit ${supplier.name}`;
  return (
    <FormSheet title={title} submitText="Save" command={edit} {...{ form, draft, onClose }}>
      {(id) => <SupplierForm {...{ form, id, supplier }} label={title} />}
    </FormSheet>
  );
}
