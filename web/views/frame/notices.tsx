/** The notices of a page, newest first; the visitor's script hides those whose time is over. */

import { millisecondsOfInstant } from '#shared/domain/calendar/instants.ts';
import type { PageNotice } from '#shared/pages/page-notices.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import { Icon } from '../../ui/icon.tsx';

interface NoticesProps {
  readonly notices?: readonly PageNotice[] | undefined;
  readonly timeZone: string;
}

export function Notices({ notices = [], timeZone }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-label="Avisos" className="mb-4 flex flex-col gap-2">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} timeZone={timeZone} />
      ))}
    </section>
  );
}

function NoticeCard({ notice, timeZone }: { readonly notice: PageNotice; readonly timeZone: string }) {
  const { kind, title, text, until, createdAt, tournament } = notice;
  return (
    <article
      data-until={until}
      data-suspension={kind === 'suspension' ? '' : undefined}
      className={`flex gap-3 rounded-card p-3 ${kind === 'suspension' ? 'bg-notice text-notice-text' : 'border border-line bg-surface'}`}
    >
      <Icon name={kind === 'suspension' ? 'warning' : 'info'} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text !== '' && <p className="whitespace-pre-line">{text}</p>}
        <p className="text-sm">
          {[tournament, `${momentText(createdAt, timeZone)}, hasta ${momentText(until, timeZone)}`]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </div>
    </article>
  );
}

/** 'sáb 28 nov 23:59', in the federation's time. */
export function momentText(instant: string, timeZone: string): string {
  const { date, time } = localDateAndTime(millisecondsOfInstant(instant), timeZone);
  // Both lie within sixty days, so that the year says nothing.
  return `${formatShortDate(date, date)} ${time}`.replaceAll(' ', '\u00a0');
}
