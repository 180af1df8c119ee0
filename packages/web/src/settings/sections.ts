import {
  Bell,
  Building2,
  CalendarDays,
  CloudOff,
  Keyboard,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Plug,
  ShieldCheck,
  UserRound,
  Webhook,
} from 'lucide-react';

export const sectionNames = [
  'profile',
  'password',
  'security',
  'sessions',
  'companies',
  'appearance',
  'notifications',
  'offline',
  'keyboard',
  'calendar',
  'tokens',
  'webhooks',
  'more',
] as const;

export type Section = (typeof sectionNames)[number];

export const sections: Record<Section, { label: string; icon: LucideIcon }> = {
  profile: { label: 'Profile', icon: UserRound },
  password: { label: 'Password', icon: KeyRound },
  security: { label: 'Security', icon: ShieldCheck },
  sessions: { label: 'Devices', icon: MonitorSmartphone },
  companies: { label: 'Companies', icon: Building2 },
  appearance: { label: 'Appearance', icon: Palette },
  notifications: { label: 'Notifications', icon: Bell },
  offline: { label: 'Offline', icon: CloudOff },
  keyboard: { label: 'Keyboard', icon: Keyboard },
  calendar: { label: 'Calendar', icon: CalendarDays },
  tokens: { label: 'API tokens', icon: Plug },
  webhooks: { label: 'Webhooks', icon: Webhook },
  more: { label: 'More settings', icon: LayoutGrid },
};
