import { keptContractIds, readPack } from '../platform/offline/packs.ts';

/** The contracts and their records that this phone knows. */
export type KnownRecords = {
  contracts: ReadonlyMap<number, { name: string; slug: string }>;
  /** To which contract a record belongs, by `diaryEntryId:12`. */
  contractOf: ReadonlyMap<string, number>;
  /** The names of crews, workers, machines and issues, by `labourSessionId:12`. */
  names: ReadonlyMap<string, string>;
};

export const noRecords: KnownRecords = {
  contracts: new Map(),
  contractOf: new Map(),
  names: new Map(),
};

export async function readKnownRecords(): Promise<KnownRecords> {
  const company = (await readPack('company'))?.content;
  const contracts = new Map(company?.contracts.map((contract) => [contract.id, contract]));
  const contractOf = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, name } of company?.gangs ?? []) names.set(`gangId:${id}`, name);
  for (const { id, firstName, lastName } of company?.workers ?? [])
    names.set(`workerId:${id}`, `${firstName} ${lastName}`);
  for (const contractId of await keptContractIds()) {
    const pack = (await readPack(`contract-${contractId}`))?.content;
    if (!pack) continue;
    const note = <R extends { id: number }>(
      kind: string,
      records: readonly R[],
      nameOf?: (record: R) => string,
    ) => {
      for (const record of records) {
        contractOf.set(`${kind}:${record.id}`, contractId);
        if (nameOf) names.set(`${kind}:${record.id}`, nameOf(record));
      }
    };
    note('diaryEntryId', pack.entries);
    note('diaryCommentId', pack.comments);
    note('siteIssueId', pack.issues, ({ issueDescription }) => firstLine(issueDescription));
    note('labourSessionId', pack.sessions, ({ name }) => name);
    note('plantHireId', pack.hires, ({ name }) => name);
    note('journalMessageId', pack.messages);
  }
  return { contracts, contractOf, names };
}

export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
