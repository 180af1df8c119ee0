import { found } from '@sitewright/domain/kernel/problem';
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

export const planOf = (contract: string): SitePlan =>
  found(sitePlans.find(({ slug }) => slug === contract));
