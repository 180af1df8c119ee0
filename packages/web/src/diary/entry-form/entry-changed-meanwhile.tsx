import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../../ui/format/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { showDate } from '../../ui/parse-date.ts';
import { differences, type FieldName, labels, type Values, valuesOf } from './fields.ts';

type Props = {
  theirs: DiaryEntry;
  mine: Values;
  isPending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** Two people wrote at once: both versions are shown, and this one decides. */
export function EntryChangedMeanwhile({ theirs, mine, isPending, onLoad, onOverwrite }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // It stands above the form, and whoever saved may be far below.
  useEffect(() => box.current?.focus(), []);
  const other = { ...valuesOf(theirs), reason: mine.reason };
  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-3">
      <Notice
        icon={Users}
        tone="warn"
        text={`Somebody else changed this entry at ${timeText(theirs.updatedAt)}. What you typed is still here.`}
      >
        <Button isBlocked={isPending} onClick={onLoad}>
          Load theirs
        </Button>
        <Button isPending={isPending} onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </Notice>
      <BothVersions names={differences(other, mine)} {...{ other, mine }} />
    </div>
  );
}

type BothProps = { names: readonly FieldName[]; other: Values; mine: Values };

const BothVersions = ({ names, other, mine }: BothProps) => (
  <dl className="grid gap-3 rounded-card border border-line p-3 text-sm [overflow-wrap:anywhere]">
    {names.map((name) => (
      <div key={name} className="grid gap-1">
        <dt className="font-medium">{labels[name]}</dt>
        <Version whose="Theirs" text={other[name]} />
        <Version whose="Yours" text={mine[name]} />
      </div>
    ))}
  </dl>
);

const Version = ({ whose, text }: { whose: string; text: string }) => (
  <dd className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
    <span className="text-text-2">{whose}</span>
    <span className="whitespace-pre-line">{showDate(text) || 'Nothing'}</span>
  </dd>
);
