import { weatherApi } from '@sitewright/domain/weather/api';
import { WeatherForm } from '@sitewright/domain/weather/by-hand';
import { compassPoints, toMph } from '@sitewright/domain/weather/units';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { useAction } from '../actions/use-action.ts';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/failure.tsx';
import { writeDate } from '../ui/parse-date.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

type Props = {
  projectId: number;
  date: string;
  record?: WeatherRecord | undefined;
  onClose: () => void;
};

/** The weather as observed on site; automatic data does not overwrite it. */
export function WeatherDialog({ projectId, date, record, onClose }: Props) {
  const { form, add } = useWeatherForm({ projectId, date, record, onClose });
  const figure = (name: 'temperature' | 'windSpeed' | 'windGust' | 'precipitation') => ({
    ...form.field(name),
    inputMode: 'decimal' as const,
  });
  return (
    <Dialog
      title="Weather by hand"
      description={`${writeDate(date)}. What you do not know may stay empty.`}
      isOpen
      onClose={onClose}
    >
      <form {...form.bind} className="grid gap-4">
        <TextField
          label="Condition"
          help="Such as light rain, fog or clear"
          {...form.field('condition')}
        />
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">
          <TextField label="Temperature, °C" {...figure('temperature')} />
          <TextField label="Rain, mm" {...figure('precipitation')} />
          <TextField label="Wind, mph" {...figure('windSpeed')} />
          <TextField label="Gusts, mph" {...figure('windGust')} />
        </div>
        <SelectField
          label="Wind from"
          placeholder="Not known"
          options={compassPoints}
          onClear={() => form.set('windDirection', '')}
          {...form.field('windDirection')}
        />
        {add.error && !form.isRefusedByField && <Failure text={detailOf(add.error)} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" isPending={add.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useWeatherForm({ projectId, date, record, onClose }: Props) {
  const add = useAction(weatherApi.add, {
    onClose,
    doneMessage: () => 'Weather saved',
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(WeatherForm, typedOf(record), {
    onSubmit: (body) => add.perform({ params: { projectId, date }, body }),
  });
  return { form, add };
}

const typed = (figure: number | null | undefined) => (figure == null ? '' : String(figure));

const typedOf = (record: WeatherRecord | undefined) => ({
  condition: record?.condition ?? '',
  temperature: typed(record?.temperature),
  precipitation: typed(record?.precipitation),
  windSpeed: typed(record?.windSpeed && toMph(record.windSpeed)),
  windGust: typed(record?.windGust && toMph(record.windGust)),
  windDirection: record?.windDirection ?? '',
  description: record?.description ?? '',
});
