import type { Entitled } from '@sitewright/domain/kernel/access';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { CountChips } from '../../ui/count-chips.tsx';
import { type Show, showLabels, shownOf, shows } from '../shown.ts';

type Props = {
  issues: readonly SiteIssue[];
  onlooker: { actor: Entitled; today: string };
  show: Show;
  /** A board has a column for what is closed. */
  isBoard: boolean;
  onShow: (show: Show) => void;
};

const onBoard: readonly Show[] = ['open', 'overdue', 'mine'];

export const ShowChips = ({ issues, onlooker, show, isBoard, onShow }: Props) => (
  <CountChips
    label="Which issues"
    value={show}
    options={(isBoard ? onBoard : shows).map((value) => {
      const isAll = isBoard && value === 'open';
      return {
        value,
        label: isAll ? 'All' : showLabels[value],
        count: (isAll ? issues : shownOf(issues, value, onlooker)).length,
      };
    })}
    onChange={onShow}
  />
);
