import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { useState } from 'react';
import { useFormDraft, useFoundDraft } from '../app/use-form-draft.ts';
import { fieldsOf } from '../platform/call.ts';
import { theirsIn } from '../platform/theirs-in.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { bodyOf, type Filled, MaterialFields, valuesOf } from './material-form/fields.ts';
import { staleByMaterials, useKeepMaterial } from './queries.ts';

/** The form of a material that is there already. */
export function useEditMaterial(material: Material) {
  const toast = useToast();
  const keep = useKeepMaterial();
  const found = useFoundDraft('material', valuesOf(material), material);
  // With the version that somebody had before them, so that nobody is overwritten.
  const [base, setBase] = useState({ ...material, version: found.version });
  const [theirs, setTheirs] = useState<Material>();
  const edit = useCommand(materialsApi.edit, {
    refreshes: staleByMaterials,
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      setTheirs(theirsIn(error));
    },
  });
  const load = (newer: Material) => {
    setBase(newer);
    setTheirs(undefined);
    found.forget();
    draft.drop();
    form.fill(valuesOf(newer));
  };
  const save = (filled: Filled, { id, version }: Material) =>
    edit.perform({ params: { materialId: id }, body: { ...bodyOf(filled), version } }, (saved) => {
      keep(saved);
      load(saved);
      toast({ text: 'Material updated' });
    });
  const form = useForm(MaterialFields, found.values, {
    onSubmit: (filled) => save(filled, base),
  });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  return {
    form,
    edit,
    theirs,
    draft,
    discard: () => load(material),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}
