import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import * as say from '@sitewright/domain/kernel/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { version } from '../../package.json';
import { call } from '../platform/call.ts';
import { here } from '../platform/fault.ts';
import { newKey } from '../platform/idempotency-key.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { uploadFile } from '../platform/upload.ts';
import { useToast } from '../ui/toast.tsx';

export type Issue = {
  type: string;
  description: string;
  steps: string;
  screenshot: File | null;
};

/** Sends the words, then the picture; should only the picture fail, only the picture is sent again. */
export function useReportIssue({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const client = useQueryClient();
  const receipt = useRef<{ id: number | null }>(null);
  const { mutate, isPending, error } = useMutation<void, Error, Issue & { key: string }>({
    mutationFn: async ({ key, ...issue }) => {
      receipt.current ??= await call(errorReportsApi.report, { body: reportOf(issue) }, key);
      const { id } = receipt.current;
      if (!issue.screenshot || id === null) return;
      const params = { errorReportId: id };
      await uploadFile(errorReportsApi.attachScreenshot, { params }, issue.screenshot);
    },
    onSuccess: () => {
      toast({ title: 'Error report submitted', text: say.reportSent });
      void invalidateAfter(client, errorReportsApi.report, [errorReportsApi.list]);
      onDone();
    },
    onError: () => toast({ text: say.reportFailed, tone: 'danger' }),
  });
  return { perform: (issue: Issue) => mutate({ ...issue, key: newKey() }), isPending, error };
}

const reportOf = ({ type, description, steps }: Issue) => ({
  message: description,
  stack: steps,
  component: document.querySelector('h1')?.textContent ?? '',
  location: here(),
  timestamp: new Date().toISOString(),
  browserInfo: {
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    screenSize: `${window.screen.width}x${window.screen.height}`,
    language: navigator.language,
  },
  pluginInfo: { name: 'Sitewright', version, type },
});
