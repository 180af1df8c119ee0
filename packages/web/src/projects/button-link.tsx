import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cn } from '../ui/cn.ts';

type Props = ComponentProps<'a'> & { tone?: keyof typeof tones };

/** A place to go to that looks like a button, and still opens in a new tab. */
export const ButtonLink = createLink(({ tone = 'secondary', className, ...link }: Props) => (
  <a
    {...link}
    className={cn(
      'inline-flex h-control items-center justify-center gap-2 rounded-control border px-3 text-button whitespace-nowrap max-md:px-3.5',
      tones[tone],
      className,
    )}
  />
));

const tones = {
  primary:
    'border-brand bg-brand font-semibold text-on-brand hover:border-brand-hover hover:bg-brand-hover',
  secondary: 'border-button-line bg-surface font-medium text-text hover:bg-sunken',
};
