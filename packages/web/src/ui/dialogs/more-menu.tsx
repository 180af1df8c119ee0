import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { Menu } from './menu.tsx';

type Props = { label: string; className?: string; children: ReactNode };

/** The button with three dots after the other buttons of a record, and its menu. */
export const MoreMenu = ({ label, className, children }: Props) => (
  <Menu
    label={label}
    trigger={
      <Button aria-label="More" className={cn('w-control px-0!', className)}>
        <Ellipsis aria-hidden="true" className="size-4" />
      </Button>
    }
  >
    {children}
  </Menu>
);
