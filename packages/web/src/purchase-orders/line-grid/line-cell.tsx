import type { ComponentProps } from 'react';
import { cn } from '../../ui/cn.ts';
import type { Cell, Line } from './lines.ts';

type Props = ComponentProps<'input'> & {
  line: Line;
  cell: Cell;
  label: string;
  /** Above it on a phone, where the columns have no heads. */
  caption?: string;
  fault: string | undefined;
  /** Whether it grows with its text, so that all of that is read. */
  isLong?: boolean;
};

/** A box without a border until it has focus or an error. */
export const LineCell = ({ line, cell, label, caption, fault, isLong, ...rest }: Props) => {
  const { className, ...input } = rest;
  // Both elements accept these props.
  const Box = (isLong ? 'textarea' : 'input') as 'input';
  return (
    <>
      <span aria-hidden="true" className="block text-xs text-text-2 md:hidden">
        {caption}
      </span>
      <Box
        autoComplete="off"
        value={line[cell]}
        {...input}
        {...(isLong && { rows: 1 })}
        name={`${line.key}.${cell}`}
        data-line={line.key}
        data-cell={cell}
        aria-label={label}
        title={fault ?? (line[cell] || undefined)}
        aria-invalid={fault ? true : undefined}
        aria-description={fault}
        className={cn(
          'block h-9 w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 text-sm text-text hover:border-control focus:border-control focus:bg-surface aria-invalid:border-bad aria-invalid:inset-ring-1 aria-invalid:inset-ring-bad site:h-12 site:border-control site:text-input',
          isLong &&
            'field-sizing-content h-auto min-h-9 resize-none py-2 leading-5 site:h-auto site:min-h-12 site:py-3',
          className,
        )}
      />
      {fault && (
        <span aria-hidden="true" className="block px-2 pb-1 text-xs text-on-bad-soft">
          {fault}
        </span>
      )}
    </>
  );
};
