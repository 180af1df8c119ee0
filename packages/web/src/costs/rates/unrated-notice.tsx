import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { hoursText } from '../labels.ts';

const SetRates = lazyDialog(() => import('./set-rates.tsx'), 'SetRates');

type Props = {
  hours: string;
  /** Of one contract; of all without it. */
  projectId?: number;
  /** Leads to the hours, where they are not on the page. */
  onShow?: () => void;
};

/** Hours without a rate are in no total; users who may set rates set them from here. */
export function UnratedNotice({ hours, projectId, onShow }: Props) {
  const [isOpen, setOpen] = useState(false);
  const actor = useActor();
  if (!seesCosts(actor) || Number(hours) === 0) return null;
  return (
    <>
      <Notice
        icon={Clock}
        tone="warn"
        text={`${hoursText(hours, 'hours')} have no rate and are not costed.`}
      >
        {onShow && <LinkButton onClick={onShow}>Show hours</LinkButton>}
        {!obstacleToCosts(actor) && (
          <LinkButton onClick={() => setOpen(true)}>Set a rate</LinkButton>
        )}
      </Notice>
      {isOpen && <SetRates projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}
