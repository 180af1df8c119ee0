import { changesIn, editOf } from '@sitewright/domain/diary/amended-fields';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { dayText, momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { diaryQueries } from '../queries.ts';
import { editText } from './entry-labels.ts';

/** Who changed an entry last since its day was signed, and why; on request, its former text. */
export function Amendments({ entry }: { entry: DiaryEntry }) {
  const [isOpen, setOpen] = useState(false);
  const amendments = useQuery(diaryQueries.amendments(entry.id)).data ?? [];
  const [latest] = amendments;
  const edited = editText(editOf(entry, amendments));
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      {edited && <p className="text-xs text-text-2">{edited}</p>}
      <p className="flex items-start gap-1.5 text-xs text-on-info-soft [overflow-wrap:anywhere]">
        <PenLine aria-hidden="true" className="mt-px size-3.5 site:mt-0.5 site:size-4" />
        {latest ? amendmentText(latest) : 'Amended after sign-off'}
      </p>
      <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide amendments' : 'Show amendments'}
      </LinkButton>
      {isOpen && <AmendmentList entryId={entry.id} />}
    </div>
  );
}

/** `Amended by Ann Ray on 03/03/2026: The pour was at two`; what was not there before was added. */
const amendmentText = ({ before, amendedByName, amendedAt, reason }: Amendment): string =>
  `${before ? 'Amended' : 'Added'} by ${amendedByName} on ${dayText(amendedAt)}: ${reason}`;

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
              <span className="sr-only">Now: </span>
              {is}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
