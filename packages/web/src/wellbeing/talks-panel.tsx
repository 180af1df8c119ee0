import { can, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Talk } from '@sitewright/domain/wellbeing/talk';
import { talkGroups } from '@sitewright/domain/wellbeing/talks';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { RecordTalk } from './record-talk.tsx';
import { TalkText } from './talk-text.tsx';

const TalkSignatures = lazyDialog(() => import('./talk-signatures.tsx'), 'TalkSignatures');

/** The library: each is read out in five minutes. Opened from a day, it goes back there once a talk is recorded. */
export function TalksPanel({ day }: { day?: string }) {
  const [shown, show] = useState<Talk>();
  const navigate = useNavigate();
  const finish = () => {
    show(undefined);
    if (day) void navigate({ to: '/project/$slug', params: { slug: day } });
  };
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
      {shown && <TalkSheet talk={shown} onClose={() => show(undefined)} onFinished={finish} />}
    </Panel>
  );
}

type TalkSheetProps = { talk: Talk; onClose: () => void; onFinished: () => void };

/** The talk to read out; then who was there is ticked in its place, and they sign by the code. */
function TalkSheet({ talk, onClose, onFinished }: TalkSheetProps) {
  const [isHeld, setHeld] = useState(false);
  const [recorded, setRecorded] = useState<ToolboxTalk>();
  const actor = useActor();
  const needsSignal = useNeedsSignal(wellbeingApi.recordTalk);
  const obstacle = obstacleOfRole(actor, 'diary', 'C', 'record a talk') ?? needsSignal;
  const afterwards = can(actor, 'link', 'C') ? setRecorded : onFinished;
  if (recorded) return <TalkSignatures talk={recorded} onClose={onFinished} />;
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
