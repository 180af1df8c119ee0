import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import { Page } from '@sitewright/domain/kernel/page';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { columnsOfHire, type Hire, usualBurning } from './posting-plant.ts';
import { plantRates } from './reference/plant-rates.ts';

const hires = `select ${columnsOfHire} from plant_hires h
  where h.project_id = $1 and h.status <> 'requested' order by h.collected_at nulls first, h.name, h.id`;

/** What has been on hire to a contract, what still is first; then such machines as there are. */
export async function listMachines(tx: Tx, projectId: number): Promise<Page<CarbonMachine>> {
  const hired = await rowsOf<Hire>(tx, hires, [projectId]);
  return new Page([...hired.map(machineOf), ...usual()]);
}

const machineOf = (hire: Hire): CarbonMachine => ({
  plantHireId: hire.id,
  name: hire.name,
  supplier: hire.supplierName,
  ...usualBurning(hire, { plant: null }),
});

const usual = (): CarbonMachine[] =>
  plantRates().map((rate) => ({ plantHireId: null, supplier: null, ...rate }));
