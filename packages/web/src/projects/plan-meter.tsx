import { obstacleToOneMore } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { organizationQuery } from '../organizations/queries.ts';
import { capitalised } from '../ui/format/words.ts';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** From where on it is worth a word. */
const nearlyFull = 0.8;

/** How much of the plan is used, once it is nearly full; when it is, what can be done. */
export function PlanMeter({ open }: { open: number }) {
  const { data } = useQuery(organizationQuery());
  if (!data || open < data.maxProjects * nearlyFull) return null;
  const { maxProjects, subscriptionPlan } = data;
  const words = `${open} of ${maxProjects} contracts on the ${capitalised(subscriptionPlan)} plan`;
  const obstacle = obstacleToOneMore(open, maxProjects);
  if (obstacle)
    return (
      <Notice
        icon={TriangleAlert}
        tone="warn"
        text={
          <>
            {words}. <span className="max-md:sr-only">{obstacle.message}</span>
          </>
        }
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
    See the plan
  </Link>
);
