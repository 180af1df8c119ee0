import { cn } from '../cn.ts';

type Props = { text: string; leading?: string; className?: string };

/** A cell's words over two lines at most, and whole for whoever points at them. */
export const Wrapped = ({ text, leading = 'leading-4.5', className }: Props) => (
  <span title={text} className={cn('line-clamp-2 whitespace-normal', leading, className)}>
    {text}
  </span>
);

/** High enough to be hit where the words are a link. */
export const linkLeading = 'leading-5';
