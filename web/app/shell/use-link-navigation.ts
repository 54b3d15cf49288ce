/**
 * Lets the router follow every plain `<a href>` of this site without a page load, so components need no link type.
 * Without a session, links to published pages load these, which the edge answers in place of the application.
 */
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { followLinkOrAsk } from '../../ui/back-button.ts';
import { closeMenuAround } from './open-menus.ts';

/** Returns the click handler for the element that contains all links. */
export function useLinkNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { isAuthenticated } = useSession();
  return (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!shouldRouterFollowLink(link) || (!isAuthenticated && isPublishedPath(link.pathname))) return;
    event.preventDefault();
    closeMenuAround(link);
    const follow = () => void navigate(`${link.pathname}${link.search}${link.hash}`);
    if (link.pathname === location.pathname) follow();
    else followLinkOrAsk(follow);
  };
}

function shouldRouterFollowLink(link: HTMLAnchorElement): boolean {
  const isOurs = link.origin === location.origin && !/^\/(api|logos|calendario)\//.test(link.pathname);
  const isOnThisPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isOurs && !isOnThisPage && !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
}
