import { costsApi } from '@sitewright/domain/costs/api';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { requestFor } from '@sitewright/domain/kernel/request';
import { CalendarCheck, FileSpreadsheet, FileText } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { MoreMenu } from '../ui/dialogs/more-menu.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import { timeText } from '../ui/format/date-time.ts';
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { actionChoices, type OnAction } from './cost-actions.ts';
import { useCostSearch } from './search-params.ts';
import { SincePicker } from './since-picker.tsx';
import { useWorkbook } from './use-workbook.ts';

type Props = { analysis: CostAnalysis; since: string; today: string; onAction: OnAction };

const trail = [{ to: '/cost-analysis', label: 'Cost Analysis' }] as const;

/** Which contract it is, up to when, and what can be done with its costs. */
export function CostsHeader({ analysis, ...rest }: Props) {
  const isPriced = seesCosts(useActor());
  return (
    <div className="grid gap-1">
      <WindowTitle heading={`${analysis.name}, costs`} />
      <Breadcrumb steps={trail} here={analysis.code ?? analysis.name} className="max-md:hidden" />
      <div className="flex items-end justify-between gap-3 max-md:items-start md:flex-wrap">
        <div className="min-w-0 md:flex-[1_1_20rem]">
          <h1 className="[overflow-wrap:anywhere]">{analysis.name}</h1>
          <p className="text-sm text-text-2">
            {isPriced ? 'Net of VAT, as at' : 'As at'}{' '}
            <time dateTime={analysis.asOf}>{momentOf(analysis.asOf)}</time>
          </p>
        </div>
        {isPriced && <Actions analysis={analysis} {...rest} />}
      </div>
    </div>
  );
}

/** 'Thu 12 Nov 2026 14:02' */
const momentOf = (instant: string): string =>
  `${formatLongDate(londonDay(new Date(instant)))} ${timeText(instant)}`;

function Actions({ analysis, since, today, onAction }: Props) {
  const { tab } = useCostSearch();
  const mayPost = !obstacleToCosts(useActor());
  const workbook = useWorkbook(analysis, since);
  const { url } = requestFor(costsApi.pdf, { params: { slug: analysis.slug } });
  const print = () => window.location.assign(url);
  return (
    <div className="flex flex-none gap-2 print:hidden">
      <div className="flex gap-2 max-md:hidden">
        <SincePicker since={since} today={today} />
        <Button
          icon={FileSpreadsheet}
          isPending={workbook.isPending}
          {...blockedBy(workbook.obstacle)}
          onClick={workbook.save}
        >
          Excel
        </Button>
        <Button icon={FileText} {...blockedBy(workbook.obstacle)} onClick={print}>
          PDF
        </Button>
        {tab !== 'cvr' && mayPost && (
          <ButtonLink icon={CalendarCheck} to="." search={{ tab: 'cvr', since }} tone="primary">
            Go to CVR
          </ButtonLink>
        )}
        <MoreMenu label="More cost actions">
          <MenuActions onAction={onAction} />
        </MoreMenu>
      </div>
      <PageMenu>
        <MenuActions onAction={onAction} />
        <MenuItem icon={FileSpreadsheet} obstacle={workbook.obstacle} onSelect={workbook.save}>
          Excel
        </MenuItem>
        <MenuItem icon={FileText} obstacle={workbook.obstacle} onSelect={print}>
          PDF
        </MenuItem>
      </PageMenu>
    </div>
  );
}

/** A disabled action shows its reason. */
function MenuActions({ onAction }: Pick<Props, 'onAction'>) {
  const actor = useActor();
  return actionChoices.map(({ action, label, icon, obstacleTo }) => (
    <MenuItem
      key={action}
      icon={icon}
      obstacle={obstacleTo(actor)}
      onSelect={() => onAction(action)}
    >
      {label}
    </MenuItem>
  ));
}
