import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { SealedPart } from '../secrets/sealed-part.tsx';
import { CardFace } from './card-face.tsx';
import { CompetencesPart } from './competences-part.tsx';
import { DocumentsPart } from './documents-part.tsx';
import type { WorkerForm } from './fields.ts';
import * as parts from './form-parts.tsx';
import { InductionsPart } from './inductions-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { RatesPart } from './rates-part.tsx';
import { ScoresPart } from './scores-part.tsx';
import type { TabName } from './tabs.ts';

type Props = {
  name: TabName;
  worker: WorkerRecord;
  /** Missing for those who may only look. */
  form?: WorkerForm;
  today: string;
};

/** The content of one tab of a worker's file. */
export const FileContent = ({ name, ...file }: Props) => {
  const Content = contents[name];
  return <Content {...file} />;
};

type ContentProps = Omit<Props, 'name'>;

const contents: Record<TabName, (props: ContentProps) => ReactNode> = {
  personal: ({ worker, form }) => (
    <>
      {form && <parts.PersonalPart form={form} />}
      {form && <PicturePart worker={worker} />}
      <SealedPart
        title="Identity"
        worker={worker}
        fields={['dateOfBirth', 'nationalInsurance', 'drivingLicense']}
      />
    </>
  ),
  employment: ({ worker, form }) => (
    <>
      {form && <parts.EmploymentPart form={form} />}
      <RatesPart worker={worker} />
      <SealedPart title="Bank and tax" worker={worker} fields={['bankDetails', 'taxCode']} />
    </>
  ),
  cards: ({ worker, form, today }) => (
    <>
      <CardFace worker={worker} today={today} />
      {form && <parts.CardPart form={form} />}
      <CompetencesPart worker={worker} today={today} />
      <InductionsPart worker={worker} today={today} />
      {form && <parts.SkillsPart form={form} />}
    </>
  ),
  'right-to-work': ({ worker, form }) => (
    <>
      {form && <parts.RightToWorkPart form={form} />}
      <SealedPart title="Document" worker={worker} fields={['rightToWork']} />
    </>
  ),
  emergency: ({ form }) => form && <parts.EmergencyPart form={form} />,
  medical: ({ worker }) => (
    <>
      <LockedNote text="For an emergency: who looks, at what and why is written into the log." />
      <SealedPart
        title="Health"
        worker={worker}
        fields={['medicalConditions', 'allergies', 'sickDays']}
      />
    </>
  ),
  documents: ({ worker }) => <DocumentsPart worker={worker} />,
  scores: ({ worker }) => <ScoresPart worker={worker} />,
  notes: ({ form }) => form && <parts.NotesPart form={form} />,
};
