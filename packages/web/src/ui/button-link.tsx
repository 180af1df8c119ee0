import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonSize, buttonTones, type Icon } from './button.tsx';
import { cn } from './cn.ts';

type Props = ComponentProps<'a'> & {
  tone?: keyof typeof buttonTones;
  icon?: Icon;
};

/** A link that looks like a button, so that it can be opened in a new tab. */
export const ButtonLink = createLink(
  ({ tone = 'secondary', icon: Icon, className, children, ...link }: Props) => (
    <a
      {...link}
      className={cn(
        'inline-flex items-center justify-center gap-2 rounded-control border whitespace-nowrap',
        buttonSize,
        buttonTones[tone],
        className,
      )}
    >
      {Icon && <Icon className="size-4" />}
      {children}
    </a>
  ),
);
