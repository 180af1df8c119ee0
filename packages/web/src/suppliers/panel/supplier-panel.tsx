import { can } from '@sitewright/domain/kernel/access';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import type { ReactNode } from 'react';
import { RecordActivity } from '../../activity/record-activity.tsx';
import { useActor } from '../../platform/session.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { scrollToChosen } from '../../ui/scroll-to-chosen.ts';
import type { OpenAction } from '../supplier-actions.ts';
import { ComplianceTab } from './compliance-tab.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { ContractsTab } from './contracts-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { SupplierCarbon } from './supplier-carbon.tsx';
import { SupplierDeliveries } from './supplier-deliveries.tsx';
import { SupplierOrders } from './supplier-orders.tsx';
import { SupplierPrices } from './supplier-prices.tsx';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'compliance', label: 'Compliance' },
  { value: 'orders', label: 'Orders' },
  { value: 'deliveries', label: 'Deliveries' },
  { value: 'prices', label: 'Prices' },
  { value: 'carbon', label: 'Carbon' },
  { value: 'contracts', label: 'Contracts' },
  { value: 'documents', label: 'Documents' },
  { value: 'activity', label: 'Activity' },
] as const;

type Tab = (typeof tabs)[number]['value'];

type Props = {
  supplier: Supplier;
  tab: string | undefined;
  onTab: (tab: string) => void;
  onAction: (action: OpenAction) => void;
  onClose: () => void;
  today: string;
};

/** One supplier next to the register; the open tab is in the URL. */
export function SupplierPanel({ supplier, tab, onTab, onAction, onClose, today }: Props) {
  const readsLog = can(useActor(), 'activityLog', 'R');
  const offered = tabs.filter(({ value }) => value !== 'activity' || readsLog);
  const { value: shown } = offered.find(({ value }) => value === tab) ?? tabs[0];
  const contents: Record<Tab, ReactNode> = {
    overview: <OverviewTab supplier={supplier} today={today} />,
    contacts: <ContactsTab supplier={supplier} />,
    compliance: <ComplianceTab supplier={supplier} today={today} />,
    orders: <SupplierOrders supplier={supplier} />,
    deliveries: <SupplierDeliveries supplier={supplier} />,
    prices: <SupplierPrices supplier={supplier} />,
    carbon: <SupplierCarbon supplier={supplier} />,
    contracts: <ContractsTab supplier={supplier} />,
    documents: <DocumentsTab supplier={supplier} />,
    activity: <RecordActivity entityType="supplier" entityId={supplier.id} />,
  };
  return (
    <SideSheet
      title={supplier.name}
      isOpen
      onClose={onClose}
      footer={<PanelFooter supplier={supplier} onAction={onAction} />}
    >
      <div
        ref={scrollToChosen}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 [&>[role=tablist]]:max-w-full max-md:[&>[role=tablist]]:overflow-x-auto md:[&>[role=tablist]]:flex-wrap [&>[role=tablist]>button]:flex-none [&>[role=tablist]>button]:px-2"
      >
        <Tabs label={`About ${supplier.name}`} value={shown} options={offered} onChange={onTab}>
          {offered.map(({ value }) => (
            <TabPanel key={value} value={value} isShown={value === shown}>
              {contents[value]}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </SideSheet>
  );
}
