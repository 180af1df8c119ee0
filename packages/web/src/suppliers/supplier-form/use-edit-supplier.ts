import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useState } from 'react';
import { useFormDraft, useFoundDraft } from '../../app/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { theirsIn } from '../../platform/theirs-in.ts';
import { useForm } from '../../ui/use-form.ts';
import type { DeedProps } from '../supplier-actions.ts';
import { useSupplierDeed } from '../use-supplier-deed.ts';
import { bodyOf, type Filled, SupplierFields, valuesOf } from './fields.ts';

/** The form of a supplier that is there already. */
export function useEditSupplier({ supplier, onClose }: DeedProps) {
  const found = useFoundDraft('supplier', valuesOf(supplier), supplier);
  // With the version that somebody had before them, so that nobody is overwritten.
  const [base, setBase] = useState({ ...supplier, version: found.version });
  const [theirs, setTheirs] = useState<Supplier>();
  const edit = useSupplierDeed(
    suppliersApi.edit,
    () => {
      draft.end();
      onClose();
    },
    ({ name }) => `${name} is saved`,
    (error) => {
      form.refuse(fieldsOf(error));
      setTheirs(theirsIn(error));
    },
  );
  const load = (newer: Supplier) => {
    setBase(newer);
    setTheirs(undefined);
    found.forget();
    draft.drop();
    form.fill(valuesOf(newer));
  };
  const save = (filled: Filled, over: Supplier) =>
    edit.perform({ params: { supplierId: over.id }, body: changesOf(filled, over) });
  const form = useForm(SupplierFields, found.values, {
    onSubmit: (filled) => save(filled, base),
  });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  return {
    ...{ form, edit, theirs },
    draft: { ...draft, discard: () => load(supplier) },
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}

function changesOf(filled: Filled, { policies, version }: Supplier) {
  const { status, insuranceExpiry, ...body } = bodyOf(filled);
  // Where policies are kept their dates count, and the one that was noted stays as it is.
  return { ...body, ...(policies.length === 0 && { insuranceExpiry }), version };
}
