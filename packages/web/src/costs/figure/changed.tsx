import { type ReactNode, useEffect, useRef } from 'react';

/** A figure that has changed since it was last drawn is marked for a moment, where motion is welcome. */
export function Changed({ value, children }: { value: string | null; children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    mark.current?.animate?.([{ backgroundColor: 'var(--info-soft)' }, {}], 1600);
  }, [value]);
  return (
    <span ref={mark} className="rounded-[4px]">
      {children}
    </span>
  );
}
