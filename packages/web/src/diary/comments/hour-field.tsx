import type { Bound } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hour that a comment speaks of. */
export const HourField = (field: Bound) => (
  <div className="w-22 site:w-28">
    <SelectField label="Time slot" placeholder="Hour" options={hours} {...field} />
  </div>
);
