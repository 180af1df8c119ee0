import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';

/** What a head will cost in the end, in per cent of its budget, and why. */
type Forecast = readonly [head: CostHead, percent: number, note: string];

/** A month that was closed: its forecasts, which are also the reasons of its movements. */
type ClosedMonth = { forecasts: readonly Forecast[]; accruals: string };

export type DemoForecasts = {
  /** The month before the last, and the last. */
  closed: readonly ClosedMonth[];
  now: readonly Forecast[];
  open: { accruals: string; note: string };
};

const sixDays = 'Each level takes three weeks instead of two and a half';

/** Contracts whose costs are reviewed each month. */
export const demoForecasts: Record<string, DemoForecasts> = {
  'kestrel-wharf-block-c': {
    closed: [
      {
        forecasts: [
          ['labour', 100.8, sixDays],
          ['plant', 102.1, 'An extra telehandler for the bricklayers'],
          ['materials', 99.2, 'The piling mat took less stone than measured'],
        ],
        accruals: '58750.00',
      },
      {
        forecasts: [
          ['labour', 101.6, 'Three days of wind at levels 6 and 7'],
          ['plant', 104.6, 'Crane hire extended by four weeks'],
          ['materials', 98.7, 'Plasterboard discount agreed'],
        ],
        accruals: '71300.00',
      },
    ],
    now: [
      ['labour', 102.2, sixDays],
      ['plant', 107.2, 'The crane stays until the plant is on the roof'],
      ['materials', 98.4, 'Roof rebar is lighter than allowed for'],
      ['subcontract', 99.4, 'Lift price agreed below the allowance'],
    ],
    open: { accruals: '64200.00', note: 'Valuation 9 is with the QS' },
  },
  'quarry-bank-sheltered-homes': {
    closed: [
      {
        forecasts: [
          ['materials', 99.2, 'Roof tiles and boards measured below the order'],
          ['subcontract', 100.9, 'More rock in the lower road than expected'],
        ],
        accruals: '41800.00',
      },
    ],
    now: [
      ['labour', 100.6, 'Snagging by our own joiners'],
      ['materials', 98.9, 'Only paint, turf and fittings left to buy'],
      ['subcontract', 101.4, 'More rock in the lower road, and the fence ordered again'],
    ],
    open: { accruals: '36900.00', note: 'Valuation 13 is with the QS' },
  },
  'hollin-lane-primary': {
    closed: [
      {
        forecasts: [
          ['plant', 101.2, 'Generator needed to dry the hall'],
          ['materials', 99.3, 'Cavity insulation bought at the old price'],
        ],
        accruals: '22400.00',
      },
    ],
    now: [
      ['plant', 102.8, 'The generator stays until the hall is dry'],
      ['materials', 98.9, 'Less vinyl: stores left as screed'],
      ['preliminaries', 101.1, 'A second marshal at the school gate'],
    ],
    open: { accruals: '26100.00', note: 'Valuation 10 is with the QS' },
  },
  'farrier-row-unit-4': {
    closed: [
      {
        forecasts: [['plant', 101.4, 'A second dumper while the pads were dug']],
        accruals: '21400.00',
      },
      {
        forecasts: [
          ['plant', 101.4, 'A second dumper while the pads were dug'],
          ['preliminaries', 103.5, 'The client has not instructed the drainage'],
        ],
        accruals: '12700.00',
      },
    ],
    now: [
      [
        'preliminaries',
        113.5,
        'Staff, security and cabins while the site is on hold; claim notified',
      ],
      ['plant', 103.2, 'Second visit by the crane'],
    ],
    open: { accruals: '6300.00', note: 'On hold; claim for prolongation notified' },
  },
};
