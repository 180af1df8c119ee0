import { Clock, HardHat, type LucideIcon, Plus, Users, Wrench } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import { counted } from '../../ui/table/labels.ts';
import { labels } from './field-labels.ts';
import {
  type EntryForm,
  type FieldName,
  hasField,
  isCount,
  isTime,
  type Values,
} from './fields.ts';

type Chip = {
  name: FieldName;
  icon: LucideIcon;
  /** Shown while there is no value; without it there is no chip. */
  empty: string;
  text: (values: Values) => string;
};

const chips: readonly Chip[] = [
  { name: 'company', icon: HardHat, empty: 'Company', text: ({ company }) => company },
  { name: 'operatives', icon: Users, empty: 'Number of people', text: peopleText },
  { name: 'jobRole', icon: Wrench, empty: '', text: ({ jobRole }) => jobRole },
  { name: 'startTime', icon: Clock, empty: 'Times', text: timesText },
];

function peopleText({ operatives }: Values): string {
  const typed = operatives.trim();
  return isCount(typed) ? counted(Number(typed), typed === '1' ? 'person' : 'people') : '';
}

function timesText({ startTime, finishTime }: Values): string {
  const [start, finish] = [startTime, finishTime].map((time) => (isTime(time) ? time : ''));
  return start || finish ? `${start || '?'}–${finish || '?'}` : '';
}

/** Values that the form has filled in: shown above the text, and changed with one tap. */
export const EntryChips = ({ form }: { form: EntryForm }) => (
  <fieldset className="grid min-w-0 gap-1.5">
    <legend className="mb-1.5 text-xs text-text-2">Details of this entry. Tap to change.</legend>
    <div className="flex flex-wrap gap-2">
      {chips
        .filter(
          ({ name, empty, text }) => hasField(form.values, name) && (empty || text(form.values)),
        )
        .map((chip) => (
          <ChipButton
            key={chip.name}
            chip={chip}
            text={chip.text(form.values)}
            onPress={() => form.focus(chip.name)}
          />
        ))}
    </div>
  </fieldset>
);

type ButtonProps = { chip: Chip; text: string; onPress: () => void };

const ChipButton = ({ chip, text, onPress }: ButtonProps) => {
  const Icon = text ? chip.icon : Plus;
  return (
    <button
      type="button"
      onClick={onPress}
      className={cn(
        'inline-flex min-h-control-sm max-w-full items-center gap-1.5 rounded-full border px-3 text-left text-sm hover:bg-sunken site:min-h-11',
        text ? 'border-line bg-surface font-medium' : 'border-dashed border-line text-text-2',
      )}
    >
      <Icon aria-hidden="true" className="size-4 flex-none text-text-2" />
      {text && <span className="sr-only">{labels[chip.name]}: </span>}
      <span className="min-w-0 [overflow-wrap:anywhere]">{text || chip.empty}</span>
    </button>
  );
};
