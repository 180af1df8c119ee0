import { FileDown, Goal, Plus, Scale } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { MoreMenu } from '../ui/dialogs/more-menu.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';
import type { OnAction } from './open-panels.tsx';
import { RangePicker } from './range-picker.tsx';
import { obstacleToAdding, obstacleToTarget } from './rights.ts';
import { usePrint } from './use-print.ts';

type Props = { slug: string; today: string; onAction: OnAction };

/** What can be done with a footprint; on a phone the page's menu has most of it. */
export function FootprintActions({ slug, today, onAction }: Props) {
  const { print, obstacle } = usePrint(slug);
  const actions = <Actions onAction={onAction} />;
  return (
    <>
      <div className="flex flex-none gap-2 max-md:hidden print:hidden">
        <RangePicker wholeRange="Contract to date" today={today} />
        <Button icon={FileDown} {...blockedBy(obstacle)} onClick={print}>
          PDF report
        </Button>
        <MoreMenu label="More footprint actions">{actions}</MoreMenu>
        <AddEntryButton onAction={onAction} />
      </div>
      <PageMenu>
        <MenuItem icon={FileDown} obstacle={obstacle} onSelect={print}>
          PDF report
        </MenuItem>
        {actions}
      </PageMenu>
    </>
  );
}

const Actions = ({ onAction }: Pick<Props, 'onAction'>) => (
  <>
    <MenuItem
      icon={Goal}
      obstacle={obstacleToTarget(useActor())}
      onSelect={() => onAction('target')}
    >
      Set target
    </MenuItem>
    <MenuItem icon={Scale} onSelect={() => onAction('restate')}>
      Compare using one year’s factors
    </MenuItem>
  </>
);

/** A user without the right sees the reason next to the button. */
export function AddEntryButton({
  onAction,
  isBig = false,
}: Pick<Props, 'onAction'> & { isBig?: boolean }) {
  return (
    <Button
      icon={Plus}
      tone="primary"
      isBig={isBig}
      {...blockedBy(obstacleToAdding(useActor()))}
      onClick={() => onAction('add')}
    >
      Add carbon entry
    </Button>
  );
}
