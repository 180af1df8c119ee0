import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, Unlink } from 'lucide-react';
import { Popover } from 'radix-ui';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { query } from '../../platform/query.ts';
import { cn } from '../../ui/cn.ts';
import { LineCell } from './line-cell.tsx';
import type { Line } from './lines.ts';

type Props = {
  line: Line;
  label: string;
  fault: string | undefined;
  onWrite: (text: string) => void;
  /** The supplier whose materials are offered first. */
  supplierId: string;
  onMaterial: (material: Material) => void;
};

/** The description of a line as free text, with matching materials of the catalogue below. */
export function DescriptionCell({ line, label, fault, supplierId, ...actions }: Props) {
  const { onWrite, onMaterial } = actions;
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const search = useMaterialSearch(supplierId, onMaterial);
  const { found, reached, type, close, press } = search;
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
        placeholder="Description, or search materials"
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
      {isOpen && <MaterialList id={id} box={box} search={search} />}
    </>
  );
}

/** Whether its price and carbon are those of the catalogue. */
function originOf({ materialId, hasLostMaterial, isPasted, description }: Line) {
  if (materialId) return { icon: BookOpen, words: 'From the catalogue' };
  if (hasLostMaterial) return { icon: Unlink, words: 'Edited – no longer matches catalogue' };
  return isPasted && description ? { icon: Unlink, words: 'Not from the catalogue' } : undefined;
}

type MaterialListProps = {
  id: string;
  /** The box below which it hangs. */
  box: RefObject<HTMLInputElement | null>;
  search: ReturnType<typeof useMaterialSearch>;
};

/** Suggestions from the catalogue; the focus stays in the box. */
const MaterialList = ({
  id,
  box,
  search: { found, reached, reach, choose },
}: MaterialListProps) => (
  <Popover.Root open>
    <Popover.Anchor virtualRef={box as RefObject<HTMLInputElement>} />
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      onMouseDown={keepFocus}
      className="z-40 w-[min(28rem,calc(100vw-2rem))] animate-appear rounded-control border border-line-2 bg-raised p-1 text-text shadow-overlay"
    >
      <div id={id} role="listbox" aria-label="Materials">
        {found.map((material, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={material.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === reached}
            onPointerMove={() => reach(place)}
            onClick={() => choose(material)}
            className={cn(
              'grid min-h-control-sm cursor-pointer content-center rounded-control px-2.5 py-1 text-sm',
              place === reached && 'bg-brand-soft',
            )}
          >
            <span>{material.itemDescription}</span>
            <span className="text-xs text-text-2">{factsOf(material)}</span>
          </div>
        ))}
      </div>
    </Popover.Content>
  </Popover.Root>
);

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const factsOf = ({ sku, unit, purchaseCost, supplierName }: Material): string =>
  [sku, purchaseCost && `${formatUnitPrice(purchaseCost)} per ${unit}`, supplierName]
    .filter(Boolean)
    .join(' · ');

/** The typed text, the matching materials, and the one that the arrow keys have reached. */
function useMaterialSearch(supplierId: string, onMaterial: (material: Material) => void) {
  const [typed, setTyped] = useState<string>();
  const [reached, reach] = useState(-1);
  const { found, isCurrent } = useMaterials(typed, supplierId);
  const type = (text: string | undefined) => {
    setTyped(text);
    reach(-1);
  };
  const close = () => type(undefined);
  const choose = (material: Material) => {
    close();
    onMaterial(material);
  };
  /** For the current text only: the reply to a shorter text may contain other materials. */
  const only = isCurrent && found.length === 1 ? found[0] : undefined;
  /** Keys that the list uses do not reach the grid. */
  const press = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const chosen = event.key === 'Enter' && (found[reached] ?? only);
    const step = steps[event.key];
    if (event.key === 'Enter' && !chosen) return close();
    if (chosen) choose(chosen);
    else if (step) reach((reached + step + found.length) % found.length);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return { found, reached, reach, type, close, choose, press };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** More than a user reads; typing on narrows the list. */
const most = 8;
/** The supplier's own materials are picked out of this many. */
const limit = 50;

/** The materials that match the typed text, those of the supplier first. */
function useMaterials(typed: string | undefined, supplierId: string) {
  const q = useDeferredValue(typed?.trim() ?? '');
  const isSought = q.length > 1;
  const { data, isPlaceholderData } = useQuery({
    ...query(materialsApi.list, { query: { q, limit, active: 'yes' } }),
    enabled: isSought,
    placeholderData: keepPreviousData,
  });
  return {
    found: isSought && typed ? ownFirst(data ?? none, supplierId).slice(0, most) : none,
    isCurrent: q === typed?.trim() && !isPlaceholderData,
  };
}

const none: readonly Material[] = [];

const ownFirst = (materials: readonly Material[], supplierId: string): readonly Material[] => {
  const isOther = (material: Material) => Number(String(material.supplierId) !== supplierId);
  return materials.toSorted((a, b) => isOther(a) - isOther(b));
};
