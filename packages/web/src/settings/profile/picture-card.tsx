import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { uploadFile } from '../../platform/upload.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { ChooseFiles } from '../../ui/files/choose-files.tsx';
import { pictureLimits } from '../../ui/files/picture-limits.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { obstacleToAdding } from '../../ui/obstacle-to-adding.ts';
import { ownSettingsReads } from '../own-settings-reads.ts';
import { CropPicture } from './crop-picture.tsx';

export function PictureCard({ settings }: { settings: OwnSettings }) {
  const { image, choose, upload, remove, fault, close } = usePicture();
  return (
    <Panel title="Picture">
      <div className="flex flex-wrap items-center gap-4 p-4">
        <span className="[&>*]:size-16 [&>*]:text-lg">
          <Avatar person={settings} />
        </span>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <ChooseFiles accept={pictureLimits.accept} multiple={false} onFiles={choose} />
            {settings.profilePicture && (
              <Button icon={Trash2} isPending={remove.isPending} onClick={() => remove.perform({})}>
                Remove picture
              </Button>
            )}
          </div>
          <p className="text-xs text-text-2">{pictureLimits.kinds}. Your colleagues can see it.</p>
          <div role="alert">{fault && <FieldError text={fault} />}</div>
        </div>
      </div>
      {image && (
        <CropPicture
          image={image}
          command={upload}
          onDone={(file) => upload.mutate(file)}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function usePicture() {
  const client = useQueryClient();
  const toast = useToast();
  const [image, setImage] = useState<ImageBitmap>();
  const [refusal, setRefusal] = useState<string>();
  const remove = useCommand(settingsApi.removePicture, {
    refreshes: ownSettingsReads,
    onDone: () => toast({ text: 'Picture removed' }),
  });
  const upload = useMutation<unknown, Error, File>({
    mutationFn: (file) => uploadFile(settingsApi.setPicture, {}, file),
    onSuccess: () => {
      toast({ text: 'Picture saved' });
      setImage(undefined);
      return invalidateAfter(client, settingsApi.setPicture, ownSettingsReads);
    },
  });
  const close = () => {
    setImage(undefined);
    upload.reset();
  };
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const obstacle = obstacleToAdding(file, 0, pictureLimits);
    setRefusal(obstacle);
    if (obstacle) return;
    createImageBitmap(file).then(setImage, () =>
      setRefusal('This picture could not be opened. Please choose another.'),
    );
  };
  const fault = refusal ?? (remove.error && detailOf(remove.error));
  return { image, choose, upload, remove, close, fault };
}
