import { certificateTypes, typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { endsByLaw, intervals } from '@sitewright/domain/certificates/type-library';
import { plantApi } from '@sitewright/domain/plant/api';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../../platform/query.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { type Form, withExpiry } from './fields.ts';

type Props = {
  form: Form;
  /** The contract whose machines can be chosen. */
  projectId: number | null;
};

/** All that is written down about a certificate. */
export const CertificateForm = ({ form, projectId }: Props) => (
  <>
    <ErrorSummary form={form} />
    <TypeField form={form} />
    <TextField
      label="Equipment"
      help="Equipment or person, such as Tower crane TC1"
      isOptional
      {...form.field('equipmentName')}
    />
    {projectId !== null && <MachineField form={form} projectId={projectId} />}
    <div className={twoColumns}>
      <TextField label="Certificate number" isOptional {...form.field('certificateNumber')} />
      <TextField label="Issued by" isOptional {...form.field('issuedBy')} />
      <IssuedField form={form} />
      <DateField
        label="Expiry"
        isOptional={!endsByLaw(form.values.certificateType)}
        {...form.field('expiryDate')}
      />
    </div>
    <TextArea label="Notes" isOptional rows={2} {...form.field('notes')} />
  </>
);

const types = optionsOf(certificateTypes, typeLabels);

/** The legal interval is shown below, once the type is chosen. */
function TypeField({ form }: Pick<Props, 'form'>) {
  const type = certificateTypes.find((candidate) => candidate === form.values.certificateType);
  return (
    <SelectField
      label="Type"
      required
      options={types}
      help={type && intervals[type].label}
      {...form.field('certificateType')}
      onChange={(certificateType) =>
        form.fill((before) => withExpiry(before, { ...before, certificateType }))
      }
    />
  );
}

const IssuedField = ({ form }: Pick<Props, 'form'>) => (
  <DateField
    label="Issued"
    isOptional
    {...form.field('issuedDate')}
    onChange={(issuedDate) => form.fill((before) => withExpiry(before, { ...before, issuedDate }))}
  />
);

function MachineField({ form, projectId }: { form: Form; projectId: number }) {
  const { data: hires } = useQuery(
    queryAll(plantApi.list, { query: { projectId, status: 'all' } }),
  );
  if (!hires?.length) return null;
  return (
    <SelectField
      label="Plant on hire"
      help="Plant cannot be started if its lifting certificate has expired"
      isOptional
      placeholder="None"
      options={hires.map(({ id, name, hireNumber }) => ({
        value: String(id),
        label: [name, hireNumber].filter(Boolean).join(', '),
      }))}
      {...form.field('plantHireEntryId')}
      onClear={() => form.set('plantHireEntryId', '')}
    />
  );
}
