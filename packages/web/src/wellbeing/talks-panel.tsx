import { type Talk, talks } from '@sitewright/domain/wellbeing/talks';
import { useState } from 'react';
import { Panel } from '../ui/panel.tsx';
import { TalkSheet } from './talk-sheet.tsx';

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
