import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { useEditForm } from '../forms/use-edit-form.ts';
import { bodyOf, MaterialFields, valuesOf } from './material-form/fields.ts';
import { useKeepMaterial } from './queries.ts';

export const useEditMaterial = (material: Material) =>
  useEditForm({
    what: 'material',
    record: material,
    fields: MaterialFields,
    valuesOf,
    endpoint: materialsApi.edit,
    askOf: (filled, { id, version }) => ({
      params: { materialId: id },
      body: { ...bodyOf(filled), version },
    }),
    said: () => 'Material updated',
    onSaved: useKeepMaterial(),
  });
