import { Link, type LinkProps } from '@tanstack/react-router';
import type { Column } from '../ui/table/column.ts';
import { textColumn } from '../ui/table/columns.tsx';
import { titleLinkStyles } from '../ui/table/record-card.tsx';
import { linkLeading, WrappedText } from '../ui/table/wrapped-text.tsx';

type Contract = { slug: string; name: string; code: string | null };
type To = Extract<LinkProps['to'], '/carbon-footprint/$slug' | '/cost-analysis/$slug'>;

/** A contract in a table of the company's: its name leads to its own page of the same kind. */
export const nameColumn = (to: To, width: number): Column<Contract> =>
  textColumn('name', 'Name and code', ({ name }) => name, {
    width,
    isName: true,
    cell: ({ slug, name }) => (
      <Link {...{ to }} params={{ slug }} className="-my-0.5 py-0.5">
        <span className="block" style={{ width }}>
          <WrappedText text={name} leading={linkLeading} />
        </span>
      </Link>
    ),
    second: ({ code }) => code,
    text: ({ name, code }) => [name, code].filter(Boolean).join(' '),
    exportedAs: [
      { header: 'Name', of: ({ name }) => name },
      { header: 'Code', of: ({ code }) => code },
    ],
  });

type HeadingProps = { contract: Contract; to: To; note: string | null | false };

/** The same on the card of a phone. */
export const ContractHeading = ({ contract: { slug, name, code }, to, note }: HeadingProps) => (
  <div className="min-w-0">
    <h2 className="text-base leading-5! site:text-lg site:leading-6!">
      <Link {...{ to }} params={{ slug }} className={titleLinkStyles}>
        {name}
      </Link>
    </h2>
    <p className="text-xs text-text-2">{[code, note].filter(Boolean).join(' · ')}</p>
  </div>
);
