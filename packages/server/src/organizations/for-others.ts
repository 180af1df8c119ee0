import { found } from '@sitewright/domain/kernel/problem';
import { type BuyingSettings, buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { eq } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import type { Letterhead } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { companyProfiles } from './table.ts';

/** Without a profile, the product's own name and colour. */
const plain: Letterhead = { company: 'Sitewright', lines: [], color: '#484A59' };

/** What the company has printed at the head of its pages. */
export async function findLetterhead(tx: Tx): Promise<Letterhead> {
  const [profile] = await tx.select().from(companyProfiles);
  if (!profile) return plain;
  const { registeredAddress, postcode, phoneNumber, emailAddress } = profile;
  const { companyNumber, vatNumber } = profile;
  return {
    company: profile.companyName,
    lines: [
      [registeredAddress, postcode].filter(Boolean).join(', '),
      [phoneNumber, emailAddress].filter(Boolean).join(' · '),
      [`Company number ${companyNumber}`, vatNumber && `VAT number ${vatNumber}`]
        .filter(Boolean)
        .join(' · '),
    ],
    color: profile.brandColor,
  };
}

/** How the company buys. */
export async function findBuying(
  tx: Tx,
  { organizationId }: { organizationId: number },
): Promise<BuyingSettings> {
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return buyingOf(found(row).settings);
}
