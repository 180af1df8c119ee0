import { can } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { noticeOf, noticePeriodText } from '@sitewright/domain/plant/notice';
import { obstacleToOrdering, warningsOnOrdering } from '@sitewright/domain/suppliers/compliance';
import { cisLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import { minRatedDeliveries } from '@sitewright/domain/suppliers/ratings';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { useBuying } from '../../purchase-orders/use-buying.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { dayText } from '../../ui/format/date-time.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { StarBar } from '../rating.tsx';
import { InsuranceBadge, SupplierStatusBadge } from '../supplier-badges.tsx';

type Props = { supplier: Supplier; today: string };

/** Whether one may order from them, how to reach them, and what is known of them. */
export const OverviewTab = ({ supplier, today }: Props) => (
  <div className="grid gap-5">
    <p className="flex flex-wrap gap-2">
      <SupplierStatusBadge {...supplier} />
      <InsuranceBadge isNamed {...supplier} />
    </p>
    <Cautions supplier={supplier} today={today} />
    <ContactLinks {...supplier} />
    <RatingFacts supplier={supplier} />
    <Facts
      title="Orders"
      facts={[
        ['Orders', String(supplier.orderCount)],
        ['Ordered', supplier.totalSpend && formatPounds(supplier.totalSpend)],
        ['Ordered this year', supplier.spentThisYear && formatPounds(supplier.spentThisYear)],
      ]}
    />
    <FirmFacts supplier={supplier} />
    <p className="text-xs tracking-normal text-text-2">
      Added {dayText(supplier.createdAt)}, changed {dayText(supplier.updatedAt)}
    </p>
  </div>
);

/** The obstacle to ordering from them, or the warnings. */
function Cautions({ supplier, today }: Props) {
  const obstacle = obstacleToOrdering(supplier, useBuying().insuranceRule, today);
  const words = obstacle ? [obstacle.message] : warningsOnOrdering(supplier, today);
  const look = obstacle
    ? ({ tone: 'bad', icon: OctagonAlert } as const)
    : ({ tone: 'warn', icon: TriangleAlert } as const);
  return (
    <div className="grid gap-2 empty:hidden">
      {words.map((text) => (
        <Notice key={text} {...look} text={text} />
      ))}
    </div>
  );
}

const FirmFacts = ({ supplier }: Pick<Props, 'supplier'>) => (
  <>
    <Facts
      title="Firm"
      facts={[
        ['Type', typeLabels[supplier.supplierType]],
        ['Code', supplier.code],
        ['Contact', supplier.contactPerson],
        ['Phone', supplier.phone],
        ['Email', supplier.email],
        [
          'Address',
          [supplier.address, supplier.city, supplier.postcode].filter(Boolean).join('\n'),
        ],
        ['Country', supplier.country],
        ['Specialisations', supplier.specializations.join(', ')],
        ['Certifications', supplier.certifications.join(', ')],
      ]}
    />
    <Facts
      title="Terms and registration"
      facts={[
        ['Payment terms', supplier.paymentTerms],
        ['Credit limit', supplier.creditLimit && formatPounds(supplier.creditLimit)],
        ['Discount', supplier.discountRate && `${plainDecimal(supplier.discountRate)}%`],
        ['Hire notice', hireNoticeText(supplier)],
        ['VAT number', supplier.vatNumber],
        ['Company number', supplier.companyNumber],
        ['Tax reference', supplier.utr],
        ['CIS', cisText(supplier)],
      ]}
    />
    <Facts title="Notes" facts={[['Notes', supplier.notes]]} />
  </>
);

const hireNoticeText = (supplier: Supplier): string | null =>
  supplier.hireNoticeDays === null ? null : noticePeriodText(noticeOf(supplier));

const cisText = ({ cisStatus, cisVerificationNumber, cisVerifiedAt }: Supplier): string =>
  [
    cisLabels[cisStatus],
    cisVerificationNumber,
    cisVerifiedAt && `verified ${dayText(cisVerifiedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** The ratings with their basis; nothing for a user who may not see them. */
function RatingFacts({ supplier }: { supplier: Supplier }) {
  if (!can(useActor(), 'supplier.terms', 'R')) return null;
  const { deliveryRating, qualityRating, performanceRating, deliveryCount } = supplier;
  const n = `${deliveryCount} ${deliveryCount === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <Facts
      title={`Ratings from ${n}`}
      facts={[
        ['Overall', performanceRating && <Stars stars={performanceRating} />],
        ['Override reason', supplier.overrideReason],
        ['On time, in full', deliveryRating && <Stars stars={deliveryRating} />],
        ['Quality', qualityRating && <Stars stars={qualityRating} />],
        ['Calculated', deliveryRating === null && `Shown after ${minRatedDeliveries} deliveries`],
      ]}
    />
  );
}

const Stars = ({ stars }: { stars: string }) => (
  <span className="flex items-center gap-2 tabular-nums">
    {stars} of 5
    <StarBar stars={stars} />
  </span>
);
