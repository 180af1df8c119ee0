import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FieldState, Section } from './section.tsx';

const faults = {
  'long-form-name': 'Name is required',
  'long-form-email': 'Please enter a valid email',
};

/** A form with errors, after an attempt to send it. */
export function LongForm() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Section title="Errors in a long form">
      <div className="grid max-w-[640px] gap-3 rounded-card border border-line bg-surface p-4">
        {attempts > 0 && <ErrorSummary form={{ shown: faults, attempts, focus }} />}
        {Object.entries(faults).map(([name, error]) => (
          <FieldState key={name} name={name}>
            {(bound) => (
              <TextField
                label={name.endsWith('name') ? 'Name' : 'Client email'}
                {...bound}
                error={attempts > 0 ? error : undefined}
              />
            )}
          </FieldState>
        ))}
        <div className="flex gap-2">
          <Button tone="primary" onClick={() => setAttempts(attempts + 1)}>
            Save
          </Button>
          <Button onClick={() => setAttempts(0)}>Cancel</Button>
        </div>
      </div>
    </Section>
  );
}

const focus = (name: string) => document.getElementsByName(name)[0]?.focus();
