import { settingsApi } from '@sitewright/domain/settings/api';
import type { SettingsChanges } from '@sitewright/domain/settings/own-settings';
import { useState } from 'react';
import { useCommand } from '../platform/use-command.ts';
import { ownSettingsReads } from './own-settings-reads.ts';

/** Saves one card; what is changed after that is not saved any more. */
export function useSave(onRefused?: (error: Error) => void) {
  const [isSaved, setSaved] = useState(false);
  const command = useCommand(settingsApi.change, {
    refreshes: ownSettingsReads,
    onDone: () => setSaved(true),
    ...(onRefused && { onRefused }),
  });
  return {
    command,
    isSaved: isSaved && !command.isPending && !command.error,
    touch: () => setSaved(false),
    save: (body: SettingsChanges) => {
      setSaved(false);
      command.perform({ body });
    },
  };
}
