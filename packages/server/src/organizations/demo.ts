import { mirrorOf } from '@sitewright/domain/organizations/rules';
import { eq } from 'drizzle-orm';
import type { DemoPart } from '../platform/demo-part.ts';
import { organizations } from '../platform/global-tables.ts';
import { updateRow } from '../platform/rows.ts';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import { companyProfiles } from './table.ts';

const about = {
  tradingName: 'Northgate',
  vatNumber: 'GB 123 4567 82',
  tradingAddress: 'Unit 7, Hunslet Trading Estate, Leeds',
  tradingPostcode: 'LS10 2DJ',
  mobileNumber: '07700 900461',
  website: 'northgate.example',
  insuranceProvider: 'Pennine Mutual',
  insurancePolicy: 'PM-CAR-204417',
  healthSafetyPolicy:
    'Everyone goes home unhurt. No one starts a task without a briefing, and anyone may stop one.',
  qualityPolicy: 'Right first time: inspected, photographed and signed before it is covered up.',
  environmentalPolicy: 'Less diesel, less waste, and every load weighed and recorded.',
  description: 'Main contractor for schools, bridges and public buildings in Yorkshire.',
  certifications: ['ISO 9001', 'ISO 14001', 'ISO 45001'],
  specializations: ['Reinforced concrete', 'Public buildings', 'Bridges'],
  establishedYear: 1987,
  numberOfEmployees: 64,
  annualTurnover: '21400000.00',
  contactPersonName: 'Helen Marsh',
  contactPersonRole: 'Managing Director',
  emergencyContactName: 'David Achebe',
  emergencyContactPhone: '07700 900112',
  cisRegistered: true,
  constructionLineNumber: 'CL-77120',
  safeContractorApproved: true,
};

const account = { bankName: 'Aire Valley Bank', bankAccount: '31924821', bankSortCode: '204556' };

/** All that a company can say of itself; its insurance ends soon, and one review is due. */
export const demoCompany: DemoPart = {
  what: 'company profile',
  async make({ tx, secrets, dayFromNow }) {
    const [profile] = await tx
      .update(companyProfiles)
      .set({
        ...about,
        insuranceExpiry: dayFromNow(24),
        healthSafetyPolicyReview: dayFromNow(140),
        qualityPolicyReview: dayFromNow(-6),
        environmentalPolicyReview: dayFromNow(210),
      })
      .returning();
    if (!profile) return;
    const { id, organizationId } = profile;
    await updateRow(tx, organizations, organizationId, {
      domain: 'northgate.example',
      ...mirrorOf(profile),
    });
    const sealer = await sealerOfOrganization(tx, secrets);
    const sealed = Object.entries(account).map(([column, value]) => [
      column,
      sealer.seal(value, { table: 'company_profiles', id, column }),
    ]);
    await tx
      .update(companyProfiles)
      .set(Object.fromEntries(sealed))
      .where(eq(companyProfiles.id, id));
  },
};
