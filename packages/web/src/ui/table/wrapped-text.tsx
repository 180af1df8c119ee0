import { cn } from '../cn.ts';

type Props = { text: string; leading?: string; className?: string };

/** The text of a cell over two lines at most, and all of it in the tooltip. */
export const WrappedText = ({ text, leading = 'leading-4.5', className }: Props) => (
  <span title={text} className={cn('line-clamp-2 whitespace-normal', leading, className)}>
    {text}
  </span>
);

/** A line height that makes links large enough to hit. */
export const linkLeading = 'leading-5';
