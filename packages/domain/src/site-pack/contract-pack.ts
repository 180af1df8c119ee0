import * as z from 'zod';
import { Day, DaySquare, DiaryDate } from '../diary/day.ts';
import { DiaryComment } from '../diary/diary-comment.ts';
import { DiaryEntry } from '../diary/diary-entry.ts';
import { JournalMessage } from '../journal/journal-message.ts';
import { Id } from '../kernel/id.ts';
import { LabourSession } from '../labour/labour-session.ts';
import { RollCallTick } from '../labour/roll-call-api.ts';
import { PlantHire } from '../plant/plant-hire.ts';
import { IssueComment, IssueEvent, SiteIssue } from '../site-issues/site-issue.ts';
import { WeatherReport } from '../weather/report.ts';
import { WorkerVerdict } from '../workforce/worker.ts';
import { keptFields } from './kept-fields.ts';

/** How many days before today a phone can open without signal. */
export const daysKept = 30;
export const messagesKept = 100;

/** Without pay, and without the addresses that it was shared with. */
const KeptEntry = keptFields(
  DiaryEntry,
  ...(['id', 'organizationId', 'projectId', 'userId', 'date', 'author', 'workSummary'] as const),
  ...(['weatherImpact', 'materialsDelivered', 'labor', 'type', 'company', 'jobRole'] as const),
  ...(['plant', 'startTime', 'finishTime', 'hours', 'weather', 'photos', 'isAmended'] as const),
  ...(['editedByName', 'createdAt', 'recordedAt', 'clientId', 'createdBy', 'updatedAt'] as const),
  ...(['updatedBy', 'version'] as const),
);

const KeptComment = keptFields(
  DiaryComment,
  ...(['id', 'projectId', 'date', 'timeSlot', 'recordId', 'recordType', 'comment'] as const),
  ...(['author', 'userId', 'photos', 'reactions', 'clientId', 'createdAt', 'createdBy'] as const),
);

/** Without its rate. */
const KeptSession = keptFields(
  LabourSession,
  ...(['id', 'organizationId', 'projectId', 'crewKind', 'name', 'company', 'jobRole'] as const),
  ...(['operatives', 'task', 'gangId', 'plantHireId', 'workerIds', 'status'] as const),
  ...(['startedAt', 'finishedAt', 'needsReview', 'diaryEntryId', 'segments', 'clientId'] as const),
  ...(['reviewReason', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'] as const),
);

/** The parts of a machine that the board and the diary need: no terms and no rate. */
const KeptHire = keptFields(
  PlantHire,
  ...(['id', 'organizationId', 'projectId', 'name', 'plantType', 'supplierName'] as const),
  ...(['status', 'isOperated', 'operatorName', 'onHireAt', 'expectedOffHire'] as const),
  ...(['offHireNoticeAt', 'breakdown', 'certificate', 'lastUsedOn', 'hoursUsed'] as const),
  ...(['daysOnHire', 'daysCharged', 'createdAt', 'createdBy', 'updatedAt'] as const),
  ...(['updatedBy', 'version', 'alerts'] as const),
);

/** Without its cost and without the answers on RIDDOR. */
const KeptIssue = keptFields(
  SiteIssue,
  ...(['id', 'organizationId', 'projectId', 'date', 'reportedBy', 'issueType'] as const),
  ...(['priority', 'issueDescription', 'location', 'assignedTo', 'assignedUserId'] as const),
  ...(['targetDate', 'immediateActions', 'proposedSolution', 'rootCause', 'daysImpact'] as const),
  ...(['number', 'status', 'statusReason', 'beforePhotos', 'afterPhotos', 'closedAt'] as const),
  ...(['closedByName', 'clientId', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const),
  ...(['version'] as const),
).extend({ comments: z.array(IssueComment), events: z.array(IssueEvent) });

/** The only contract data that a phone may store. Parts that the reader may not see are empty. */
export const ContractPack = z.object({
  projectId: Id,
  /** The last days and today. */
  squares: z.array(DaySquare),
  /** Of these, the ones with something on them, and today. */
  days: z.array(Day),
  weather: WeatherReport.nullable(),
  entries: z.array(KeptEntry),
  comments: z.array(KeptComment),
  sessions: z.array(KeptSession),
  /** Who is accounted for at the roll call of the day on which it was read. */
  rollCallTicks: z.array(RollCallTick.extend({ date: DiaryDate })),
  hires: z.array(KeptHire),
  /** Whether each worker may work on this contract. */
  verdicts: z.array(keptFields(WorkerVerdict, 'state', 'reason').extend({ workerId: Id })),
  /** The unsettled ones, and those that changed within the days kept. */
  issues: z.array(KeptIssue),
  /** Newest first. */
  messages: z.array(JournalMessage),
});

export type KeptIssue = z.infer<typeof KeptIssue>;
export type ContractPack = z.infer<typeof ContractPack>;
