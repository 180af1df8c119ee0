import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const register = 'The supplier register';

export const supplierFigureDefinitions = {
  active: {
    name: 'Active suppliers',
    formula: 'Number of suppliers with status Active or Preferred',
    includes: 'Preferred suppliers',
    excludes: 'Suppliers being set up, on hold, blocked or inactive',
    source: register,
  },
  ordered: {
    name: 'Ordered',
    formula: 'Net value of all approved orders to the supplier',
    includes: 'Orders of all contracts and years, as last approved',
    excludes: 'Orders awaiting approval, cancelled orders and VAT',
    source: 'Purchase orders',
  },
  orderedThisYear: {
    name: 'Ordered this year',
    formula: 'Net value of approved orders issued since 1 January',
    includes: 'Orders as last approved; without an issue date, by the date of approval',
    excludes:
      'Orders to suppliers who are not in the register, orders awaiting approval, cancelled orders and VAT',
    source: 'Purchase orders',
  },
  insurance: {
    name: 'Insurance expiring',
    formula: 'Number of suppliers with insurance that expires within 30 days',
    includes: 'All suppliers in use',
    excludes: 'Inactive suppliers; expired insurance is counted separately',
    source: register,
  },
  onTime: {
    name: 'On time, in full',
    formula: 'Order lines delivered in full by their date ÷ order lines due, in per cent',
    includes: 'Lines that are complete, overdue or on a closed order',
    excludes:
      'Orders that have not been sent, and lines of a closed order with nothing delivered; rejected quantities and cancelled orders',
    source: 'Purchase orders and deliveries',
  },
  blocked: {
    name: 'Blocked',
    formula: 'Number of suppliers with status Blocked',
    includes: 'Suppliers that cannot receive orders',
    excludes: 'Suppliers on hold, which are counted separately',
    source: register,
  },
  added: {
    name: 'New suppliers',
    formula: 'Number of rows in the file that add a supplier',
    includes: 'Rows without errors',
    excludes: 'Rows with errors',
    source: 'The imported file',
  },
} as const satisfies FigureDefinitions;
