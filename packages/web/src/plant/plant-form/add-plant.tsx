import { plantApi } from '@sitewright/domain/plant/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useAction } from '../../actions/use-action.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { today } from '../../platform/today.ts';
import { useForm } from '../../ui/use-form.ts';
import { blank, bodyOf, PlantFields } from './fields.ts';
import { PlantForm } from './plant-form.tsx';

type Props = { project: Project; onClose: () => void };

export function AddPlant({ project, onClose }: Props) {
  const add = useAction(plantApi.add, {
    onClose,
    doneMessage: ({ name, status }) =>
      `${name} is ${status === 'requested' ? 'requested' : 'on hire'}`,
    onRefused: (error) => form.refuse(formFields(fieldsOf(error))),
  });
  const form = useForm(PlantFields, blank(today()), {
    onSubmit: (filled) => add.perform({ body: { projectId: project.id, ...bodyOf(filled) } }),
  });
  return (
    <FormSheet title="Add plant" submitText="Add plant" command={add} form={form} onClose={onClose}>
      {(id) => <PlantForm form={form} id={id} label="Add plant" />}
    </FormSheet>
  );
}

/** The form asks for the day and the time of what the server knows as an instant. */
export const formFields = ({ onHireAt, ...fields }: Record<string, string>) => ({
  ...fields,
  ...(onHireAt && { onHireDate: onHireAt }),
});
