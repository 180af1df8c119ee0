import {
  type ChecklistItem,
  readChecklist,
  writeChecklist,
} from '@sitewright/domain/projects/checklist';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { type Bound, controlStyles, FieldError } from '../../ui/fields/field.tsx';

/** A list of things to tick off; Enter in one begins the next. */
export function ChecklistField({ name, value, error, onChange }: Bound) {
  const list = useRef<HTMLFieldSetElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [sought, setSought] = useState<number>();
  const items = readChecklist(value);
  const write = (changed: ChecklistItem[]) => onChange(writeChecklist(changed));
  const insert = (place: number) => {
    write(items.toSpliced(place, 0, { text: '', isDone: false }));
    setSought(place);
  };
  useEffect(() => {
    if (sought === undefined) return;
    const boxes = list.current?.querySelectorAll<HTMLElement>('input[type=text]') ?? [];
    (boxes[sought] ?? adder.current)?.focus();
    setSought(undefined);
  }, [sought]);

  return (
    <fieldset ref={list} className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">Checklist</legend>
      {error && <FieldError text={error} />}
      {[...items.entries()].map(([place, item]) => (
        <Item
          key={place}
          name={name}
          place={place}
          item={item}
          onChange={(changes) => write(items.with(place, { ...item, ...changes }))}
          onNext={() => insert(place + 1)}
          onRemove={() => {
            write(items.toSpliced(place, 1));
            setSought(Math.max(0, place - 1));
          }}
        />
      ))}
      <Button
        icon={Plus}
        ref={adder}
        className="justify-self-start"
        onClick={() => insert(items.length)}
      >
        Add item
      </Button>
    </fieldset>
  );
}

type ItemProps = {
  name: string;
  place: number;
  item: ChecklistItem;
  onChange: (changes: Partial<ChecklistItem>) => void;
  onNext: () => void;
  onRemove: () => void;
};

function Item({ name, place, item: { text, isDone }, onChange, onNext, onRemove }: ItemProps) {
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onNext();
  };
  return (
    <div className="flex items-center gap-2">
      <label className="grid size-control flex-none place-items-center">
        <span className="sr-only">Item {place + 1} is done</span>
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => onChange({ isDone: target.checked })}
          className="size-4.5 accent-brand site:size-6"
        />
      </label>
      <input
        type="text"
        name={name}
        aria-label={`Item ${place + 1}`}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={goOn}
        className={cn(controlStyles, 'h-control', isDone && 'text-text-2 line-through')}
      />
      <Button aria-label={`Remove item ${place + 1}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
