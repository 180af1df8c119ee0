import type { Material } from '@sitewright/domain/materials/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { LineCell } from './line-cell.tsx';
import type { Line } from './lines.ts';
import { MaterialList } from './material-list.tsx';
import { useMaterials } from './use-materials.ts';

type Props = {
  line: Line;
  label: string;
  fault: string | undefined;
  onWrite: (text: string) => void;
  onMaterial: (material: Material) => void;
};

/** Says what is ordered, in any words; what the catalogue has under them is offered below. */
export function DescriptionCell({ line, label, fault, onWrite, onMaterial }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [reached, reach] = useState(-1);
  const found = useMaterials(typed);
  const isOpen = found.length > 0;
  const close = () => {
    setTyped(undefined);
    reach(-1);
  };
  const choose = (material: Material | undefined) => {
    close();
    if (material) onMaterial(material);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => reach((reached + 1) % found.length),
    ArrowUp: () => reach(reached > 0 ? reached - 1 : found.length - 1),
    Enter: reached >= 0 ? () => choose(found[reached]) : undefined,
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    const deed = isOpen ? keys[event.key] : undefined;
    if (deed) {
      event.preventDefault();
      deed();
    } else if (event.key === 'Enter') close();
  };

  return (
    <>
      <LineCell
        {...{ line, label, fault }}
        cell="description"
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && reached >= 0 ? `${listId}-${reached}` : undefined}
        placeholder="Describe it, or search materials"
        maxLength={300}
        className="font-medium"
        onChange={({ target }) => {
          setTyped(target.value);
          reach(-1);
          onWrite(target.value);
        }}
        onBlur={close}
        onKeyDown={press}
      />
      {isOpen && (
        <MaterialList {...{ box, found, reached, reach }} id={listId} onChoose={choose} />
      )}
    </>
  );
}
