import { can, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Talk } from '@sitewright/domain/wellbeing/talk';
import { talkGroups } from '@sitewright/domain/wellbeing/talks';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { RecordTalk } from './record-talk.tsx';
import { TalkSignatures } from './talk-signatures.tsx';
import { TalkText } from './talk-text.tsx';

/** The library: each is read out in five minutes. */
export function TalksPanel() {
  const [shown, show] = useState<Talk>();
  const { isPending } = useQuery(query(wellbeingApi.read));
  // A link to the talks arrives at them once the page above has its height.
  useEffect(() => {
    if (!isPending && location.hash === '#talks')
      document.getElementById('talks')?.scrollIntoView();
  }, [isPending]);
  return (
    <Panel title="Toolbox talks" aside={<p className="text-xs text-text-2">Five minutes each</p>}>
      <div className="grid content-start gap-x-4 gap-y-2 p-2 sm:grid-cols-2">
        {talkGroups.map(({ title, talks }) => (
          <section key={title} aria-label={title}>
            <h3 className="px-2 pt-1 text-sm font-semibold">{title}</h3>
            <ul className="grid gap-px">
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
          </section>
        ))}
      </div>
      {shown && <TalkSheet talk={shown} onClose={() => show(undefined)} />}
    </Panel>
  );
}

type TalkSheetProps = { talk: Talk; onClose: () => void };

/** The talk to read out; then who was there is ticked in its place, and they sign by the code. */
function TalkSheet({ talk, onClose }: TalkSheetProps) {
  const [isHeld, setHeld] = useState(false);
  const [recorded, setRecorded] = useState<ToolboxTalk>();
  const actor = useActor();
  const obstacle = obstacleOfRole(actor, 'diary', 'C', 'record a talk');
  const afterwards = can(actor, 'link', 'C') ? setRecorded : onClose;
  if (recorded) return <TalkSignatures talk={recorded} onClose={onClose} />;
  if (isHeld) return <RecordTalk talk={talk} onClose={onClose} onRecorded={afterwards} />;
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
