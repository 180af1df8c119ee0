import type { FactorSet } from '@sitewright/domain/carbon/factor';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { counted } from '../../../ui/table/labels.ts';

type Props = { set: FactorSet; onClose: () => void };

export const ImportDone = ({ set, onClose }: Props) => (
  <>
    <h2>The draft is there</h2>
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`${set.name}, ${set.edition}: ${counted(set.factors, set.factors === 1 ? 'factor' : 'factors')}. Nothing counts before you publish it.`}
    />
    <Button tone="primary" className="justify-self-start" onClick={onClose}>
      See the sets
    </Button>
  </>
);
