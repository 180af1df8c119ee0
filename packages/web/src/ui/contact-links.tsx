import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonSize, buttonTones } from './button.tsx';
import { cn } from './cn.ts';

type Reachable = {
  name: string;
  phone: string | null;
  email: string | null;
  address?: string | null;
  city?: string | null;
  postcode?: string | null;
};

/** How to reach them with one tap: by phone, by mail, or by car. */
export const ContactLinks = ({ name, phone, email, address, city, postcode }: Reachable) => {
  const place = [address, city, postcode].filter(Boolean).join(', ');
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {phone && (
        <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} icon={Phone} label={`Call ${name}`}>
          Call
        </Way>
      )}
      {email && (
        <Way href={`mailto:${email}`} icon={Mail} label={`Email ${name}`}>
          Email
        </Way>
      )}
      {postcode && (
        <Way
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          icon={MapPin}
          label={`Directions to ${name}`}
        >
          Directions
        </Way>
      )}
    </div>
  );
};

type WayProps = { href: string; icon: LucideIcon; label: string; children: ReactNode };

const Way = ({ href, icon: Icon, label, children }: WayProps) => (
  <a
    href={href}
    aria-label={label}
    {...(href.startsWith('https') && { target: '_blank', rel: 'noreferrer' })}
    className={cn(
      'inline-flex flex-1 items-center justify-center gap-2 rounded-control border whitespace-nowrap',
      buttonSize,
      buttonTones.secondary,
    )}
  >
    <Icon aria-hidden="true" className="size-4 site:size-5" />
    {children}
  </a>
);
