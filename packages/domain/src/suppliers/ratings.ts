/** With fewer deliveries a rating is not meaningful. */
export const minRatedDeliveries = 3;

/** Totals of a supplier's orders and deliveries. */
export type DeliveryRecord = {
  deliveries: number;
  /** Lines that arrived in full or are overdue, and how many of them arrived in full and on time. */
  judgedLines: number;
  linesOnTimeInFull: number;
  /** The value of their lines in pounds, because bricks and cubic metres have no common quantity. */
  valueReceived: number;
  valueRejected: number;
  /** How closely invoices match the orders, from 0 to 1; null without invoices. */
  priceAdherence: number | null;
};

type Ratings = {
  deliveryRating: string | null;
  qualityRating: string | null;
  performanceRating: string | null;
};

const none: Ratings = { deliveryRating: null, qualityRating: null, performanceRating: null };

/** Out of five stars each. */
export function ratingsOf(record: DeliveryRecord): Ratings {
  const { deliveries, judgedLines, linesOnTimeInFull, valueReceived, valueRejected } = record;
  if (deliveries < minRatedDeliveries || judgedLines === 0 || valueReceived === 0) return none;
  const delivery = linesOnTimeInFull / judgedLines;
  const quality = 1 - valueRejected / valueReceived;
  return {
    deliveryRating: stars(delivery),
    qualityRating: stars(quality),
    performanceRating: stars(performance(delivery, quality, record.priceAdherence)),
  };
}

/** Without invoices, the other two share its weight. */
const performance = (delivery: number, quality: number, price: number | null): number =>
  price === null
    ? 0.5 * delivery + 0.5 * quality
    : 0.4 * delivery + 0.4 * quality + 0.2 * Math.max(price, 0);

const stars = (share: number): string => (5 * Math.max(share, 0)).toFixed(1);
