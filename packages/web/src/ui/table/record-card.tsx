import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  heading?: 'h2' | 'h3';
  /** A lighter line below the title. */
  note?: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
  /** The menu of its actions, in the corner. */
  menu?: ReactNode;
  children?: ReactNode;
};

/** A record as a list shows it on a phone. */
export const RecordCard = ({
  title,
  heading: Heading = 'h2',
  note,
  picture,
  menu,
  children,
}: Props) => (
  <article className="flex h-full flex-col gap-2.5">
    <div className="flex items-start gap-3">
      {picture}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Heading className="text-base leading-5! site:text-lg site:leading-6!">{title}</Heading>
        {note && <p className="text-xs tracking-normal text-text-2 site:text-sm">{note}</p>}
      </div>
      {menu && <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>}
    </div>
    {children}
  </article>
);

/** A link in the title, high enough to be hit. */
export const titleLinkStyles =
  '-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5';
