import type { labourApi } from '@sitewright/domain/labour/api';
import { type Crew, fullName } from '@sitewright/domain/labour/crew';
import type { CrewKind } from '@sitewright/domain/labour/labour-session';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { readPack } from '../platform/offline/packs.ts';
import type { ItemOf } from '../platform/outbox/item.ts';
import { changeSnapshot, outboxSnapshot, subscribeToOutbox } from '../platform/outbox/snapshot.ts';

type StartItem = ItemOf<typeof labourApi.start>;
type Start = StartItem['input']['body'];
export type KeptWorker = CompanyPack['workers'][number];

/** A crew that waits to be started, as far as this phone knows it; and its members by name. */
type WaitingCrew = { crew: Crew; members: readonly KeptWorker[] };

type Packs = { company?: CompanyPack | undefined; contract?: ContractPack | undefined };

const crews = new Map<number, WaitingCrew>();

/** Until the packs have been unsealed it is named after its kind; then it is shown again. */
export function waitingCrewOf(item: StartItem): WaitingCrew {
  const known = crews.get(item.seq);
  if (known) return known;
  const unnamed = crewFrom(item.input.body, {});
  crews.set(item.seq, unnamed);
  void load(item);
  return unnamed;
}

async function load({ seq, input: { body } }: StartItem): Promise<void> {
  const [company, contract] = [
    await readPack('company'),
    await readPack(`contract-${body.projectId}`),
  ];
  crews.set(seq, crewFrom(body, { company: company?.content, contract: contract?.content }));
  changeSnapshot({});
}

const kindNames: Record<CrewKind, string> = {
  worker: 'Worker',
  company: 'Company',
  gang: 'Gang',
  plant: 'Machine',
};

/** As the server will build it; rates are not kept on a phone. */
function crewFrom(start: Start, packs: Packs): WaitingCrew {
  const workers = packs.company?.workers ?? [];
  const found = {
    ...noCrew,
    name: kindNames[start.crewKind],
    ...builders[start.crewKind](start, packs),
  };
  return { crew: found, members: workers.filter(({ id }) => found.workerIds.includes(id)) };
}

const noCrew: Crew = {
  ...{ name: '', company: null, jobRole: null, operatives: 1, hourlyRate: null },
  ...{ workerIds: [], gangId: null, plantHireId: null },
};

const builders: Record<CrewKind, (start: Start, packs: Packs) => Partial<Crew>> = {
  worker: ({ workerId }, { company }) => {
    const worker = company?.workers.find(({ id }) => id === workerId);
    return worker ? { ...namedAs(worker), jobRole: worker.jobTitle, workerIds: [worker.id] } : {};
  },
  gang: ({ gangId = null, workerIds }, { company }) => {
    const gang = company?.gangs.find(({ id }) => id === gangId);
    if (!gang) return { gangId };
    const members = gang.workerIds.filter((id) => !workerIds || workerIds.includes(id));
    const absent = gang.workerIds.length - members.length;
    return {
      ...{ name: gang.name, company: gang.company, jobRole: gang.jobRole, gangId },
      ...{ workerIds: members, operatives: Math.max(1, gang.operatives - absent) },
    };
  },
  plant: ({ plantHireId = null, workerId }, { company, contract }) => {
    const machine = contract?.hires.find(({ id }) => id === plantHireId);
    const operator = company?.workers.find(({ id }) => id === workerId);
    return {
      plantHireId,
      ...(machine && {
        ...{ name: machine.name, company: machine.supplierName },
        jobRole: operator ? fullName(operator) : machine.operatorName,
      }),
      workerIds: operator ? [operator.id] : [],
    };
  },
  company: ({ company = '', jobRole, operatives = 1 }) => ({
    name: company,
    company,
    jobRole: jobRole || null,
    operatives,
  }),
};

const namedAs = (worker: KeptWorker) => ({ name: fullName(worker), company: worker.company });

subscribeToOutbox(() => {
  const { items, sent, acceptedItems } = outboxSnapshot();
  const all = [...items, ...acceptedItems, ...sent.map(({ item }) => item)];
  const waiting = new Set(all.map(({ seq }) => seq));
  for (const seq of crews.keys()) if (!waiting.has(seq)) crews.delete(seq);
});
