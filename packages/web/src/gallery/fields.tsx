import * as say from '@sitewright/domain/kernel/messages';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { ComboboxField } from '../ui/fields/combobox-field.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { FileDrop } from '../ui/files/file-drop.tsx';
import { FieldState, Section } from './section.tsx';

const trades = ['Bricklayer', 'Carpenter', 'Dryliner', 'Electrician', 'Groundworker', 'Plumber'];
const options = trades.map((label) => ({ value: label.toLowerCase(), label }));

/** Accepts the files and discards them. */
const pretend = async (_file: File, onProgress: (part: number) => void) => onProgress(1);

export const Fields = () => (
  <Section title="Fields" columns="three">
    <Words />
    <Figures />
    <Choices />
  </Section>
);

const Words = () => (
  <>
    <FieldState name="location">
      {(bound) => (
        <TextField label="Location" help="Block, level and grid line" isOptional {...bound} />
      )}
    </FieldState>
    <FieldState name="email" start="estates@tidewater">
      {(bound) => <TextField label="Client email" {...bound} error={say.emailInvalid} />}
    </FieldState>
    <FieldState name="reference" start="NC-2041">
      {(bound) => <TextField label="Reference, read only" readOnly {...bound} />}
    </FieldState>
    <FieldState name="summary">
      {(bound) => <TextArea label="Work summary" {...bound} />}
    </FieldState>
    <FieldState name="password" start="Northgate">
      {(bound) => <PasswordField label="Password" autoComplete="off" {...bound} />}
    </FieldState>
  </>
);

const Figures = () => (
  <>
    <FieldState name="value" start="8420000.00">
      {(bound) => <MoneyField label="Contract value" {...bound} />}
    </FieldState>
    <FieldState name="date" start="2026-11-15">
      {(bound) => <DateField label="Delivery date" {...bound} />}
    </FieldState>
    <FieldState name="time" start="08:00">
      {(bound) => <TimeField label="Start time" {...bound} />}
    </FieldState>
  </>
);

const Choices = () => (
  <>
    <FieldState name="role">
      {(bound) => (
        <SelectField label="Trade" placeholder="Select a trade" options={trades} {...bound} />
      )}
    </FieldState>
    <FieldState name="trade" start="carpenter">
      {(bound) => <ComboboxField label="Trade, searched" options={options} {...bound} />}
    </FieldState>
    <FieldState name="share" start="yes">
      {(bound) => (
        <CheckboxField label="Share with the client" help="They get a link by email." {...bound} />
      )}
    </FieldState>
    <FileDrop
      label="Photos"
      accept="image/jpeg,image/png"
      kinds="JPG or PNG"
      maxBytes={10_000_000}
      multiple
      upload={pretend}
    />
  </>
);
