/** The phone's header: a link home or back, and the screen's title. */

import { paths } from '#shared/pages/paths.ts';
import { useCurrentTitle } from '../../lib/screen/page-title.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import icon from '../icon.svg';

const squareLinkClass = 'inline-flex size-12 shrink-0 items-center justify-center rounded-control';

export function PhoneHeader() {
  const { title, back } = useCurrentTitle();
  const { name } = useSettings();
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-line border-b bg-surface px-1 md:hidden">
      {back === null ? (
        <a href={paths.home.getHref()} aria-label="Inicio" className={squareLinkClass}>
          <img src={icon} alt="" width={32} height={32} className="size-8" />
        </a>
      ) : (
        <a href={back} aria-label="Volver" className={squareLinkClass}>
          <Icon name="back" />
        </a>
      )}
      {/* The title is hidden from screen readers, which read the page's own heading. */}
      <p
        aria-hidden="true"
        className="line-clamp-2 min-w-0 flex-1 pr-2 font-display font-semibold text-lg leading-tight"
      >
        {title || name}
      </p>
    </header>
  );
}
