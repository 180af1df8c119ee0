import { backupApi } from '@sitewright/domain/backup/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite, OverallScore, WorkerScores } from '@sitewright/domain/workforce/on-site';
import type {
  RequiredCompetences,
  WorkerCardCheck,
  WorkerCompetence,
  WorkerDocument,
  WorkerInduction,
} from '@sitewright/domain/workforce/papers';
import type { WorkerRate } from '@sitewright/domain/workforce/pay';
import type { Worker, WorkerRecord, WorkforceSummary } from '@sitewright/domain/workforce/worker';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';
import { wholeList } from '../platform/whole-list.ts';

const { list, summary, training, requiredCompetences, gate, rollCall } = workforceApi;
const { path } = list;

const at = <T>(key: string) => queryOptions<T | null>({ queryKey: [key] });

/** The keys are paths, so that what an action made stale is found by them. */
export const workforceQueries = {
  list: () => wholeList(list),
  /** The workers of one contract, checked for it. */
  onContract: (projectId: number) =>
    queryOptions<Worker[] | null>({
      queryKey: [path, { projectId }],
      queryFn: () => allPages((cursor) => callPage(list, { query: { cursor, projectId } })),
    }),
  summary: () => at<WorkforceSummary>(summary.path),
  read: (id: number | string) => at<WorkerRecord>(`${path}/${id}`),
  competences: (id: number) => at<WorkerCompetence[]>(`${path}/${id}/competences`),
  inductions: (id: number) => at<WorkerInduction[]>(`${path}/${id}/inductions`),
  cardChecks: (id: number) => at<WorkerCardCheck[]>(`${path}/${id}/card-checks`),
  rates: (id: number) => at<WorkerRate[]>(`${path}/${id}/rates`),
  documents: (id: number) => at<WorkerDocument[]>(`${path}/${id}/documents`),
  overallScores: () => at<OverallScore[]>(workforceApi.overallScores.path),
  scores: (id: number) => at<WorkerScores>(`${path}/${id}/scores`),
  training: () => wholeList(training),
  required: () => at<RequiredCompetences>(requiredCompetences.path),
  gate: (badge: string, projectId?: number) =>
    queryOptions({
      queryKey: [gate.path.replace(':badge', badge), { projectId }],
      queryFn: () => call(gate, { params: { badge }, query: { projectId } }),
    }),
  rollCall: (projectId: number) =>
    at<OnSite[]>(rollCall.path.replace(':projectId', String(projectId))),
};

/** What an action on a worker changes: the register with all that hangs on it, the gate, and the bin. */
export const staleByWorker: readonly string[] = [path, gate.path, backupApi.listBin.path];

/** Where a picture is to be had; a new version of the record may have another. */
export const pictureOf = ({ id, version }: { id: number; version?: number }): string =>
  `${path}/${id}/picture${version ? `?v=${version}` : ''}`;

export const cardPhotoOf = ({ id, version }: WorkerRecord): string =>
  `${path}/${id}/card-photo?v=${version}`;

export const gatePictureOf = (badge: string): string =>
  workforceApi.gatePicture.path.replace(':badge', badge);

export const documentAt = (id: number): string =>
  workforceApi.document.path.replace(':workerDocumentId', String(id));
