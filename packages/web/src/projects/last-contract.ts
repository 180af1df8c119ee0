import { readItem, setItem } from '../platform/local-storage.ts';

type Whose = { userId: number; organizationId: number };

const keyOf = ({ userId, organizationId }: Whose): string =>
  `sitewright.last-contract.${organizationId}.${userId}`;

/** The contract that was last written for in this browser. */
export const lastContract = (whose: Whose): number | undefined =>
  Number(readItem(keyOf(whose))) || undefined;

export const keepLastContract = (whose: Whose, projectId: number): boolean =>
  setItem(keyOf(whose), String(projectId));
