import type { Project } from '@sitewright/domain/projects/project';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { timeText } from '../ui/format/moment.ts';
import { Notice } from '../ui/notice.tsx';

type Props = {
  theirs: Project;
  isPending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** Two people wrote at once: nothing is saved, and nothing is lost, until this one decides. */
export function ChangedMeanwhile({ theirs, isPending, onLoad, onOverwrite }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // It stands above the form, and whoever saved may be far below.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice
        icon={Users}
        tone="warn"
        text={`Somebody else changed this contract at ${timeText(theirs.updatedAt)}. What you typed is still here.`}
      >
        <Button isBlocked={isPending} onClick={onLoad}>
          Load theirs
        </Button>
        <Button isPending={isPending} onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </Notice>
    </div>
  );
}
