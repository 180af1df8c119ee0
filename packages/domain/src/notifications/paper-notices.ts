import { can } from '../kernel/access.ts';
import {
  expiryText,
  type Notice,
  noticePerUser,
  type Person,
  reminderStep,
  urgencyOf,
} from './notice.ts';

/** A record with an expiry date, with notifications in steps before it. */
type Ending = { id: number; what: string; ends: string };

type EndingCertificate = Ending & { projectId: number | null; projectSlug: string | null };
export type EndingCard = Ending & { name: string };
export type EndingInsurance = Ending & { supplierId: number; supplierName: string };

type Matter = Pick<Notice, 'category' | 'projectId' | 'link' | 'message'> & { kind: string };

function ending(
  { id, what, ends }: Ending,
  people: readonly Person[],
  today: string,
  about: Matter,
) {
  const step = reminderStep(ends, today);
  if (step === undefined) return [];
  const { kind, ...matter } = about;
  return noticePerUser(people, {
    ...matter,
    subject: `${kind} ${id} ${ends} ${step}`,
    title: `${what} ${expiryText(ends, today)}`,
    ...urgencyOf(step),
  });
}

/** Users responsible for certificates; if there are none, others with the permission. */
function onSites(people: readonly Person[]): Person[] {
  const usual = people.filter(
    ({ role }) => role === 'Site Manager' || role === 'Contracts Manager',
  );
  return usual.length > 0 ? usual : people.filter((person) => can(person, 'hseCertificate', 'U'));
}

export const certificateNotices = (
  certificate: EndingCertificate,
  people: readonly Person[],
  today: string,
): Notice[] =>
  ending(certificate, onSites(people), today, {
    kind: 'certificate',
    category: 'certificates',
    projectId: certificate.projectId,
    link: certificate.projectSlug
      ? `/project/${certificate.projectSlug}?tab=files&certificates=true`
      : '/company',
    message: 'Renew it, or take the equipment or person off the job.',
  });

export const cardNotices = (card: EndingCard, people: readonly Person[], today: string): Notice[] =>
  ending(card, onSites(people), today, {
    kind: 'card',
    category: 'workforce',
    projectId: null,
    link: `/workforce/edit/${card.id}`,
    message: `Ask ${card.name} for the renewed card. They cannot start work without a valid card.`,
  });

/** Users who manage suppliers. */
const buyers = (people: readonly Person[]) =>
  people.filter(({ role }) => role === 'Buyer' || role === 'Contracts Manager');

export const insuranceNotices = (
  insurance: EndingInsurance,
  people: readonly Person[],
  today: string,
): Notice[] =>
  ending(insurance, buyers(people), today, {
    kind: 'insurance',
    category: 'insurances',
    projectId: null,
    link: `/suppliers?supplier=${insurance.supplierId}`,
    message: `Ask ${insurance.supplierName} for the renewed certificate.`,
  });

/** The company's own insurance: for users who maintain the profile. */
export const companyInsuranceNotices = (
  insurance: Ending,
  people: readonly Person[],
  today: string,
): Notice[] =>
  ending(
    insurance,
    people.filter((person) => can(person, 'companyProfile', 'U')),
    today,
    {
      kind: 'companyInsurance',
      category: 'insurances',
      projectId: null,
      link: '/company',
      message: 'Renew the policy and enter the new expiry date in the company profile.',
    },
  );
