import { plantApi } from '@sitewright/domain/plant/api';
import { alertKinds, type PlantHire } from '@sitewright/domain/plant/plant-hire';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryAll } from '../platform/query.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { HireAlerts } from './hire-alerts.tsx';
import { certificateText, joined } from './hire-labels.ts';
import { HireState } from './hire-state.tsx';

type Props = { project: Project };

/** The machines on site, next to the day's diary; those with problems come first. */
export function PlantOnHire({ project }: Props) {
  const query = useQuery(
    queryAll(plantApi.list, { query: { projectId: project.id, status: 'active' } }),
  );
  return (
    <section aria-label="Active equipment" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm!">
          Active equipment{' '}
          <span className="font-normal text-text-2">{query.data?.length ?? ''}</span>
        </h2>
        <Link
          to="/project/$slug"
          params={{ slug: project.slug }}
          search={{ tab: 'plant' }}
          className="link inline-flex min-h-6 items-center text-sm print:hidden site:min-h-11"
        >
          Hire register
        </Link>
      </div>
      <Loaded
        query={query}
        what="equipment"
        empty="No plant on hire on this contract."
        skeleton={<Skeleton what="equipment" count={3} />}
      >
        {(hires) => (
          <ul className="grid gap-3">
            {hires.toSorted(byUrgency).map((hire) => (
              <Machine key={hire.id} hire={hire} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** The place of its first alert among all kinds; without one it comes last. */
const urgency = ({ alerts: [first] }: PlantHire): number =>
  first ? alertKinds.indexOf(first.kind) : alertKinds.length;

const byUrgency = (hire: PlantHire, other: PlantHire): number =>
  urgency(hire) - urgency(other) || hire.name.localeCompare(other.name, 'en-GB');

const Machine = ({ hire }: { hire: PlantHire }) => (
  <li className="grid gap-1">
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm font-medium">{hire.name}</p>
        <p className="text-xs tracking-normal text-text-2">
          {joined(hire.supplierName, hire.operatorName)}
        </p>
      </div>
      <HireState hire={hire} className="flex-none flex-col items-end" />
    </div>
    {hasOwnAlert(hire) || (
      <p className="text-xs tracking-normal text-text-2">{certificateText(hire)}</p>
    )}
    <HireAlerts alerts={hire.alerts} />
  </li>
);

/** An alert about the certificate says it already. */
const hasOwnAlert = ({ certificate }: PlantHire): boolean =>
  certificate === 'expired' || certificate === 'expiring';
