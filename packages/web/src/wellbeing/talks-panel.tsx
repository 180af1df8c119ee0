import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { type Talk, talks } from '@sitewright/domain/wellbeing/talks';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { RecordTalk } from './record-talk.tsx';
import { TalkText } from './talk-text.tsx';

/** The library: each is read out in five minutes. */
export function TalksPanel() {
  const [shown, show] = useState<Talk>();
  return (
    <Panel title="Toolbox talks" aside={<p className="text-xs text-text-2">Five minutes each</p>}>
      <ul className="grid content-start gap-px p-2">
        {talks.map((talk) => (
          <li key={talk.topic} className="grid">
            <button
              type="button"
              onClick={() => show(talk)}
              className="link min-h-8 rounded-control px-2 text-left text-sm hover:bg-sunken site:min-h-11"
            >
              {talk.title}
            </button>
          </li>
        ))}
      </ul>
      {shown && <TalkSheet talk={shown} onClose={() => show(undefined)} />}
    </Panel>
  );
}

type TalkSheetProps = { talk: Talk; onClose: () => void };

/** The talk to read out; then who was there is written down in its place. */
function TalkSheet({ talk, onClose }: TalkSheetProps) {
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
