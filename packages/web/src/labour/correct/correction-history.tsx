import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourCorrection } from '@sitewright/domain/labour/correction';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import { dayText, momentText, timeText } from '../../ui/format/date-time.ts';
import { operativesText } from '../crew-labels.ts';

/** The corrections of a session, newest first, each with what it was before. */
export function CorrectionHistory({ sessionId }: { sessionId: number }) {
  const params = { labourSessionId: sessionId };
  const { data: corrections } = useQuery(query(labourApi.corrections, { params }));
  if (!corrections || corrections.length === 0) return null;
  return (
    <section aria-label="Changes to these times" className="grid gap-1 border-t border-line-2 pt-3">
      <h3 className="text-sm font-medium">Changes to these times</h3>
      <ul className="grid gap-2 text-sm text-text-2">
        {corrections.map((correction) => (
          <li key={correction.id} className="[overflow-wrap:anywhere]">
            {correctionText(correction)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Ann Ray, 12/11/2026 08:05: forgot to clock out. Before: 07:30 to 21:30` */
function correctionText(correction: LabourCorrection): string {
  const { correctedByName, correctedAt, reason, before, after } = correction;
  const { startedAt, finishedAt, operatives, hourlyRate } = before;
  const day = dayText(startedAt) === dayText(after.startedAt) ? '' : `${dayText(startedAt)} `;
  const was = [
    `${day}${timeText(startedAt)} ${finishedAt ? `to ${timeText(finishedAt)}` : '(no finish)'}`,
    operatives !== after.operatives && operativesText(operatives),
    hourlyRate !== after.hourlyRate &&
      (hourlyRate ? `${formatPounds(hourlyRate)} an hour` : 'no rate'),
  ].filter(Boolean);
  const who = correctedByName ?? 'a former user';
  return `${who}, ${momentText(correctedAt)}: ${reason.replace(/\.$/, '')}. Before: ${was.join(', ')}`;
}
