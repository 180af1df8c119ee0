import { earlierShareText } from '@sitewright/domain/carbon/edition-year';
import type { EarlierEditionShare } from '@sitewright/domain/carbon/footprint';
import { CalendarClock } from 'lucide-react';
import { Notice } from '../ui/layout/notice.tsx';

type Props = { shares: readonly EarlierEditionShare[] };

/** Which part of the figures below was calculated with the edition of an earlier year. */
export const EarlierEditions = ({ shares }: Props) =>
  shares.map((share) => (
    <Notice
      key={`${share.year} ${share.edition}`}
      icon={CalendarClock}
      tone="info"
      text={earlierShareText(share)}
    />
  ));
