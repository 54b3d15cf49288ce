/** 'Agregar al calendario': one match as a file, which calendars of phones and computers open. */
import { addressOfCalendar } from '#shared/pages/calendars.ts';
import { Icon } from '../../ui/icon.tsx';

export const AddToCalendar = ({ matchId }: { readonly matchId: number }) => (
  <a
    href={addressOfCalendar({ of: 'match', id: matchId })}
    className="inline-flex min-h-11 w-fit items-center gap-2 font-medium text-link underline"
  >
    <Icon name="calendar" className="size-5" />
    Agregar al calendario
  </a>
);
