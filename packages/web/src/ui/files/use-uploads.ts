import { Refused } from '@sitewright/domain/kernel/problem';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FileLimits, obstacleToAdding } from '../obstacle-to-adding.ts';

/** Uploads one file and reports its progress from 0 to 1. The error says why it failed; a refusal is its cause. */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<void>;

export type Upload = {
  id: number;
  file: File;
  stop: AbortController;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  progress: number;
  fault: string;
  /** Whether the file itself was refused, so that a retry cannot succeed. */
  isRefused: boolean;
  /** Whether the server refused it, for whatever reason: nothing is under way. */
  isAnswered: boolean;
};

/** Uploads files one at a time. A failed one does not block the others. */
export function useUploads(send: SendFile, limits: FileLimits) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);
  const stopAll = useEffectEvent(() => {
    for (const { stop } of uploads) stop.abort();
  });
  useEffect(() => () => stopAll(), []);

  const start = (upload: Upload) => {
    const report = (changes: Partial<Upload>) =>
      setUploads((before) =>
        before.map((one) => (one.id === upload.id ? { ...one, ...changes } : one)),
      );
    report(atFirst);
    queue.current = queue.current.then(() => sendOne(send, upload, report));
  };
  const add = (files: readonly File[]) => {
    const { fitting, obstacles } = sift(files, uploads.length, limits);
    const added = fitting.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, stop: new AbortController(), ...atFirst };
    });
    setRefusals(obstacles);
    setUploads((before) => [...before, ...added]);
    added.forEach(start);
  };
  const remove = ({ id, stop }: Upload) => {
    stop.abort();
    setUploads((before) => before.filter((one) => one.id !== id));
  };
  return { uploads, refusals, add, remove, retry: start };
}

const atFirst = {
  state: 'waiting',
  progress: 0,
  fault: '',
  isRefused: false,
  isAnswered: false,
} as const;

/** The file cannot be read, is too large or of another type. */
const faultsOfFiles = [400, 413, 415];

const isOfFile = (cause: unknown): boolean =>
  cause instanceof Refused && faultsOfFiles.includes(cause.problem.status);

/** Signed out, too slow or too much at once: later it may be accepted. */
const isFinal = (cause: unknown): boolean =>
  cause instanceof Refused &&
  cause.problem.status < 500 &&
  ![401, 408, 429].includes(cause.problem.status);

function sift(files: readonly File[], already: number, limits: FileLimits) {
  const fitting: File[] = [];
  const obstacles: string[] = [];
  for (const file of files) {
    const obstacle = obstacleToAdding(file, already + fitting.length, limits);
    if (obstacle) obstacles.push(obstacle);
    else fitting.push(file);
  }
  return { fitting, obstacles };
}

async function sendOne(
  send: SendFile,
  { file, stop: { signal } }: Upload,
  report: (changes: Partial<Upload>) => void,
): Promise<void> {
  if (signal.aborted) return;
  report({ state: 'sending' });
  try {
    await send(file, (progress) => report({ progress }), signal);
    report({ state: 'done' });
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const verdict = { isRefused: isOfFile(cause), isAnswered: isFinal(cause) };
    report({ state: 'failed', fault: message, ...verdict });
  }
}
