import type { Day } from '@sitewright/domain/diary/day';
import { Link } from '@tanstack/react-router';
import { ClipboardList, Flag, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../ui/table/labels.ts';
import type { DayContext } from '../day/day-context.ts';

type Props = { day: Day; project: DayContext['project'] };

/** The toolbox talks of the day, and the issues opened on it. */
export const DayRecords = ({ day: { talks, issues }, project: { slug } }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
    {talks.length > 0 && (
      <Records title="Toolbox talks">
        {talks.map(({ id, title, people, heldBy }) => (
          <RecordLine
            key={id}
            icon={ClipboardList}
            title={title}
            detail={`${counted(people, people === 1 ? 'person' : 'people')}, held by ${heldBy}`}
          />
        ))}
      </Records>
    )}
    {issues.length > 0 && (
      <Records title="Site issues opened">
        {issues.map(({ id, number, title, status }) => (
          <RecordLine
            key={id}
            icon={Flag}
            title={
              <Link
                to="/project/$slug/site-issues/{-$action}/{-$issueId}"
                params={{ slug, action: 'view', issueId: String(id) }}
                className="link"
              >
                {number === null ? title : `#${number} ${title}`}
              </Link>
            }
            detail={status}
          />
        ))}
      </Records>
    )}
  </div>
);

type RecordsProps = { title: string; children: ReactNode };

const Records = ({ title, children }: RecordsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3>{title}</h3>
    <ul aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {children}
    </ul>
  </div>
);

type LineProps = { icon: LucideIcon; title: ReactNode; detail: string };

const RecordLine = ({ icon: Icon, title, detail }: LineProps) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden="true" className="mt-0.5 size-4 text-text-2" />
    <div className="min-w-0 flex-1">
      <p className="text-sm font-medium [overflow-wrap:anywhere]">{title}</p>
      <p className="text-xs text-text-2">{detail}</p>
    </div>
  </li>
);
