import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';
import type {
  CostHead,
  OrderStatus,
  VatTreatment,
} from '@sitewright/domain/purchase-orders/order-status';

/** A catalogue item, or a description with unit and price; and the quantity. */
type DemoLine =
  | readonly [sku: string, quantity: string]
  | readonly [words: string, quantity: string, unit: string, unitPrice: string];

export type DemoOrder = {
  site: string;
  /** Absent where the catalogue says who supplies it. */
  supplier?: string;
  status: OrderStatus;
  /** In days from today. */
  raised: number;
  due: number;
  lines: readonly DemoLine[];
  costHead?: CostHead;
  vatTreatment?: VatTreatment;
  cisApplies?: boolean;
  reason?: string;
  notes?: string;
  /** Comments by the approver. */
  comment?: string;
  /** Its loads: days late, what came of each line, and what of the first was sent back, as damaged or else. */
  arrivals?: readonly {
    late: number;
    received: readonly string[];
    rejected?: string;
    why?: RejectionReason;
  }[];
};
