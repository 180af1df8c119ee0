import { useEffect, useRef, useState } from 'react';

type Form = {
  /** The errors by field, with the same messages as at the fields. */
  shown: Record<string, string>;
  /** The number of attempts to send the form; each attempt moves the focus here. */
  attempts: number;
  focus(name: string): void;
};

/** All errors of a long form, above it, with links to the fields. */
export function ErrorSummary({ form: { shown, attempts, focus } }: { form: Form }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the form itself, which focuses the first field with an error.
    if (attempts > 0) queueMicrotask(() => box.current?.focus());
  }, [attempts]);
  const entries = Object.entries(shown);

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
                  focus(name);
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

/** The last title that is mounted counts; when it is unmounted, the screen's own returns. */
function ErrorTitle() {
  const [title] = useState(() => document.title);
  return <title>{`Error: ${title}`}</title>;
}
