import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { query } from '../platform/query.ts';
import { capitalised } from '../ui/format/labels.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** From where on it is worth a word. */
const nearlyFull = 0.8;

/** How much of the plan is used, once it is nearly full, and by how much it is exceeded. */
export function PlanMeter({ open }: { open: number }) {
  const { data } = useQuery(query(organizationsApi.current));
  if (!data || open < data.maxProjects * nearlyFull) return null;
  const { maxProjects, subscriptionPlan } = data;
  const plan = `the ${capitalised(subscriptionPlan)} plan`;
  const words = `${open} of ${maxProjects} contracts on ${plan}`;
  if (open > maxProjects)
    return (
      <Notice
        icon={TriangleAlert}
        tone="warn"
        text={`You have ${open} open contracts, ${open - maxProjects} more than ${plan} includes.`}
      >
        <ToPlan />
      </Notice>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <div className="w-24">
        <ProgressBar label={words} value={(open / maxProjects) * 100} />
      </div>
      <p>{words}</p>
      <ToPlan />
    </div>
  );
}

const ToPlan = () => (
  <Link to="/company" className="link inline-flex min-h-6 items-center text-sm max-md:min-h-11">
    View plan
  </Link>
);
