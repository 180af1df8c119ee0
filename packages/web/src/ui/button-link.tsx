import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonSize, buttonTones } from './button.tsx';
import { cn } from './cn.ts';

type Props = ComponentProps<'a'> & { tone?: keyof typeof buttonTones };

/** A place to go to that looks like a button, and still opens in a new tab. */
export const ButtonLink = createLink(({ tone = 'secondary', className, ...link }: Props) => (
  <a
    {...link}
    className={cn(
      'inline-flex items-center justify-center gap-2 rounded-control border whitespace-nowrap',
      buttonSize,
      buttonTones[tone],
      className,
    )}
  />
));
