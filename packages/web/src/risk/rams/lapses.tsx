import type { Lapse } from '@sitewright/domain/risk/live-controls';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/layout/notice.tsx';

type Props = { lapses: readonly Lapse[] };

/** In a list: that something is missing; the statement itself shows what. */
export const Lapsed = ({ lapses }: Props) =>
  lapses.length > 0 && (
    <Badge tone="warn" icon={TriangleAlert}>
      Control not in place
    </Badge>
  );

/** Before anything else: what people would rely on today and is not there. */
export const Lapses = ({ lapses }: Props) =>
  lapses.length > 0 && (
    <Notice
      icon={TriangleAlert}
      tone="warn"
      text={
        <span className="grid gap-1">
          <b className="font-semibold">Control not in place</b>
          {lapses.map(({ control, why }) => (
            <span key={`${control} ${why}`} className="font-normal [overflow-wrap:anywhere]">
              {why}: {control}
            </span>
          ))}
        </span>
      }
    />
  );
