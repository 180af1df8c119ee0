import {
  type Api,
  type Endpoint,
  endpointName,
  type Input,
  isCommand,
} from '@sitewright/domain/kernel/endpoint';
import { contract } from '../contract.ts';
import type { World } from './world.ts';

/** An endpoint of the contract with a well-formed request for it. */
export type Served = {
  name: string;
  endpoint: Endpoint;
  sample: (world: World) => Input<Endpoint>;
};

type SampleFile = { samples: Record<string, Served['sample']> };
const sampleFiles = import.meta.glob<SampleFile>('../*/samples.ts', { eager: true });

/** The folder of `siteIssues` is `site-issues`. */
const folderOf = (feature: string) =>
  feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const endpoints: Served[] = Object.entries<Api>(contract).flatMap(([feature, api]) =>
  Object.entries(api).map(([name, endpoint]) => {
    const sample = sampleFiles[`../${folderOf(feature)}/samples.ts`]?.samples[name];
    if (!sample) throw new Error(`${folderOf(feature)}/samples.ts has no sample for ${name}`);
    return { name: endpointName(endpoint), endpoint, sample };
  }),
);

/**
 * Reads, then actions, then deletions, children before their parents, so that each finds its
 * record.
 */
export function deletionsLast(served: Served[]): Served[] {
  const isDeletion = ({ endpoint }: Served) => endpoint.status === 204;
  return [
    ...served.filter(({ endpoint }) => !isCommand(endpoint)),
    ...served.filter((one) => isCommand(one.endpoint) && !isDeletion(one)),
    ...served.filter(isDeletion).toReversed(),
  ];
}
