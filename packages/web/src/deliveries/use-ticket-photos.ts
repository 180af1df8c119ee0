import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asError } from '../platform/fault.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { sendPhoto } from '../platform/send-file.ts';
import { useToast } from '../ui/toast.tsx';

/** First the delivery, then the photos of its ticket: one that does not arrive loses nothing else. */
export function useTicketPhotos() {
  const toast = useToast();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const send = async (deliveryId: number, files: readonly File[]): Promise<void> => {
    const tries = await Promise.allSettled(
      files.map((photo) => sendPhoto(deliveriesApi.addPhoto, { params: { deliveryId } }, photo)),
    );
    const failed = tries.find((result) => result.status === 'rejected');
    const left = files.filter((_, place) => tries[place]?.status === 'rejected');
    if (failed)
      toast({
        title: 'Photo not sent',
        text: asError(failed.reason).message,
        tone: 'danger',
        action: { label: 'Try again', onPress: () => void send(deliveryId, left) },
      });
    await invalidateAfter(client, deliveriesApi.addPhoto);
  };
  return { photos, setPhotos, sendPhotos: (deliveryId: number) => send(deliveryId, photos) };
}
