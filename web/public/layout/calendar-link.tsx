/** The link that subscribes a phone's calendar to the matches of a team or a tournament. */
import { type CalendarName, subscriptionAddress } from '#shared/pages/calendars.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { Icon } from '../../ui/icon.tsx';

interface CalendarLinkProps {
  readonly site: Pick<SiteFacts, 'url'>;
  readonly calendar: CalendarName;
}

export function CalendarLink({ site, calendar }: CalendarLinkProps) {
  return (
    <a
      href={subscriptionAddress(calendar, site.url)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint"
    >
      <Icon name="calendar" className="size-5" />
      Calendario
    </a>
  );
}
