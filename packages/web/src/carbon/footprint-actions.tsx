import { Ellipsis, FileDown, Goal, Plus, Scale } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { PageMenu } from '../ui/page-menu.tsx';
import type { AskFor } from './carbon-actions.ts';
import { RangePicker } from './range-picker.tsx';
import { obstacleToAdding, obstacleToTarget } from './rights.ts';
import { usePrint } from './use-print.ts';

type Props = { slug: string; today: string; onAsk: AskFor };

/** What can be done with a footprint; on a phone the page's menu has most of it. */
export function FootprintActions({ slug, today, onAsk }: Props) {
  const { print, obstacle } = usePrint(slug);
  const actions = <Actions onAsk={onAsk} />;
  return (
    <>
      <div className="flex flex-none gap-2 max-md:hidden print:hidden">
        <RangePicker wholeRange="Contract to date" today={today} />
        <Button
          isBlocked={!!obstacle}
          title={obstacle?.message}
          aria-description={obstacle?.message}
          onClick={print}
        >
          <FileDown aria-hidden="true" className="size-4" />
          PDF report
        </Button>
        <Menu
          label="More to do with this footprint"
          trigger={
            <Button aria-label="More" className="w-control px-0!">
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {actions}
        </Menu>
        <AddEntryButton onAsk={onAsk} />
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

const Actions = ({ onAsk }: Pick<Props, 'onAsk'>) => (
  <>
    <MenuItem icon={Goal} obstacle={obstacleToTarget(useActor())} onSelect={() => onAsk('target')}>
      Set target
    </MenuItem>
    <MenuItem icon={Scale} onSelect={() => onAsk('restate')}>
      Restate under one year
    </MenuItem>
  </>
);

/** A user who may not sees the reason beside the button. */
export function AddEntryButton({
  onAsk,
  isBig = false,
}: Pick<Props, 'onAsk'> & { isBig?: boolean }) {
  const obstacle = obstacleToAdding(useActor());
  return (
    <Button
      tone="primary"
      isBig={isBig}
      isBlocked={!!obstacle}
      title={obstacle?.message}
      aria-description={obstacle?.message}
      onClick={() => onAsk('add')}
    >
      <Plus aria-hidden="true" className="size-4" />
      Add carbon entry
    </Button>
  );
}
