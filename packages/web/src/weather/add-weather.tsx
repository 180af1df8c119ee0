import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import { WeatherForm } from '@sitewright/domain/weather/by-hand';
import { compassPoints, toMph } from '@sitewright/domain/weather/units';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { textsOf } from '../forms/field-values.ts';
import { InlineForm } from '../forms/inline-form.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Opener } from '../ui/opener.tsx';

type Props = {
  project: Project;
  date: string;
  /** The values added earlier, to be corrected. */
  record?: WeatherRecord;
};

export function AddWeather({ project, date, record }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'weather', 'C', 'add the weather');
  return (
    <Opener label={record ? 'Correct' : 'Add by hand'} obstacle={obstacle}>
      {(close) => (
        <WeatherDialog projectId={project.id} date={date} record={record} onClose={close} />
      )}
    </Opener>
  );
}

type DialogProps = {
  projectId: number;
  date: string;
  record?: WeatherRecord | undefined;
  onClose: () => void;
};

/** The weather as observed on site; automatic data does not overwrite it. */
function WeatherDialog({ projectId, date, record, onClose }: DialogProps) {
  const { form, command } = useCommandForm({
    fields: WeatherForm,
    start: typedOf(record),
    endpoint: weatherApi.add,
    inputOf: (body) => ({ params: { projectId, date }, body }),
    doneMessage: () => 'Weather saved',
    onDone: onClose,
  });
  const figure = (name: 'temperature' | 'windSpeed' | 'windGust' | 'precipitation') => ({
    ...form.field(name),
    inputMode: 'decimal' as const,
  });
  return (
    <Dialog
      title="Add weather by hand"
      description={`${formatLongDate(date)}. Leave blank anything you do not know.`}
      isOpen
      onClose={onClose}
    >
      <InlineForm
        form={form}
        command={command}
        submitText="Save"
        button={{ pendingLabel: 'Saving...' }}
        aside={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextField
          label="Condition"
          help="Such as light rain, fog or clear"
          {...form.field('condition')}
        />
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">
          <TextField label="Temperature (°C)" {...figure('temperature')} />
          <TextField label="Rain (mm)" {...figure('precipitation')} />
          <TextField label="Wind (mph)" {...figure('windSpeed')} />
          <TextField label="Gusts (mph)" {...figure('windGust')} />
        </div>
        <SelectField
          label="Wind direction"
          placeholder="Not known"
          options={compassPoints}
          onClear={() => form.set('windDirection', '')}
          {...form.field('windDirection')}
        />
      </InlineForm>
    </Dialog>
  );
}

const typedOf = (record: WeatherRecord | undefined) =>
  textsOf(WeatherForm.shape, {
    ...record,
    windSpeed: record?.windSpeed && toMph(record.windSpeed),
    windGust: record?.windGust && toMph(record.windGust),
  });
