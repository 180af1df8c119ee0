import { plantApi } from '@sitewright/domain/plant/api';
import type { Project } from '@sitewright/domain/projects/project';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { today } from '../../platform/today.ts';
import type { ActionProps } from '../plant-actions.ts';
import { blank, bodyOf, HereFields, PlantFields, valuesOf } from './fields.ts';
import { PlantForm } from './plant-form.tsx';

type Props = { project: Project; onClose: () => void };

export function AddPlant({ project, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: PlantFields,
    start: blank(today()),
    endpoint: plantApi.add,
    inputOf: (filled) => ({ body: { projectId: project.id, ...bodyOf(filled) } }),
    formFields,
    doneMessage: ({ name, status }) =>
      `${name} is ${status === 'requested' ? 'requested' : 'on hire'}`,
    onDone: onClose,
  });
  return (
    <FormSheet title="Add plant" command={command} form={form} onClose={onClose}>
      <PlantForm form={form} isNew />
    </FormSheet>
  );
}

export function EditPlant({ hire, onClose }: ActionProps) {
  const { form, command } = useCommandForm({
    fields: hire.status === 'requested' ? PlantFields : HereFields,
    start: valuesOf(hire),
    endpoint: plantApi.edit,
    inputOf: (filled) => ({
      params: { plantHireId: hire.id },
      body: { ...bodyOf(filled), version: hire.version },
    }),
    formFields,
    doneMessage: ({ name }) => `${name} saved`,
    onDone: onClose,
  });
  const title = `Edit ${hire.name}`;
  return (
    <FormSheet title={title} submitText="Save" command={command} form={form} onClose={onClose}>
      <PlantForm form={form} />
    </FormSheet>
  );
}

/** The form has a day and a time for what the server stores as an instant. */
const formFields = ({ onHireAt, ...fields }: Record<string, string>) => ({
  ...fields,
  ...(onHireAt && { onHireDate: onHireAt }),
});
