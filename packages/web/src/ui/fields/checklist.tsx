import { Circle, CircleCheck } from 'lucide-react';
import { cn } from '../cn.ts';

type Props = { title: string; items: readonly { text: string; isDone: boolean }[] };

/** Rules that are ticked off while the user types. */
export const Checklist = ({ title, items }: Props) => (
  <div className="grid gap-1.5 text-xs tracking-normal text-text-2">
    <p>{title}</p>
    <ul className="grid gap-1">
      {items.map(({ text, isDone }) => (
        <Item key={text} text={text} isDone={isDone} />
      ))}
    </ul>
  </div>
);

function Item({ text, isDone }: { text: string; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={cn('flex items-start gap-1.5', isDone && 'text-on-ok-soft')}>
      <Icon aria-hidden="true" className="size-4 max-md:mt-0.5" />
      <span>
        {text}
        <span className="sr-only">{isDone ? ', done' : ', not yet'}</span>
      </span>
    </li>
  );
}
