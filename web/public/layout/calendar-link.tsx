/** The link that subscribes a phone's calendar to the matches of a team or a tournament. */
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { Icon } from '../../ui/icon.tsx';

interface CalendarLinkProps {
  readonly site: Pick<SiteFacts, 'url'>;
  readonly of: 'equipo' | 'torneo';
  readonly id: number;
}

/** With `webcal:` phones offer a subscription; it takes whole addresses only, which need the site's own. */
export function CalendarLink({ site: { url }, of, id }: CalendarLinkProps) {
  return (
    <a
      href={`${url.replace(/^https?:/, 'webcal:')}/calendario/${of}/${id}.ics`}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint"
    >
      <Icon name="calendar" className="size-5" />
      Calendario
    </a>
  );
}
