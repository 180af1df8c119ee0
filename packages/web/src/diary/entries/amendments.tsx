import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../ui/format/moment.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { diaryQueries } from '../queries.ts';
import { changesIn } from './amended-fields.ts';

/** What an entry said when its day was signed, and what it says since. */
export function Amendments({ entry }: { entry: DiaryEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2 text-sm">
      <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide amendments' : 'Show amendments'}
      </LinkButton>
      {isOpen && <AmendmentList entryId={entry.id} />}
    </div>
  );
}

const AmendmentList = ({ entryId }: { entryId: number }) => (
  <Loaded
    query={useQuery(diaryQueries.amendments(entryId))}
    what="amendments"
    empty="No amendments."
    skeleton={<Skeleton what="amendments" shape="lines" count={2} />}
  >
    {(amendments) => (
      <ol aria-label="Amendments" className="grid gap-3 border-l-2 border-line pl-3">
        {amendments.map((amendment) => (
          <li key={amendment.id}>
            <AmendmentCard {...amendment} />
          </li>
        ))}
      </ol>
    )}
  </Loaded>
);

const AmendmentCard = ({ reason, before, after, amendedAt, amendedByName }: Amendment) => (
  <div className="grid gap-1">
    <p className="text-xs text-text-2">
      {amendedByName}, <time dateTime={amendedAt}>{momentText(amendedAt)}</time>
    </p>
    <p className="font-medium [overflow-wrap:anywhere]">{reason}</p>
    <dl className="grid gap-1.5">
      {changesIn(before, after).map(({ field, was, is }) => (
        <div key={field} className="[overflow-wrap:anywhere]">
          <dt className="text-xs text-text-2">{field}</dt>
          {before && (
            <dd>
              <del>
                <span className="sr-only">Was: </span>
                {was}
              </del>
            </dd>
          )}
          <dd>
            <ins className="no-underline">
              <span className="sr-only">Is now: </span>
              {is}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
