import {
  type CarbonSettings,
  CarbonSettingsChanges,
} from '@sitewright/domain/carbon/carbon-settings';
import { latestEdition } from '@sitewright/domain/carbon/edition-year';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { kindOf } from '@sitewright/domain/carbon/units';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../../../actions/use-action.ts';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { fieldsOf } from '../../../platform/call.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FactorField } from '../factor-field.tsx';

type Props = { settings: CarbonSettings; today: string; onClose: () => void };

/** As it is typed; the key stays with its row when another goes. */
type Distance = { key: number; category: string; distance: string };

type Faults = Record<string, string>;

type Draft = { distances: Distance[]; defaultDistance: string; vehicleFactorId: string };

/** By the tonne and the kilometre: a delivery knows its weight and how far it came. */
const isHaulage = ({ unit }: Factor): boolean => kindOf(unit) === 'haulage';

/** The default distance and vehicle of deliveries. */
export function ChangeTransport({ settings, today, onClose }: Props) {
  const form = useTransportForm(settings, onClose);
  return (
    <FormSheet
      title="Default distances"
      submitText="Save distances"
      form={form}
      command={form.change}
      onClose={onClose}
    >
      <Fields form={form} today={today} />
    </FormSheet>
  );
}

type FieldsProps = { form: ReturnType<typeof useTransportForm>; today: string };

const Fields = ({ form: { draft, setDraft, faults }, today }: FieldsProps) => (
  <>
    <DistanceRows
      distances={draft.distances}
      faults={faults}
      onChange={(distances) => setDraft({ ...draft, distances })}
    />
    <TextField
      label="Other (km)"
      name="defaultDistance"
      inputMode="decimal"
      required
      value={draft.defaultDistance}
      error={faults.defaultDistance}
      onChange={(defaultDistance) => setDraft({ ...draft, defaultDistance })}
    />
    <FactorField
      label="Vehicle"
      name="vehicleFactorId"
      help="Per tonne-kilometre, one way"
      category="transport"
      year={latestEdition}
      today={today}
      isOffered={isHaulage}
      value={draft.vehicleFactorId}
      error={faults.vehicleFactorId}
      onChange={(vehicleFactorId) => setDraft({ ...draft, vehicleFactorId })}
    />
  </>
);

type RowsProps = {
  distances: readonly Distance[];
  faults: Faults;
  onChange: (distances: Distance[]) => void;
};

/** How far each category of material comes. */
function DistanceRows({ distances, faults, onChange }: RowsProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const replace = (changed: Distance) =>
    onChange(distances.map((row) => (row.key === changed.key ? changed : row)));
  const remove = (key: number) => {
    onChange(distances.filter((row) => row.key !== key));
    adder.current?.focus();
  };
  const add = () => {
    const key = Math.max(0, ...distances.map((row) => row.key)) + 1;
    onChange([...distances, { key, category: '', distance: '' }]);
  };
  return (
    <>
      {distances.map((row, place) => (
        <fieldset
          key={row.key}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2"
        >
          <legend className="sr-only">{row.category || 'New category'}</legend>
          <TextField
            label="Category"
            name={`distances.${place}.category`}
            autoComplete="off"
            value={row.category}
            error={faults[`distances.${place}.category`]}
            onChange={(category) => replace({ ...row, category })}
          />
          <TextField
            label="km"
            name={`distances.${place}.distance`}
            inputMode="decimal"
            autoComplete="off"
            value={row.distance}
            error={faults[`distances.${place}.distance`]}
            onChange={(distance) => replace({ ...row, distance })}
          />
          <Button aria-label={`Remove ${row.category}`} onClick={() => remove(row.key)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </fieldset>
      ))}
      <Button icon={Plus} ref={adder} className="justify-self-start" onClick={add}>
        Add category
      </Button>
    </>
  );
}

function useTransportForm(settings: CarbonSettings, onClose: () => void) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [faults, setFaults] = useState<Faults>({});
  const change = useAction(carbonStandardsApi.changeSettings, {
    onDone: onClose,
    doneMessage: () => 'Default distances saved',
    onRefused: (error) => setFaults(fieldsOf(error)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = CarbonSettingsChanges.safeParse(draft);
    setFaults(error ? fieldErrors(error) : {});
    if (data) change.perform({ body: data });
  };
  return {
    ...{ draft, setDraft, faults, change },
    values: textsOf(draft),
    hasFieldErrors: Object.keys(faults).length > 0,
    bind: { noValidate: true, onSubmit: send },
  };
}

const draftOf = ({ distances, defaultDistance, vehicleFactorId }: CarbonSettings): Draft => ({
  distances: distances.map(({ category, distance }, key) => ({
    ...{ key, category },
    distance: plainDecimal(distance),
  })),
  defaultDistance: plainDecimal(defaultDistance),
  vehicleFactorId,
});

/** Whether anything was changed. */
const textsOf = ({ distances, ...others }: Draft) => ({
  ...others,
  distances: JSON.stringify(distances),
});
