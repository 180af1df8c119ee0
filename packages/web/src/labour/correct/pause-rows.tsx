import { pauseReasons } from '@sitewright/domain/labour/labour-session';
import { pauseLabels } from '@sitewright/domain/labour/pause-labels';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import { Plus, Trash2 } from 'lucide-react';
import { yesNoText } from '../../forms/field-values.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import type { PauseRow } from './correction-form.ts';

type Props = {
  rows: readonly PauseRow[];
  /** Of the server, such as `pauses.0.startedAt`. */
  errors: Record<string, string>;
  onChange: (rows: PauseRow[]) => void;
};

const reasons = optionsOf(pauseReasons, pauseLabels);

/** The pauses of a session, each with its times; they are added and removed here. */
export function PauseRows({ rows, errors, onChange }: Props) {
  const add = () =>
    onChange([
      ...rows,
      {
        key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
        reason: 'lunch',
        note: null,
        from: '',
        to: '',
        isPaid: 'no',
      },
    ]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Pauses</legend>
      {rows.map((row, place) => (
        <Row
          key={row.key}
          row={row}
          place={place}
          errors={errors}
          onChange={(changed) => onChange(rows.with(place, changed))}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button icon={Plus} onClick={add}>
        Add a pause
      </Button>
    </fieldset>
  );
}

type RowProps = {
  row: PauseRow;
  place: number;
  errors: Record<string, string>;
  onChange: (row: PauseRow) => void;
  onRemove: () => void;
};

function Row({ row, place, errors, onChange, onRemove }: RowProps) {
  const name = `Pause ${place + 1}`;
  const choose = (reason: string) => {
    const known = pauseReasons.find((one) => one === reason) ?? 'other';
    onChange({ ...row, reason: known, isPaid: yesNoText(isPaidByDefault(known)) });
  };
  return (
    <div className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label={`${name}, reason`}
            name={`pauses.${place}.reason`}
            options={reasons}
            value={row.reason}
            onChange={choose}
          />
        </div>
        <Button icon={Trash2} aria-label={`Remove pause ${place + 1}`} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={`${name}, from`}
          name={`pauses.${place}.startedAt`}
          startsAt="12:00"
          error={errors[`pauses.${place}.startedAt`]}
          value={row.from}
          onChange={(from) => onChange({ ...row, from })}
        />
        <TimeField
          label={`${name}, to`}
          name={`pauses.${place}.endedAt`}
          startsAt="12:30"
          error={errors[`pauses.${place}.endedAt`]}
          value={row.to}
          onChange={(to) => onChange({ ...row, to })}
        />
      </div>
      <CheckboxField
        label="Paid"
        name={`pauses.${place}.isPaid`}
        value={row.isPaid}
        onChange={(isPaid) => onChange({ ...row, isPaid })}
      />
    </div>
  );
}
