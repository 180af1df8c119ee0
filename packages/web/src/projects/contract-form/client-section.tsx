import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ContractForm } from './fields.ts';
import { FormSection } from './form-section.tsx';

export const ClientSection = ({ form }: { form: ContractForm }) => (
  <FormSection id="client">
    <TextField label="Client name" {...form.field('clientName')} />
    <TextArea label="Client address" {...form.field('clientAddress')} />
  </FormSection>
);
