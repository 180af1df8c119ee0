import { farrierPlan } from './farrier-plan.ts';
import { hollinPlan } from './hollin-plan.ts';
import { kestrelPlan } from './kestrel-plan.ts';
import { oswinPlan } from './oswin-plan.ts';
import { quarryPlan } from './quarry-plan.ts';
import type { SitePlan } from './site-plan.ts';

/** The contracts on which work has begun. */
export const sitePlans: readonly SitePlan[] = [
  kestrelPlan,
  quarryPlan,
  hollinPlan,
  farrierPlan,
  oswinPlan,
];
