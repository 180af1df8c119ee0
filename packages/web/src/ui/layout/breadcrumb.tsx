import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { cn } from '../cn.ts';

type Step = { to: LinkProps['to']; label: string };

type Props = { steps: readonly Step[]; here: string; className?: string };

/** The way here, each step of it a link. */
export const Breadcrumb = ({ steps, here, className }: Props) => (
  <nav aria-label="Breadcrumb" className={cn('text-xs text-text-2 print:hidden', className)}>
    <ol className="flex flex-wrap items-center gap-1.5">
      {steps.map(({ to, label }) => (
        <li key={label} className="flex items-center gap-1.5">
          <Link to={to} className="-my-1 inline-block py-1 hover:underline site:-my-3 site:py-3">
            {label}
          </Link>
          <ChevronRight aria-hidden="true" className="size-3.5" />
        </li>
      ))}
      <li aria-current="page" className="min-w-0 truncate">
        {here}
      </li>
    </ol>
  </nav>
);
