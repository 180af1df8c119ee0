import { plantApi } from '@sitewright/domain/plant/api';
import { useAction } from '../../actions/use-action.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useForm } from '../../ui/use-form.ts';
import type { ActionProps } from '../plant-actions.ts';
import { formFields } from './add-plant.tsx';
import { bodyOf, HereFields, PlantFields, valuesOf } from './fields.ts';
import { PlantForm } from './plant-form.tsx';

export function EditPlant({ hire, onClose }: ActionProps) {
  const edit = useAction(plantApi.edit, {
    onClose,
    doneMessage: ({ name }) => `${name} is saved`,
    onRefused: (error) => form.refuse(formFields(fieldsOf(error))),
  });
  const fields = hire.status === 'requested' ? PlantFields : HereFields;
  const form = useForm(fields, valuesOf(hire), {
    onSubmit: (filled) =>
      edit.perform({
        params: { plantHireId: hire.id },
        body: { ...bodyOf(filled), version: hire.version },
      }),
  });
  const title = `Edit ${hire.name}`;
  return (
    <FormSheet title={title} submitText="Save" command={edit} form={form} onClose={onClose}>
      {(id) => <PlantForm form={form} id={id} label={title} />}
    </FormSheet>
  );
}
