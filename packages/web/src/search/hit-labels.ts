import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import type { Findable } from '@sitewright/domain/search/findable';
import type { Hit } from '@sitewright/domain/search/search';
import {
  Building2,
  FileText,
  HardHat,
  Leaf,
  type LucideIcon,
  Mail,
  MessageSquare,
  NotebookPen,
  Package,
  ReceiptText,
  ShieldAlert,
  ShieldCheck,
  Tractor,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react';
import { dayText } from '../ui/format/moment.ts';

type KindWords = { one: string; several: string; icon: LucideIcon };

const kind = (one: string, several: string, icon: LucideIcon): KindWords => ({
  one,
  several,
  icon,
});

/** What the screens call it. */
export const kindWords: Record<Findable, KindWords> = {
  contract: kind('Contract', 'Contracts', Building2),
  worker: kind('Worker', 'Workers', HardHat),
  supplier: kind('Supplier', 'Suppliers', Truck),
  purchaseOrder: kind('Purchase order', 'Purchase orders', ReceiptText),
  material: kind('Material', 'Materials', Package),
  siteIssue: kind('Site issue', 'Site issues', TriangleAlert),
  diaryEntry: kind('Diary entry', 'Diary entries', NotebookPen),
  plantHire: kind('Plant on hire', 'Plant on hire', Tractor),
  certificate: kind('HSE certificate', 'HSE certificates', ShieldCheck),
  rams: kind('Method statement', 'Method statements', ShieldAlert),
  carbonEntry: kind('Carbon entry', 'Carbon entries', Leaf),
  file: kind('File', 'Files', FileText),
  journalMessage: kind('Journal message', 'Journal messages', MessageSquare),
  emailTemplate: kind('Email template', 'Email templates', Mail),
  member: kind('Team member', 'Team', Users),
};

const labels: Record<string, string> = typeLabels;

/** A certificate is called after its type, which the register has in words. */
export const titleOf = (entity: Findable, { title }: Hit): string =>
  entity === 'certificate' ? (labels[title] ?? title) : title;

/** Its number or day, and the contract it hangs on, where that is not itself. */
export function detailOfHit(entity: Findable, { detail, projectName }: Hit): string {
  const detailText = entity === 'diaryEntry' && detail ? dayText(detail) : detail;
  return [detailText, entity === 'contract' ? null : projectName].filter(Boolean).join(' · ');
}
