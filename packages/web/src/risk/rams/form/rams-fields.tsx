import { type PpeKind, ppeKinds, ppeLabels } from '@sitewright/domain/risk/risk-values';
import { type ReactNode, useState } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { twoColumns } from '../../../ui/layout/section.tsx';
import { type FieldName, hazardsIn, type RamsForm } from './fields.ts';
import { HazardSheet } from './hazard-sheet.tsx';
import { HazardsField } from './hazards-field.tsx';

type Props = { form: RamsForm; projectId: number; label: string; saveBar: ReactNode };

/** All content of a statement. An open hazard is a form of its own. */
export function RamsFieldset({ form, projectId, label, saveBar }: Props) {
  const [open, setOpen] = useState<number>();
  const hazards = hazardsIn(form.values);
  return (
    <>
      <form {...form.bind} aria-label={label} className="grid gap-4 max-md:gap-3">
        <ErrorSummary form={form} />
        <Head form={form} />
        <HazardsField
          hazards={hazards}
          onOpen={setOpen}
          onChange={(next) => form.set('hazards', JSON.stringify(next))}
        />
        <Method form={form} />
        <Needs form={form} />
        {saveBar}
      </form>
      {open !== undefined && (
        <HazardSheet
          key={open}
          hazard={hazards[open]}
          projectId={projectId}
          onSave={(hazard) => {
            form.set('hazards', JSON.stringify(hazards.toSpliced(open, 1, hazard)));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const Head = ({ form }: { form: RamsForm }) => (
  <Panel title="Activity details">
    <div className="grid gap-4 p-4">
      <div className={twoColumns}>
        <TextField label="Activity" {...form.field('activity')} />
        <TextField label="Location" isOptional {...form.field('location')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label="Start"
          help="First day of the work"
          isOptional
          {...form.field('startDate')}
        />
        <DateField
          label="Finish"
          help="Last day of the work"
          isOptional
          {...form.field('finishDate')}
        />
        <DateField
          label="Review date"
          help="Within 12 months. Required to submit."
          isOptional
          {...form.field('reviewDate')}
        />
      </div>
    </div>
  </Panel>
);

const oneToALine = 'One per line';

const Method = ({ form }: { form: RamsForm }) => (
  <Panel title="Method and emergency">
    <div className="grid gap-4 p-4">
      <TextArea
        label="Method steps"
        help={`${oneToALine}, in order`}
        rows={10}
        {...form.field('steps')}
      />
      <TextArea label="Emergency" rows={6} {...form.field('emergency')} />
    </div>
  </Panel>
);

const Needs = ({ form }: { form: RamsForm }) => (
  <Panel title="Requirements">
    <div className="grid gap-4 p-4">
      <Ppe form={form} />
      <div className={twoColumns}>
        <Lines form={form} name="permits" label="Permits" />
        <Lines form={form} name="competences" label="Competence and cards" />
        <Lines form={form} name="plant" label="Plant" />
        <Lines form={form} name="substances" label="Materials and substances (COSHH)" />
      </div>
      <Lines form={form} name="weatherLimits" label="Weather limits" />
    </div>
  </Panel>
);

type LinesProps = { form: RamsForm; name: FieldName; label: string };

const Lines = ({ form, name, label }: LinesProps) => (
  <TextArea label={label} help={oneToALine} isOptional rows={4} {...form.field(name)} />
);

function Ppe({ form }: { form: RamsForm }) {
  const worn: PpeKind[] = JSON.parse(form.values.ppe);
  const toggle = (kind: PpeKind, isWorn: boolean) =>
    form.set(
      'ppe',
      JSON.stringify(ppeKinds.filter((other) => (other === kind ? isWorn : worn.includes(other)))),
    );
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">Personal protective equipment</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {ppeKinds.map((kind) => (
          <CheckboxField
            key={kind}
            label={ppeLabels[kind]}
            name={`ppe-${kind}`}
            value={worn.includes(kind) ? 'yes' : 'no'}
            onChange={(value) => toggle(kind, value === 'yes')}
          />
        ))}
      </div>
    </fieldset>
  );
}
