/**
 * Every plain `<a href>` of this site is followed without loading the page anew, so that no component needs a router.
 */
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** The click handler for the element around everything. */
export function useLinkNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!staysInApplication(link)) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}

function staysInApplication(link: HTMLAnchorElement): boolean {
  const isOurs = link.origin === location.origin && !/^\/(api|logos)\//.test(link.pathname);
  const isOnThisPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return isOurs && !isOnThisPage && !link.hasAttribute('download') && (link.target === '' || link.target === '_self');
}
