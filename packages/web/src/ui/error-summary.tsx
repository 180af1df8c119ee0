import { useEffect, useRef, useState } from 'react';

type Props = {
  /** What is wrong with which field, in the words that stand on it. */
  faults: Record<string, string>;
  /** How often somebody tried to send the form; each new try brings them here. */
  attempts: number;
  onPick: (name: string) => void;
};

/** What keeps a long form from being sent, above it, with a way to each field. */
export function ErrorSummary({ faults, attempts, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Later than the form itself, which goes to the first field at fault.
    if (attempts > 0) queueMicrotask(() => box.current?.focus());
  }, [attempts]);
  const entries = Object.entries(faults);

  return (
    entries.length > 0 && (
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="grid gap-1 rounded-control border-2 border-bad bg-surface p-3.5"
      >
        <ErrorTitle />
        <h2 className="text-[16px] leading-6 tracking-[-0.011em] max-md:text-lg">
          There is a problem
        </h2>
        <ul className="grid">
          {entries.map(([name, sentence]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(name);
                }}
                className="link inline-flex min-h-7 items-center text-sm font-medium text-on-bad-soft max-md:min-h-11 pointer-coarse:min-h-11"
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** The newest title comes first and counts; when it goes, the screen's own is back. */
function ErrorTitle() {
  const [title] = useState(() => document.title);
  return <title>{`Error: ${title}`}</title>;
}
