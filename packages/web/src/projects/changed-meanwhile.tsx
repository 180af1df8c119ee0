import type { Project } from '@sitewright/domain/projects/project';
import { Users } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { clockTime } from './contract-form/clock.ts';

type Props = {
  theirs: Project;
  isPending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** Two people wrote at once: nothing is saved, and nothing is lost, until this one decides. */
export const ChangedMeanwhile = ({ theirs, isPending, onLoad, onOverwrite }: Props) => (
  <div role="alert">
    <Notice
      icon={Users}
      tone="warn"
      text={`Somebody else changed this contract at ${clockTime(theirs.updatedAt)}. What you typed is still here.`}
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
