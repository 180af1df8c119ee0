import type { Material } from '@sitewright/domain/materials/material';
import { BookOpen, Unlink } from 'lucide-react';
import { useId, useRef } from 'react';
import { LineCell } from './line-cell.tsx';
import type { Line } from './lines.ts';
import { MaterialList } from './material-list.tsx';
import { useMaterialSearch } from './use-material-search.ts';

type Props = {
  line: Line;
  label: string;
  fault: string | undefined;
  onWrite: (text: string) => void;
  /** Whose materials are offered first. */
  supplierId: string;
  onMaterial: (material: Material) => void;
};

/** The description of a line as free text, with matching materials of the catalogue below. */
export function DescriptionCell({ line, label, fault, supplierId, ...actions }: Props) {
  const { onWrite, onMaterial } = actions;
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const { found, reached, reach, type, close, choose, press } = useMaterialSearch(
    supplierId,
    onMaterial,
  );
  const isOpen = found.length > 0;
  const origin = originOf(line);
  return (
    <>
      <LineCell
        line={line}
        label={label}
        fault={fault}
        cell="description"
        isLong
        ref={box}
        // Its words wrap, and a field of several lines may not call itself a combobox.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && reached >= 0 ? `${id}-${reached}` : undefined}
        placeholder="Describe it, or search materials"
        maxLength={300}
        className="font-medium"
        onChange={({ target }) => {
          const text = target.value.replace(/\s*\n\s*/g, ' ');
          type(text);
          onWrite(text);
        }}
        onBlur={close}
        onKeyDown={press}
        {...(origin && { 'aria-describedby': `${id}-origin` })}
      />
      {origin && (
        <span id={`${id}-origin`} className="flex items-center gap-1 px-2 text-xs text-text-2">
          <origin.icon aria-hidden="true" className="size-3.5" />
          {origin.words}
        </span>
      )}
      {isOpen && <MaterialList {...{ id, box, found, reached, reach }} onChoose={choose} />}
    </>
  );
}

/** Whether its price and carbon are those of the catalogue. */
function originOf({ materialId, hasLostMaterial, isPasted, description }: Line) {
  if (materialId) return { icon: BookOpen, words: 'From the catalogue' };
  if (hasLostMaterial)
    return { icon: Unlink, words: 'Described otherwise: not from the catalogue' };
  return isPasted && description ? { icon: Unlink, words: 'Not from the catalogue' } : undefined;
}
