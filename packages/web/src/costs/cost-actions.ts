import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import {
  FilePenLine,
  Gauge,
  type LucideIcon,
  Plus,
  SlidersHorizontal,
  WalletCards,
} from 'lucide-react';
import type { Obstacle } from '../ui/disabled-reason.tsx';

/** Dialogs over the costs of a contract. */
export type Action = 'cost' | 'budgets' | 'budgetChange' | 'progress' | 'settings';

export type OnAction = (action: Action) => void;
export type ActionProps = { analysis: CostAnalysis; today: string; onClose: () => void };
export type TabProps = { analysis: CostAnalysis; since: string; today: string; onAction: OnAction };

type ActionChoice = {
  action: Action;
  label: string;
  icon: LucideIcon;
  obstacleTo: (actor: Actor) => Obstacle | undefined;
};

/** Why a user may not change the company's cost settings. */
export const obstacleToSettings = (actor: Actor) =>
  obstacleOfRole(actor, 'organization', 'M', 'change the cost settings');

export const actionChoices: readonly ActionChoice[] = [
  { action: 'cost', label: 'Add cost', icon: Plus, obstacleTo: obstacleToCosts },
  {
    action: 'budgetChange',
    label: 'Budget change',
    icon: FilePenLine,
    obstacleTo: obstacleToCosts,
  },
  { action: 'progress', label: 'Set % complete', icon: Gauge, obstacleTo: obstacleToCosts },
  { action: 'budgets', label: 'Budget by head', icon: WalletCards, obstacleTo: obstacleToCosts },
  {
    action: 'settings',
    label: 'Cost settings',
    icon: SlidersHorizontal,
    obstacleTo: obstacleToSettings,
  },
];
