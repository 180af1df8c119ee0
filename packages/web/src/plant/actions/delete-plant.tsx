import { plantApi } from '@sitewright/domain/plant/api';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import type { ActionProps } from '../plant-actions.ts';

export const DeletePlant = ({ hire: { id, name }, onClose }: ActionProps) => (
  <DeleteDialog
    endpoint={plantApi.remove}
    input={{ params: { plantHireId: id } }}
    recordType="plant"
    recordId={id}
    title={name}
    consequence="Its hours and breakdowns go too."
    onClose={onClose}
  />
);
