import {
  Bridge,
  Building2,
  Church,
  Construction,
  Factory,
  Hospital,
  House,
  Landmark,
  type LucideIcon,
  Road,
  School,
  Store,
  TrainTrack,
  Trees,
  Warehouse,
} from 'lucide-react';

type ContractIcon = { value: string; label: string; icon: LucideIcon };

/** The icons of contracts; stored by the name of the drawing. */
export const contractIcons: readonly ContractIcon[] = [
  { value: 'building-2', label: 'Building', icon: Building2 },
  { value: 'house', label: 'Housing', icon: House },
  { value: 'school', label: 'School', icon: School },
  { value: 'hospital', label: 'Hospital', icon: Hospital },
  { value: 'store', label: 'Shop', icon: Store },
  { value: 'warehouse', label: 'Warehouse', icon: Warehouse },
  { value: 'factory', label: 'Factory', icon: Factory },
  { value: 'landmark', label: 'Public building', icon: Landmark },
  { value: 'church', label: 'Church', icon: Church },
  { value: 'road', label: 'Road', icon: Road },
  { value: 'bridge', label: 'Bridge', icon: Bridge },
  { value: 'train-track', label: 'Railway', icon: TrainTrack },
  { value: 'trees', label: 'Landscape', icon: Trees },
];

export const contractIcon = (value: string | null): LucideIcon =>
  contractIcons.find((option) => option.value === value)?.icon ?? Construction;
