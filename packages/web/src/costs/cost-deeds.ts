import { FilePenLine, Gauge, type LucideIcon, Plus, WalletCards } from 'lucide-react';

/** What opens over the costs of a contract, to change something. */
export type Deed = 'cost' | 'budgets' | 'budgetChange' | 'progress';

export type AskFor = (deed: Deed) => void;

type DeedChoice = { deed: Deed; label: string; icon: LucideIcon };

export const deedChoices: readonly DeedChoice[] = [
  { deed: 'cost', label: 'Add cost', icon: Plus },
  { deed: 'budgetChange', label: 'Budget change', icon: FilePenLine },
  { deed: 'progress', label: 'Set % complete', icon: Gauge },
  { deed: 'budgets', label: 'Budget by head', icon: WalletCards },
];
