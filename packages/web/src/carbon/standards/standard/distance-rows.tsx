import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Faults } from './change-transport.tsx';

/** As it is typed; the key stays with its row when another goes. */
export type Distance = { key: number; category: string; distance: string };

type Props = {
  distances: readonly Distance[];
  faults: Faults;
  onChange: (distances: Distance[]) => void;
};

/** How far each category of material comes. */
export function DistanceRows({ distances, faults, onChange }: Props) {
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
          <legend className="sr-only">{row.category || 'Another category'}</legend>
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
      <Button ref={adder} className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add a category
      </Button>
    </>
  );
}
