import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import { Page } from '@sitewright/domain/kernel/page';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Hire, hireColumns, usualConsumption } from './posting-plant.ts';
import { plantRates } from './reference/plant-rates.ts';

const hires = `select ${hireColumns} from plant_hires h
  where h.project_id = $1 and h.status <> 'requested' order by h.collected_at nulls first, h.name, h.id`;

/** Hires of a contract, current ones first; then common machines. */
export async function listMachines(tx: Tx, projectId: number): Promise<Page<CarbonMachine>> {
  const hired = await rowsOf<Hire>(tx, hires, [projectId]);
  return new Page([...hired.map(machineOf), ...usual()]);
}

const machineOf = (hire: Hire): CarbonMachine => ({
  plantHireId: hire.id,
  name: hire.name,
  supplier: hire.supplierName,
  ...usualConsumption(hire, { plant: null }),
});

const usual = (): CarbonMachine[] =>
  plantRates().map((rate) => ({ plantHireId: null, supplier: null, ...rate }));
