import type { Control } from '@sitewright/domain/risk/rams';
import { controlLabels, controlTypes } from '@sitewright/domain/risk/risk-values';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { optionsOf } from '../../../ui/fields/options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ControlNeeds } from './control-needs.tsx';
import type { HazardForm } from './fields.ts';

const kinds = optionsOf(controlTypes, controlLabels);

type Props = { form: HazardForm; projectId: number };

/** The best first: elimination of a hazard is above protection from it. */
export function ControlsField({ form, projectId }: Props) {
  const controls: Control[] = JSON.parse(form.values.controls);
  const save = (next: readonly Control[]) => form.set('controls', JSON.stringify(next));
  return (
    <Section title="Controls, most effective first">
      {form.shown.controls && <FieldError text={form.shown.controls} />}
      {controls.map((control, place) => (
        <OneControl
          // biome-ignore lint/suspicious/noArrayIndexKey: two controls may read the same while they are typed
          key={place}
          control={control}
          projectId={projectId}
          number={place + 1}
          onChange={(next) => save(controls.with(place, next))}
          onRemove={() => save(controls.toSpliced(place, 1))}
        />
      ))}
      <Button
        icon={Plus}
        className="justify-self-start"
        onClick={() => save([...controls, { type: 'administrate', text: '' }])}
      >
        Add control
      </Button>
    </Section>
  );
}

type ControlProps = {
  control: Control;
  projectId: number;
  number: number;
  onChange: (control: Control) => void;
  onRemove: () => void;
};

const OneControl = ({ control, projectId, number, onChange, onRemove }: ControlProps) => (
  <div className="grid gap-2 rounded-control border border-line p-3">
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SelectField
          label={`Type of control ${number}`}
          name={`kind-${number}`}
          options={kinds}
          value={control.type}
          onChange={(type) => onChange({ ...control, type: type as Control['type'] })}
        />
      </div>
      <Button aria-label={`Remove control ${number}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
    <TextArea
      label={`Control ${number}`}
      name="controls"
      value={control.text}
      onChange={(text) => onChange({ ...control, text })}
    />
    <ControlNeeds control={control} projectId={projectId} number={number} onChange={onChange} />
  </div>
);
