import { memo, useRef } from 'react';
import { CheckBox } from './check-box.tsx';
import type { Row } from './column.ts';
import { RowMenu } from './row-menu.tsx';
import { useMeasured } from './use-measured.ts';
import type { Table } from './use-table.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const gap = 12;
/** A card is at least this wide, where there is room for several. */
const cardWidth = 320;

type Props<T extends Row> = { table: Table<T>; isNarrow: boolean };

/** One column on a phone, as many as fit at a desk; long lists are windowed line by line. */
export function CardList<T extends Row>({ table, isNarrow }: Props<T>) {
  const { shown, label, isLong: isWindowed } = table;
  const frame = useRef<HTMLDivElement>(null);
  const fitting = useMeasured(frame, cardsAcross, 1);
  const across = isNarrow ? 1 : fitting;
  const { start, lines, gapAfter, measureElement } = useVirtualRows<HTMLUListElement>({
    count: Math.ceil(shown.length / across),
    isOn: isWindowed,
    size: 160,
    overscan: 2,
    gap,
  });
  const from = (lines[0]?.index ?? 0) * across;
  const to = ((lines.at(-1)?.index ?? 0) + 1) * across;
  return (
    <div ref={frame}>
      <ul
        ref={start}
        aria-label={label}
        className="grid"
        style={{
          gap,
          gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
          ...(isWindowed && { paddingTop: lines[0]?.gapBefore, paddingBottom: gapAfter }),
        }}
      >
        {(isWindowed ? shown.slice(from, to) : shown).map((row, i) => (
          <li
            key={row.id}
            ref={isWindowed && i % across === 0 ? measureElement : undefined}
            data-index={(from + i) / across}
            {...(isWindowed && { 'aria-setsize': shown.length, 'aria-posinset': from + i + 1 })}
            className="min-h-16 rounded-card border border-line bg-surface p-4"
          >
            <Card table={table} row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolling renders every line in sight again and again; the cards in them stay as they are. */
const Card = memo(WholeCard) as typeof WholeCard;

/** With a check box, where rows can be selected for bulk actions. */
function WholeCard<T extends Row>({ table, row }: { table: Table<T>; row: T }) {
  const { actions, bulk, card, nameOf, selection } = table;
  const name = nameOf(row);
  const shown = card?.(row, <RowMenu row={row} name={name} actions={actions} />);
  if (!bulk?.length) return shown;
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
      <CheckBox
        label={`Select ${name}`}
        isChecked={selection.has(row.id)}
        onChange={(isRange) => (isRange ? selection.extend : selection.toggle)(row.id)}
      />
      {shown}
    </div>
  );
}

const cardsAcross = (frame: HTMLElement): number =>
  Math.max(1, Math.floor((frame.clientWidth + gap) / (cardWidth + gap)));
