import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';

/** A contract as the table has it. */
export type ContractLine = ContractCosts & { id: number };

export const linesOf = (contracts: readonly ContractCosts[]): ContractLine[] =>
  contracts.map((contract) => ({ ...contract, id: contract.projectId }));
