import {
  cardSchemes,
  cardTypes,
  employmentTypes,
  rightToWorkKinds,
  rightToWorkLabels,
} from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../ui/fields/date-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { workforceQueries } from '../queries.ts';
import type { WorkerForm } from './fields.ts';
import { Part } from './part.tsx';

type Props = { form: WorkerForm };

const off = { autoComplete: 'off' } as const;
const optional = { isOptional: true, ...off } as const;

export const PersonalPart = ({ form }: Props) => (
  <Part title="Person">
    <div className={twoColumns}>
      <TextField label="First name" required {...off} {...form.field('firstName')} />
      <TextField label="Last name" required {...off} {...form.field('lastName')} />
      <TextField
        label="Worker ID"
        help="Leave blank to use the next free number"
        {...optional}
        {...form.field('workerId')}
      />
      <TextField
        label="Vehicle"
        help="Registration, for the car park and the gate"
        {...optional}
        {...form.field('vehicleRegistration')}
      />
      <TextField label="Mobile" type="tel" {...optional} {...form.field('mobilePhone')} />
      <TextField label="Other phone" type="tel" {...optional} {...form.field('phoneNumber')} />
    </div>
    <TextField label="Email" type="email" {...optional} {...form.field('email')} />
    <TextArea label="Address" isOptional rows={2} {...form.field('address')} />
    <div className={twoColumns}>
      <TextField label="Town" {...optional} {...form.field('city')} />
      <TextField label="Postcode" {...optional} {...form.field('postcode')} />
    </div>
    <TextField label="Country" {...off} {...form.field('country')} />
    <p className="text-xs tracking-normal text-text-2">
      We keep this to look after people at work and to meet legal requirements. They can ask to see
      it and have mistakes corrected.
    </p>
  </Part>
);

export function EmploymentPart({ form }: Props) {
  const { data: summary } = useQuery(workforceQueries.summary());
  return (
    <Part title="Employment">
      <div className={twoColumns}>
        <SuggestField
          label="Job title"
          suggestions={summary?.jobTitles ?? []}
          {...form.field('jobTitle')}
        />
        <SelectField
          label="Type"
          required
          options={employmentTypes}
          {...form.field('employmentType')}
        />
        <TextField label="Company" {...optional} {...form.field('company')} />
        <TextField label="Department" {...optional} {...form.field('department')} />
        <DateField label="Start date" isOptional {...form.field('startDate')} />
      </div>
    </Part>
  );
}

export const CardPart = ({ form }: Props) => (
  <Part title="Card, as printed">
    <div className={twoColumns}>
      <SuggestField
        label="Scheme"
        isOptional
        suggestions={cardSchemes}
        {...form.field('cscsSchemeId')}
      />
      <TextField label="Card number" {...optional} {...form.field('cscsCardNumber')} />
      <SuggestField
        label="Card type"
        isOptional
        suggestions={cardTypes.map(({ type }) => type)}
        {...form.field('cscsCardType')}
      />
      <DateField label="Card expiry" isOptional {...form.field('cscsCardExpiry')} />
      <TextField label="Name on the card" {...optional} {...form.field('cscsCustomerName')} />
      <TextField label="Serial" {...optional} {...form.field('cscsSerial')} />
      <TextField
        label="Registration number"
        {...optional}
        {...form.field('cscsRegistrationNumber')}
      />
      <TextField
        label="Qualification type"
        {...optional}
        {...form.field('cscsQualificationType')}
      />
    </div>
    <TextArea
      label="Qualification details"
      isOptional
      {...form.field('cscsQualificationDetails')}
    />
  </Part>
);

export const SkillsPart = ({ form }: Props) => (
  <Part title="Skills">
    <TextField
      label="Qualifications"
      help="Separate with commas, such as NVQ 2 Formwork, HNC"
      {...optional}
      {...form.field('qualifications')}
    />
    <TextField
      label="Certifications"
      help="Separate with commas"
      {...optional}
      {...form.field('certifications')}
    />
    <TextArea label="Skills and training" isOptional {...form.field('skillsTraining')} />
  </Part>
);

const kinds = optionsOf(rightToWorkKinds, rightToWorkLabels);

export const RightToWorkPart = ({ form }: Props) => (
  <Part title="Right to work check">
    <SelectField
      label="What was checked"
      isOptional
      options={kinds}
      onClear={() => form.set('rightToWorkKind', '')}
      {...form.field('rightToWorkKind')}
    />
    <div className={twoColumns}>
      <DateField label="Checked on" isOptional {...form.field('rightToWorkCheckedOn')} />
      <DateField
        label="Expires on"
        help="Leave blank if it does not expire"
        isOptional
        {...form.field('rightToWorkExpiresOn')}
      />
    </div>
  </Part>
);

export const EmergencyPart = ({ form }: Props) => (
  <Part title="Emergency contacts">
    <div className={twoColumns}>
      <TextField label="Emergency contact" {...optional} {...form.field('emergencyContactName')} />
      <TextField
        label="Emergency phone"
        type="tel"
        {...optional}
        {...form.field('emergencyContactPhone')}
      />
      <TextField label="Relationship" {...optional} {...form.field('emergencyContactRelation')} />
      <TextField label="Next of kin" {...optional} {...form.field('nextOfKin')} />
    </div>
  </Part>
);

export const NotesPart = ({ form }: Props) => (
  <Part title="Notes">
    <TextArea
      label="Notes"
      help="Do not record health details here. Use the Medical tab."
      isOptional
      rows={8}
      {...form.field('notes')}
    />
  </Part>
);
