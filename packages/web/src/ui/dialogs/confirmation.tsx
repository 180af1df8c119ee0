import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button.tsx';

type Props = { text: string; closesAfter: number; onClose: () => void };

/** A success message that closes by itself, and has the focus so that it can be closed earlier. */
export function Confirmation({ text, closesAfter, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => close(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);

  return (
    <div className="grid gap-4">
      <output className="flex gap-3 text-sm text-text-2">
        <span className="grid size-9 flex-none place-items-center rounded-full bg-ok-soft text-on-ok-soft">
          <CircleCheck aria-hidden="true" className="size-5" />
        </span>
        <span className="self-center">{text}</span>
      </output>
      <Button ref={button} tone="primary" isBig onClick={onClose}>
        Continue
      </Button>
    </div>
  );
}
