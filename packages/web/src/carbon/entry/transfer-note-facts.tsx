import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { keepUntil } from '@sitewright/domain/carbon/transfer-gaps';
import { Facts } from '../../ui/facts.tsx';
import { showDate } from '../../ui/parse-date.ts';
import { TransferGaps } from '../transfer-gaps-list.tsx';

type Props = { entry: CarbonEntry };

/** The papers that the waste travelled with, and what the law still misses in them. */
export function TransferNoteFacts({ entry }: Props) {
  const note = entry.transferNote ?? {};
  return (
    <>
      <Facts
        title={entry.isHazardousWaste ? 'Consignment note' : 'Transfer note'}
        facts={[
          ['Number', note.noteNumber],
          ['Description', note.description],
          ['Origin', note.origin],
          ['Contained in', note.containment],
          ['Producer', note.producerName],
          ['Carrier', note.carrierName],
          ['Registration', note.carrierRegistration],
          ['Receiver', note.receiverName],
          ['Permit', note.receiverPermit],
          ['Place', note.place],
          [
            'When',
            note.transferredOn && `${showDate(note.transferredOn)} ${note.transferredAt ?? ''}`,
          ],
          [
            'Keep until',
            note.transferredOn && showDate(keepUntil(note.transferredOn, entry.wasteCode)),
          ],
        ]}
      />
      <TransferGaps gaps={entry.transferGaps} />
    </>
  );
}
