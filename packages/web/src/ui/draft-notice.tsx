import { FileClock } from 'lucide-react';
import { Button } from './button.tsx';
import { momentText } from './format/date-time.ts';
import { Notice } from './layout/notice.tsx';

type Props = { savedAt: string; onDiscard: () => void };

/** The form starts with a saved draft, which can be discarded. */
export const DraftNotice = ({ savedAt, onDiscard }: Props) => (
  <Notice
    icon={FileClock}
    tone="info"
    text={`Your draft from ${momentText(savedAt)} has been restored.`}
  >
    <Button onClick={onDiscard}>Discard draft</Button>
  </Notice>
);
