import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Talk } from '@sitewright/domain/wellbeing/talks';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { RecordTalk } from './record-talk.tsx';
import { TalkText } from './talk-text.tsx';

type Props = { talk: Talk; onClose: () => void };

/** The talk to read out; then who was there is written down in its place. */
export function TalkSheet({ talk, onClose }: Props) {
  const [isHeld, setHeld] = useState(false);
  const obstacle = obstacleOfRole(useActor(), 'diary', 'C', 'record a talk');
  if (isHeld) return <RecordTalk talk={talk} onClose={onClose} />;
  return (
    <SideSheet
      title={talk.title}
      isOpen
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <ButtonWithReason tone="primary" obstacle={obstacle} onClick={() => setHeld(true)}>
            Record who was there
          </ButtonWithReason>
        </div>
      }
    >
      <TalkText talk={talk} />
    </SideSheet>
  );
}
