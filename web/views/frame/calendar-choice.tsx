/**
 * 'Calendario': how to subscribe to the matches of a team or a tournament. A link opens the calendar of an iPhone or a
 * Mac; on Android nothing handles it, so another one leads to Google Calendar; any other calendar takes the plain address.
 */
import {
  addressOfCalendar,
  type CalendarName,
  googleSubscriptionAddress,
  subscriptionAddress,
} from '#shared/pages/calendars.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from './share-button.tsx';

interface CalendarChoiceProps {
  readonly site: Pick<SiteFacts, 'url'>;
  readonly calendar: CalendarName;
}

const popoverId = 'calendario';

/** May not stand in a paragraph, because it has some of its own. */
export function CalendarChoice({ site, calendar }: CalendarChoiceProps) {
  const address = `${site.url}${addressOfCalendar(calendar)}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={popoverId}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint"
      >
        <Icon name="calendar" className="size-5" />
        Calendario
      </button>
      <div
        id={popoverId}
        popover="auto"
        role="dialog"
        aria-label="Calendario"
        className="m-auto max-w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 text-base text-text shadow-raised"
      >
        <div className="flex flex-col gap-3">
          <p>Los partidos en tu calendario, con cada cambio de día, hora o cancha.</p>
          <ButtonLink variant="primary" icon="calendar" href={subscriptionAddress(calendar, site.url)}>
            iPhone, Mac u Outlook
          </ButtonLink>
          {/* Google reads the calendar itself, so that it needs a whole address. */}
          {site.url && (
            <ButtonLink
              icon="calendar"
              href={googleSubscriptionAddress(calendar, site.url)}
              target="_blank"
              rel="noreferrer"
            >
              Android o Google Calendar
            </ButtonLink>
          )}
          <p className="text-sm">En cualquier otro calendario, suscribite a esta dirección:</p>
          <code className="block select-all rounded-control border border-line bg-page p-3 text-sm">{address}</code>
          <CopyButton text={address} label="Copiar la dirección" copied="Dirección copiada" />
          <button
            type="button"
            popoverTarget={popoverId}
            popoverTargetAction="hide"
            className="min-h-11 font-medium text-accent"
          >
            Cerrar
          </button>
        </div>
      </div>
    </>
  );
}
