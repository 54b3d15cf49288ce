/** Phone and email of a staff member as links; nothing for users who may not see them. */
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { Icon } from '../../ui/icon.tsx';

const linkClass =
  'inline-flex min-h-11 min-w-11 max-w-full items-center gap-1.5 font-medium text-link text-sm hover:underline';

export function StaffContact({ person: { phone, email } }: { readonly person: Staff }) {
  if (phone === undefined && email === undefined) return null;
  if (!phone && !email) return <span className="text-muted text-sm">Sin contacto</span>;
  return (
    <span className="flex flex-wrap gap-x-4">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${linkClass} whitespace-nowrap`}>
          <Icon name="phone" className="size-4" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={linkClass}>
          <Icon name="mail" className="size-4" />
          <span className="min-w-0 break-all text-left lg:whitespace-nowrap">{email}</span>
        </a>
      )}
    </span>
  );
}
