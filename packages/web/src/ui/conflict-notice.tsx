import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { timeText } from './format/date-time.ts';
import { Notice } from './layout/notice.tsx';

export type Difference = { label: string; theirs: string; yours: string };

type Props = {
  /** The kind of record, such as 'contract'. */
  noun: string;
  /** When it was changed. */
  at: string;
  /** The differences between the two versions, if they are shown. */
  differences?: readonly Difference[];
  isPending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** The record was changed elsewhere: nothing is saved until this user decides. */
export function ConflictNotice({ noun, at, differences = [], ...actions }: Props) {
  const { isPending, onLoad, onOverwrite } = actions;
  const box = useRef<HTMLDivElement>(null);
  // Focuses the notice: it is above the form, and the user may have scrolled far down.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-3">
      <Notice
        icon={Users}
        tone="warn"
        text={`This ${noun} was changed at ${timeText(at)}, by someone else or in another window. Your changes are still here.`}
      >
        <Button isBlocked={isPending} onClick={onLoad}>
          Load their version
        </Button>
        <Button isPending={isPending} onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </Notice>
      {differences.length > 0 && <BothVersions differences={differences} />}
    </div>
  );
}

const BothVersions = ({ differences }: Required<Pick<Props, 'differences'>>) => (
  <dl className="grid gap-3 rounded-card border border-line p-3 text-sm [overflow-wrap:anywhere]">
    {differences.map(({ label, theirs, yours }) => (
      <div key={label} className="grid gap-1">
        <dt className="font-medium">{label}</dt>
        <Version whose="Theirs" text={theirs} />
        <Version whose="Yours" text={yours} />
      </div>
    ))}
  </dl>
);

const Version = ({ whose, text }: { whose: string; text: string }) => (
  <dd className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
    <span className="text-text-2">{whose}</span>
    <span className="whitespace-pre-line">{text || 'Nothing'}</span>
  </dd>
);
