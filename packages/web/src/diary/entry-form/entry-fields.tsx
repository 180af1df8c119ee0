import { dateWindow } from '@sitewright/domain/diary/date-window';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { Image } from 'lucide-react';
import { useId } from 'react';
import { today } from '../../platform/today.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { Bound, FieldProps } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { number } from '../../ui/table/labels.ts';
import { useNarrow } from '../../ui/table/use-media.ts';
import { EntryChips } from './entry-chips.tsx';
import { asTyped, labels } from './field-labels.ts';
import { type EntryForm, type FieldName, hasField, hoursShown, isOvernight } from './fields.ts';
import { MoreFields } from './more-fields.tsx';
import { type QuarantinedMachine, QuarantineWarning, useMachines } from './quarantined-machine.tsx';
import { SameCompany } from './same-company.tsx';
import type { LastEntries } from './use-last-entries.ts';

type Props = {
  form: EntryForm;
  used: Pick<LastEntries, 'companies' | 'jobRoles' | 'entries'>;
  /** The entry that is being edited. */
  entry: DiaryEntry | undefined;
  /** Whether its day is signed off, so that a change needs a reason. */
  isSigned: boolean;
  projectId: number;
  quarantined: QuarantinedMachine;
};

/** What the specification asks for, in its order; the kind of entry leaves some of it out. */
export function EntryFields({ form, used, entry, isSigned, projectId, quarantined }: Props) {
  const isShown = (name: FieldName) => hasField(form.values, name);
  const { from: earliest, to: latest } = dateWindow(today());
  const bind = (name: FieldName) => ({ label: labels[name], ...form.field(name) });
  return (
    <>
      {isSigned && <TextArea {...bind('reason')} help="This day is signed off." />}
      <DateField {...bind('date')} min={earliest} max={latest} />
      {!entry && <EntryChips form={form} />}
      <SameCompany values={form.values} entry={entry} entries={used.entries} />
      <WorkSummary form={form} />
      {!isShown('plant') && <TextArea {...bind('materialsDelivered')} />}
      {form.values.type === 'plant' && <MachineField {...bind('plant')} projectId={projectId} />}
      <QuarantineWarning {...quarantined} />
      {form.values.type === 'labour' && <TextField {...bind('plant')} autoComplete="off" />}
      {isShown('startTime') && <Times form={form} entry={entry} />}
      <div className="grid gap-3 md:grid-cols-2 md:*:last:odd:col-span-2">
        <UsedBeforeField {...bind('company')} used={used.companies} />
        {isShown('operatives') && (
          <TextField {...bind('operatives')} autoComplete="off" inputMode="numeric" />
        )}
        {isShown('jobRole') && <UsedBeforeField {...bind('jobRole')} used={used.jobRoles} />}
      </div>
      {isShown('labour') && <TextArea {...bind('labour')} />}
      <TextArea
        {...bind('weatherImpact')}
        placeholder="Time lost, work moved, who was stood down"
      />
      {!entry && (
        <Notice
          icon={Image}
          tone="info"
          text="Diary photos will be added after initial entry creation"
        />
      )}
      <MoreFields form={form} />
    </>
  );
}

const mostLetters = 5000;

function WorkSummary({ form }: Pick<Props, 'form'>) {
  const isNarrow = useNarrow();
  return (
    <div className="relative">
      <TextArea label={labels.workSummary} rows={isNarrow ? 4 : 2} {...form.field('workSummary')} />
      <span className="absolute top-0 right-0 text-xs leading-5 text-text-2 tabular-nums site:leading-6">
        {number(form.values.workSummary.length)} of {number(mostLetters)}
      </span>
    </div>
  );
}

const Times = ({ form, entry }: Pick<Props, 'form' | 'entry'>) => {
  const hours = hoursShown(form.values, entry);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={labels.startTime} {...form.field('startTime')} />
        <TimeField
          label={labels.finishTime}
          {...form.field('finishTime')}
          startsAt="17:00"
          help={isOvernight(form.values) ? `Finishes the next day: ${hours} h` : undefined}
        />
      </div>
      <HoursRow hours={hours} />
    </>
  );
};

/** Follows from the two times above it. */
function HoursRow({ hours }: { hours: string }) {
  const label = useId();
  return (
    <div className="flex min-h-control items-center justify-between gap-3 rounded-control bg-sunken px-3 text-sm">
      <span id={label} className="font-medium">
        Hours (Calculated)
      </span>
      <output aria-labelledby={label} className="text-xl font-bold tabular-nums">
        {hours}
      </output>
    </div>
  );
}

type UsedBeforeProps = FieldProps & Bound & { used: readonly string[] };

/** Offers the values used before; the typed value comes last, and Tab leaves it as it is. */
const UsedBeforeField = ({ used, ...field }: UsedBeforeProps) => {
  const { value, onChange } = field;
  const known = used.map((name) => ({ value: name, label: name, isNotForTab: true }));
  const typed = { value, label: value, offer: asTyped(value), isNotForTab: true };
  const isKnown = used.some((name) => name.toLowerCase() === value.trim().toLowerCase());
  return (
    <ComboboxField
      {...field}
      options={value && !isKnown ? [...known, typed] : known}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

type MachineProps = FieldProps & Bound & { projectId: number };

/** The machines on hire on the contract; others can be typed. */
const MachineField = ({ projectId, ...field }: MachineProps) => {
  const machines = useMachines(projectId, { type: 'plant' });
  return <UsedBeforeField {...field} used={[...new Set(machines.map(({ name }) => name))]} />;
};
