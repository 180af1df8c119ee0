import { found } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { eq, inArray, sql } from 'drizzle-orm';
import { planOf } from '../platform/demo/plans.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { organizations } from '../platform/global-tables.ts';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import { projects } from '../projects/table.ts';
import { type DemoCrew, demoCrews, type PaperOverrides, paperOverrides } from './demo-papers.ts';
import type { WorkerRow } from './describe.ts';
import { sealRates } from './rates.ts';
import { sealChanges } from './sealed.ts';
import { newBadge } from './store.ts';
import {
  workerCardChecks,
  workerCompetences,
  workerInductions,
  workerRates,
  workers,
} from './table.ts';

export const demoWorkers: DemoPart = {
  what: 'workers',
  make: async (demo) => {
    const made = await hire(demo);
    await inductAll(demo, made);
    await trainAll(demo, made);
    await checkCards(demo, made);
    await sealPapers(demo, made);
  },
};

type Hired = { row: WorkerRow; crew: DemoCrew; other: PaperOverrides };

const by = ({ people }: Demo) => ({
  createdBy: people['Site Manager'],
  updatedBy: people['Site Manager'],
});

async function hire(demo: Demo): Promise<Hired[]> {
  const all = demoCrews.flatMap((crew) => crew.names.split(', ').map((name) => ({ crew, name })));
  const rows = all.map(({ crew, name }, i) => ({
    ...whoIs(name, crew),
    ...papersOf(demo, crew, paperOverrides[name] ?? {}),
    workerId: `NC-W-${String(i + 1).padStart(3, '0')}`,
    cscsCardNumber: String(10_482_317 + i * 6_151),
    mobilePhone: `07700 900${String(200 + i)}`,
    badge: newBadge(),
    ...by(demo),
  }));
  const made = await demo.tx.insert(workers).values(rows).returning();
  return made.map((row, i) => ({
    row,
    crew: found(all[i]).crew,
    other: paperOverrides[fullName(row)] ?? {},
  }));
}

const employmentOf = ({ company }: DemoCrew) => {
  if (company.startsWith('Northgate')) return 'Staff' as const;
  return company.startsWith('Nidd') ? ('Agency' as const) : ('Contractor' as const);
};

function whoIs(name: string, crew: DemoCrew) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { company, jobTitle } = crew;
  return {
    firstName,
    lastName,
    company,
    jobTitle,
    employmentType: employmentOf(crew),
    email: `${firstName}.${lastName}@${company.split(' ')[0]}.example`.toLowerCase(),
    city: 'Leeds',
    emergencyContactName: `Sam ${lastName}`,
    emergencyContactPhone: '07700 900150',
    emergencyContactRelation: 'Partner',
    cscsCustomerName: name,
  };
}

function papersOf(
  { dayFromNow, workingDay, now, chance }: Demo,
  { card, since = 60 }: DemoCrew,
  other: PaperOverrides,
) {
  const hiredAgo = since + Math.floor(chance() * 900);
  const { cardEnds = 200 + Math.floor(chance() * 1200), status = 'active' } = other;
  const { checkedAgo = 20 + Math.floor(chance() * 200) } = other;
  // A card is checked on the first days.
  const startDate = workingDay(-Math.max(hiredAgo, checkedAgo + 5));
  const checked = new Date(now.getTime() - checkedAgo * 24 * 60 * 60 * 1000);
  return {
    startDate,
    employmentStatus: status,
    active: status !== 'left',
    statusReason: other.reason ?? null,
    endDate: other.leftAgo ? workingDay(-other.leftAgo) : null,
    cscsSchemeId: card.scheme,
    cscsCardType: other.cardType ?? card.type,
    cscsCardExpiry: other.cardExpiry ?? dayFromNow(cardEnds),
    cardState: other.isUnchecked ? ('unverified' as const) : ('verified' as const),
    cscsValidated: !other.isUnchecked,
    cscsValidatedAt: other.isUnchecked ? null : checked,
    cscsIsValid: other.isUnchecked ? null : true,
    rightToWorkKind: other.rightEnds ? ('share_code' as const) : ('list_a' as const),
    rightToWorkCheckedOn: other.hasNoRight ? null : startDate,
    rightToWorkExpiresOn: other.rightEnds ? dayFromNow(other.rightEnds) : null,
  };
}

