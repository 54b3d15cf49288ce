/** On a new screen the page starts at its top and the keyboard at its content; going back keeps the old position. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen is an arrival
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
}
