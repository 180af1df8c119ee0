import { useId, useState } from 'react';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { nounOf } from './outcome-of.ts';
import { type Choice, type Choices, type Conflict, conflictsOf, decidedInput } from './versions.ts';

type Props = {
  item: OutboxItem;
  onDecide: (input: OutboxItem['input']) => void;
  onClose: () => void;
};

/** Two users changed the same fields: one of them chooses, field by field. */
export function ConflictDialog({ item, onDecide, onClose }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const conflicts = conflictsOf(item);
  const isMissing = conflicts.some(({ name }) => !choices[name]);
  const hint = useId();
  return (
    <Dialog
      isOpen
      title={`Someone else changed this ${nounOf(item.endpoint)}`}
      description="For each field, choose which version to keep. All other changes, yours and theirs, are kept."
      onClose={onClose}
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble to a form around the dialog as well.
          event.stopPropagation();
          if (!isMissing) onDecide(decidedInput(item, choices));
        }}
      >
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.name}
            conflict={conflict}
            value={choices[conflict.name]}
            onChoose={(choice) => setChoices({ ...choices, [conflict.name]: choice })}
          />
        ))}
        <p id={hint} aria-live="polite" className="text-sm text-text-2 empty:hidden">
          {isMissing && 'Choose a version for each field.'}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" isBlocked={isMissing} aria-describedby={hint}>
            Save and send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  conflict: Conflict;
  value: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

function FieldChoice({ conflict, value, onChoose }: ChoiceProps) {
  const { name, label, choices } = conflict;
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-card border border-line p-3">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      {choices.map((choice) => (
        <div key={choice} className="grid min-w-0 gap-1 text-sm">
          <label className="flex min-h-control items-center gap-2 font-medium">
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(choice)}
              aria-describedby={`${id}-${choice}`}
              className="size-4 accent-brand"
            />
            {choice}
          </label>
          <p
            id={`${id}-${choice}`}
            className="pl-6 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]"
          >
            {shownChoice(choice, conflict)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

function shownChoice(choice: Choice, { mine, theirs }: Conflict): string {
  if (choice === 'Both') return 'Theirs, then mine';
  return (choice === 'Mine' ? mine : theirs) || 'Nothing';
}