/** Members of a gang on their contract, the company's own workers on all: on their first day there. */
async function inductAll(demo: Demo, made: Hired[]): Promise<void> {
  const sites = await demo.tx.select().from(projects).where(inArray(projects.status, underWay));
  const rows = made
    .filter(({ other }) => !other.isNotInducted)
    .flatMap(({ row, crew }) =>
      sites
        .filter(({ slug }) => crew.site === undefined || crew.site === slug)
        .map(({ id: projectId, slug }) => ({
          projectId,
          workerId: row.id,
          inductedOn: firstDayOn(demo, slug, row),
          inductor: planOf(slug).manager,
          signature: fullName(row),
          ...by(demo),
        })),
    );
  await demo.tx.insert(workerInductions).values(rows);
}

const underWay = ['active' as const, 'on-hold' as const];

/** When their gang began there, or when they joined it. */
function firstDayOn({ workingDay }: Demo, slug: string, { company, startDate }: WorkerRow): string {
  const here = planOf(slug).gangs.filter((gang) => gang.company === company);
  const began = workingDay(Math.min(...here.map(({ days }) => days[0])));
  return startDate && startDate > began ? startDate : began;
}

/** Without a course for working at height, a scaffolder is refused. */
const required = { trades: [{ jobTitle: 'Scaffolder', competences: ['Working at height'] }] };

async function trainAll(demo: Demo, made: Hired[]): Promise<void> {
  const { tx, dayFromNow, chance } = demo;
  const rows = made.flatMap(({ row, crew, other }) => {
    const usual = crew.competences.map((competence) => ({
      competence,
      endsIn: 90 + Math.floor(chance() * 900),
    }));
    return [...usual, ...(other.competences ?? [])].map(({ competence, endsIn }) => ({
      workerId: row.id,
      competence,
      reference: `${competence.slice(0, 2).toUpperCase()}-${row.id}${String(endsIn).slice(-2)}`,
      issuedOn: dayFromNow(endsIn - 1095),
      expiresOn: dayFromNow(endsIn),
      ...by(demo),
    }));
  });
  await tx.insert(workerCompetences).values(rows);
  const [first] = made;
  await tx
    .update(organizations)
    .set({
      settings: sql`${organizations.settings} || ${JSON.stringify({ requiredCompetences: required })}::jsonb`,
    })
    .where(eq(organizations.id, found(first).row.organizationId));
}

async function checkCards(demo: Demo, made: Hired[]): Promise<void> {
  const rows = made
    .filter(({ row }) => row.cardState === 'verified')
    .map(({ row }) => ({
      workerId: row.id,
      method: 'smart_check' as const,
      result: row.cardState,
      cardNumber: row.cscsCardNumber,
      checkedByName: 'Joy Okafor',
      createdAt: row.cscsValidatedAt ?? demo.now,
      ...by(demo),
    }));
  await demo.tx.insert(workerCardChecks).values(rows);
}

/** Their pay, and sealed fields of some workers; the numbers are invented. */
async function sealPapers(demo: Demo, made: Hired[]): Promise<void> {
  const { tx, secrets, dayFromNow } = demo;
  const rates = made.map(({ row, crew }) => ({
    workerId: row.id,
    hourlyRate: crew.rate,
    effectiveFrom: row.startDate ?? dayFromNow(0),
  }));
  const sealed = sealRates(await sealerOfOrganization(tx, secrets), rates);
  await tx.insert(workerRates).values(sealed.map((rate) => ({ ...rate, ...by(demo) })));
  for (const [i, { row }] of made.filter(({ row: { jobTitle } }) => isKnown(jobTitle)).entries()) {
    const changes = await sealChanges(tx, row, privateTo(row, i), secrets);
    await tx.update(workers).set(changes).where(eq(workers.id, row.id));
  }
}

const isKnown = (jobTitle: string): boolean =>
  jobTitle === 'Carpenter' || jobTitle.startsWith('Site');

const privateTo = (row: WorkerRow, i: number) => ({
  dateOfBirth: `19${70 + i}-0${1 + (i % 9)}-1${i % 9}`,
  nationalInsurance: `QQ1234${String(10 + i)}C`,
  rightToWork: 'Passport seen, copy kept',
  taxCode: '1257L',
  bankDetails: {
    accountName: fullName(row),
    sortCode: '000000',
    accountNumber: `000012${String(10 + i)}`,
  },
  ...(i % 3 === 0 && { allergies: 'Penicillin' }),
  ...(i % 4 === 1 && { medicalConditions: 'Asthma; carries an inhaler' }),
});
