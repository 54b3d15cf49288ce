/** The dialog that 'Más' opens on a phone: all screens, the user's account, and login or logout. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { requestSignOut } from '../../lib/session/sign-out-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { isCurrentEntry, type NavEntry, navGroupsFor, ungroupedEntriesFor } from './navigation.ts';
import { formatUserName } from './user-name.ts';

export function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const { user } = session;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);

  const leave = () => {
    onClose();
    requestSignOut();
  };

  return (
    <Modal
      title="Más"
      onClose={onClose}
      footer={
        user ? (
          <>
            <a
              href={paths.account.getHref()}
              title="Mi cuenta"
              onClick={onClose}
              className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control px-3 hover:bg-tint"
            >
              <Icon name="user" />
              <span className="min-w-0">{formatUserName(user)}</span>
            </a>
            <Button icon="logout" onClick={leave} className="w-full">
              Cerrar Sesión
            </Button>
          </>
        ) : (
          <ButtonLink look="primary" icon="login" href={paths.login.getHref()} onClick={onClose}>
            Iniciar Sesión
          </ButtonLink>
        )
      }
    >
      <nav aria-label="Todas las secciones" className="flex flex-col gap-4">
        <ul>
          {ungroupedEntriesFor(session).map((entry) => (
            <MoreEntry key={entry.href} entry={entry} pathname={pathname} onClose={onClose} />
          ))}
        </ul>
        {navGroupsFor(session).map((group) => (
          <section key={group.label}>
            <h3 className="px-3 text-muted text-sm">{group.label}</h3>
            <ul>
              {group.entries.map((entry) => (
                <MoreEntry key={entry.href} entry={entry} pathname={pathname} onClose={onClose} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Modal>
  );
}

interface MoreEntryProps {
  readonly entry: NavEntry;
  readonly pathname: string;
  readonly onClose: () => void;
}

function MoreEntry({ entry, pathname, onClose }: MoreEntryProps) {
  return (
    <li>
      <a
        href={entry.href}
        onClick={onClose}
        aria-current={isCurrentEntry(entry.href, pathname) ? 'page' : undefined}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent"
      >
        <Icon name={entry.icon} />
        {entry.label}
      </a>
    </li>
  );
}
