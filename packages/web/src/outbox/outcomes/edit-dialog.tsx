import type { Fields } from '@sitewright/domain/kernel/merge-fields';
import { useState } from 'react';
import type { KeptInput, OutboxItem } from '../../platform/outbox/item.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { bodyOf, fieldsOf, isInForm, isLongText, labelOf, labelsOf } from './item-fields.ts';

type Props = {
  item: OutboxItem;
  onSave: (input: KeptInput) => void;
  onClose: () => void;
};

type Texts = Record<string, string>;

/** The refused fields, each with its error. */
export function EditDialog({ item, onSave, onClose }: Props) {
  const before = fieldsOf(item.input.body ?? {});
  const refused = item.trouble?.fields ?? {};
  const known = labelsOf(item);
  const names = namesOf(before, refused, (name) => isInForm(name, known));
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(names.map((name) => [name, textIn(before[name])])),
  );
  const others = Object.keys(refused).filter((name) => !names.includes(name));
  const save = () => onSave(changedInput(item, names, texts));
  return (
    <Dialog isOpen title="Edit before sending" onClose={onClose}>
      <form
        noValidate
        autoComplete="off"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble to a form around the dialog as well.
          event.stopPropagation();
          save();
        }}
      >
        {others.map((name) => (
          <p key={name} className="text-sm text-bad">
            {refused[name]}
          </p>
        ))}
        {names.map((name) => {
          const Box = isLongText(name) ? TextArea : TextField;
          return (
            <Box
              key={name}
              label={labelOf(name, known)}
              name={name}
              value={texts[name] ?? ''}
              error={refused[name]}
              onChange={(text: string) => setTexts({ ...texts, [name]: text })}
            />
          );
        })}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary">
            Save and send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The same with what was typed; what it was made on stays. */
function changedInput({ input, trouble }: OutboxItem, names: readonly string[], texts: Texts) {
  const { base, version, ...body } = input.body ?? {};
  const before = fieldsOf(body);
  const changed = names.filter((name) => texts[name] !== textIn(before[name]));
  const typed = changed.map((name) => [name, valueLike(before[name], texts[name] ?? '')]);
  const next = { ...before, ...Object.fromEntries(typed) };
  const kept = { ...(base !== undefined && { base }), ...(version !== undefined && { version }) };
  return {
    ...input,
    body: { ...bodyOf(withoutColleague(next, changed, trouble?.fields ?? {})), ...kept },
  };
}

/** The refused fields first, then the others that are texts. */
function namesOf(fields: Fields, refused: Texts, hasLabel: (name: string) => boolean): string[] {
  const shown = Object.keys(refused).filter((name) => hasLabel(name) && name !== 'labor');
  const colleague = refused.assignedUserId ? ['assignedTo'] : [];
  const written = Object.entries(fields)
    .filter(([name, value]) => hasLabel(name) && textIn(value) !== '')
    .map(([name]) => name);
  return [...new Set([...shown, ...colleague, ...written])];
}

function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return value === null || value === undefined ? '' : String(value);
}

/** Of the same kind as before: addresses are a list, a number stays one. */
function valueLike(before: unknown, text: string): unknown {
  if (Array.isArray(before)) return text.split('\n').filter(Boolean);
  if (typeof before === 'number') return text === '' ? undefined : Number(text);
  return text;
}

/** A name that was typed is no colleague's any more. */
const withoutColleague = (fields: Fields, changed: readonly string[], refused: Texts): Fields =>
  changed.includes('assignedTo') || refused.assignedUserId
    ? { ...fields, assignedUserId: null }
    : fields;
